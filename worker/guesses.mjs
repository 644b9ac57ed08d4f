// Limits guesses of the administrator's token.

import { problemResponse } from "./host/problem.mjs";

/** Milliseconds for which a network that has used up its guesses is refused: the period of the rate limiter. */
const pause = 60_000;

/** The highest number of networks that are remembered. */
const maxNetworks = 1000;

/** The networks from which the administrator's token was guessed too often. */
export class Guesses {
  #until = new Map(); // Unix milliseconds, by network

  /**
   * Returns the response of call to a request, or a problem if its network has sent too many wrong tokens. Only wrong tokens
   * count. After too many, the right token is refused, too, so that guessing is useless. Without a rate limiter nothing is limited.
   */
  async check(request, limiter, requestID, call) {
    if (!request.headers.has("authorization")) return call();
    const network = request.headers.get("cf-connecting-ip") ?? "";
    if (this.#until.get(network) > Date.now()) return tooMany(requestID);
    const response = await call();
    if (response.status !== 401 || !limiter) return response;
    const { success } = await limiter.limit({ key: `administrator from ${network}` });
    if (success) return response;
    response.body?.cancel().catch(() => {});
    if (this.#until.size >= maxNetworks) this.#until.clear(); // the limiter still counts
    this.#until.set(network, Date.now() + pause);
    return tooMany(requestID);
  }
}

const tooMany = (requestID) => problemResponse("RATE_LIMITED", "too many wrong tokens from this address", requestID, { headers: { "retry-after": "60" } });
