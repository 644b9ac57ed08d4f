// The bindings of the Worker that effects use.

import { Code, Failure } from "./failure.mjs";

/** Returns the binding with the name. Throws a Failure if there is none. */
export function binding(x, name) {
  const bound = x.host.env[name];
  if (!bound) throw new Failure(Code.Unavailable, `no binding ${name}`);
  return bound;
}
