// Cloudflare's API: https://developers.cloudflare.com/api/

import { adviceFor } from "./advice.mjs";
import { Stop } from "./stop.mjs";

const timeout = 30_000; // milliseconds for one call
const perPage = 50; // the most that every list allows

/** CloudflareError is a refusal by the API. */
export class CloudflareError extends Stop {
  constructor(message, status, codes) {
    super(message, { advice: adviceFor(codes, status) });
    this.status = status;
    this.codes = codes;
  }
}

/** Cloudflare calls the API with the credentials that `wrangler auth token --json` prints. */
export class Cloudflare {
  #headers;

  constructor({ type, token, key, email }, base = process.env.CLOUDFLARE_API_BASE_URL || "https://api.cloudflare.com/client/v4") {
    this.base = base;
    this.#headers = type === "api_key" ? { "X-Auth-Key": key, "X-Auth-Email": email } : { Authorization: `Bearer ${token}` };
  }

  get(path) { return this.#call("GET", path).then(({ result }) => result); }
  post(path, body) { return this.#call("POST", path, body).then(({ result }) => result); }
  put(path, body) { return this.#call("PUT", path, body).then(({ result }) => result); }

  /** Returns what get returns, or undefined if the API answers 404. */
  async find(path) {
    try {
      return await this.get(path);
    } catch (error) {
      if (error.status === 404) return undefined;
      throw error;
    }
  }

  /** Returns the items of all pages of a list. */
  async list(path, query = {}) {
    const items = [];
    for (let page = 1; ; page++) {
      const parameters = new URLSearchParams({ ...query, page, per_page: perPage });
      const { result, result_info: info } = await this.#call("GET", `${path}?${parameters}`);
      items.push(...result);
      const pages = info?.total_pages ?? Math.ceil((info?.total_count ?? 0) / perPage);
      if (result.length === 0 || page >= pages) return items;
    }
  }

  async #call(method, path, body) {
    const what = `${method} ${path.split("?")[0]}`;
    let response, text;
    try {
      response = await fetch(this.base + path, {
        method,
        headers: { ...this.#headers, ...(body && { "Content-Type": "application/json" }) },
        body: body && JSON.stringify(body),
        redirect: "error", // the token must not reach another server
        signal: AbortSignal.timeout(timeout),
      });
      text = await response.text();
    } catch (cause) {
      throw new Stop(`no answer from Cloudflare: ${what}: ${cause.cause?.message ?? cause.message}`, {
        cause, advice: "Check the connection, then run the same command again: it finds what was created.",
      });
    }
    let answer;
    try {
      answer = JSON.parse(text);
    } catch {
      throw new CloudflareError(`Cloudflare answered ${what} with status ${response.status}, without JSON`, response.status, []);
    }
    if (response.ok && answer.success) return answer;
    const errors = answer.errors ?? [];
    const reasons = errors.map(({ code, message }) => `${message} [code: ${code}]`).join("; ");
    const message = `Cloudflare refused ${what} (${response.status}): ${reasons || "no reason given"}`;
    throw new CloudflareError(message, response.status, errors.map(({ code }) => code));
  }
}
