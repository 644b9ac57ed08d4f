// A Worker that replaces the queue binding JOBS. It sends each message to the real queue twice, so the consumer gets it twice.

import { WorkerEntrypoint } from "cloudflare:workers";

export class Twice extends WorkerEntrypoint {
  async send(message, options) {
    for (const copy of [message.slice(), message.slice()]) await this.env.JOBS.send(copy, options);
  }
}

export default { fetch: () => new Response("sends each message twice") };
