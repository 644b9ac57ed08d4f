// Stands in for the binding of Workers AI: run(model, input), by the stand-in in tests/upstream. Its errors are as the
// binding's.

import { WorkerEntrypoint } from "cloudflare:workers";

export class AI extends WorkerEntrypoint {
  async run(model, input) {
    const answer = await fetch(this.env.UPSTREAM + "/run", {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ model, input }),
    });
    const result = await answer.json();
    if (!answer.ok) throw new Error(`${result.internalCode}: ${result.description}`);
    return result;
  }
}

export default { fetch: () => new Response("a binding's stand-in") };
