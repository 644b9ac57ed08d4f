// The bindings of the Worker that effects use.

import { Code, Failure } from "./failure.mjs";

/** Returns the binding of this name. Throws a Failure if the Worker has no such binding. */
export function binding(x, name) {
  const bound = x.host.env[name];
  if (!bound) throw new Failure(Code.Unavailable, `no binding ${name}`);
  return bound;
}
