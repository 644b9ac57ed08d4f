// A Worker that replaces the Workers AI binding. It sends run(model, input) to the stand-in in
// tests/upstream and throws the binding's errors.

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

export default { fetch: () => new Response("stand-in for the binding AI") };
