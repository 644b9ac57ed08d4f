import type { components } from "./schema.js";

export type Problem = components["schemas"]["Problem"];

/** A problem that the service reports, or, with a code such as HTTP_502, an answer of a proxy. */
export class LoupeError extends Error {
  override readonly name = "LoupeError";
  readonly code: Problem["code"] | `HTTP_${number}`;
  readonly status: number;
  readonly detail: string;
  /** The invalid field of the request. */
  readonly field: string | undefined;
  /** The invalid items of a batch. */
  readonly errors: NonNullable<Problem["errors"]>;
  /** The seconds after which another try makes sense, 0 if the service does not say. */
  readonly retryAfter: number;
  /** To quote when you report a problem. */
  readonly requestId: string | null;
  /** The appraisal under which the answer may be stored all the same. */
  readonly appraisalId: string | null;

  constructor(response: Response, text: string) {
    let problem: Partial<Problem> = {};
    try {
      problem = JSON.parse(text) as Partial<Problem>;
    } catch { /* an answer of a proxy */ }
    const code = problem?.code ?? (`HTTP_${response.status}` as const);
    const detail = problem?.detail ?? "the answer has no problem document";
    super(`${code}: ${detail}`);
    this.code = code;
    this.status = response.ok ? problem.status ?? 500 : response.status; // a stream has the status 200
    this.detail = detail;
    this.field = problem?.field;
    this.errors = problem?.errors ?? [];
    this.retryAfter = retryAfter(response);
    this.requestId = response.headers.get("x-request-id");
    this.appraisalId = response.headers.get("loupe-appraisal-id");
  }
}

/** The failure to send a request or to read its answer. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
}

export interface ClientOptions {
  /** The URL of the service, with or without /api/v1. */
  baseURL: string;
  /** An API key, or a function that returns an API key or access token for each request. */
  key: string | (() => string | Promise<string>);
  /** Sends the requests instead of the global fetch. */
  fetch?: typeof fetch;
  /** How often a request is sent again, 5 times if absent. */
  retries?: number;
  /** If the service asks for a longer pause, in seconds, the request fails instead; 60 if absent. */
  longestPause?: number;
}

export interface Call {
  method?: "GET" | "POST";
  path: string;
  query?: Record<string, string | number | undefined>;
  headers?: Record<string, string>;
  body?: BodyInit;
  signal?: AbortSignal | undefined;
}

export class Transport {
  readonly #base: string;
  readonly #key: ClientOptions["key"];
  readonly #fetch: typeof fetch;
  readonly #retries: number;
  readonly #longest: number;

  constructor({ baseURL, key, fetch: send = fetch, retries = 5, longestPause = 60 }: ClientOptions) {
    this.#base = baseURL.replace(/\/+$/, "").replace(/\/api\/v1$/, "") + "/api/v1";
    this.#key = key;
    this.#fetch = send;
    this.#retries = retries;
    this.#longest = longestPause;
  }

  /** Sends a request until it is answered with a status below 400, and reads the answer with read. */
  async send<T>(call: Call, read: (response: Response) => Promise<T>): Promise<T> {
    for (let attempt = 0; ;) {
      try {
        return await this.#once(call, read);
      } catch (error) {
        attempt = await this.again(error, attempt, call.signal);
      }
    }
  }

  /**
   * Waits before a request is sent again, and returns the number of attempts. Throws the error if another attempt would not help. An
   * earlier attempt with the Idempotency-Key that is in progress does not count; the service ends it after minutes at most.
   */
  async again(error: unknown, attempt: number, signal: AbortSignal | undefined): Promise<number> {
    signal?.throwIfAborted();
    const pause = this.#pause(error, attempt);
    if (!(error instanceof LoupeError && error.status === 409)) attempt++;
    if (pause === null || attempt > this.#retries) throw error;
    await wait(pause, signal);
    return attempt;
  }

  async #once<T>({ method = "GET", path, query = {}, headers, body, signal }: Call, read: (response: Response) => Promise<T>): Promise<T> {
    const token = typeof this.#key === "string" ? this.#key : await this.#key();
    const given = Object.entries(query).filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
    const url = `${this.#base}${path}${given.length ? `?${new URLSearchParams(given)}` : ""}`;
    const request = new Request(url, { method, headers: { ...headers, authorization: `Bearer ${token}` }, body: body ?? null, signal: signal ?? null });
    const send = this.#fetch; // fetch must not be called as a method
    const response = await lost(() => send(request));
    if (response.status >= 400) throw new LoupeError(response, await lost(() => response.text()));
    return lost(() => read(response));
  }

  /** Returns how many seconds to wait before a request is sent again, or null if that would not help. */
  #pause(error: unknown, attempt: number): number | null {
    const backoff = Math.min(0.5 * 2 ** attempt, this.#longest) * (0.5 + Math.random() / 2);
    if (error instanceof ConnectionError) return backoff;
    if (!(error instanceof LoupeError) || error.retryAfter > this.#longest) return null;
    const inProgress = error.status === 409 && error.retryAfter > 0; // an earlier attempt with the Idempotency-Key
    return inProgress || [429, 502, 503, 504].includes(error.status) ? error.retryAfter + backoff : null;
  }
}

/** Makes a failure of I/O a ConnectionError. Answers that are not JSON stay what they are. */
export async function lost<T>(io: () => Promise<T>): Promise<T> {
  try {
    return await io();
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof LoupeError) throw error;
    throw new ConnectionError("the connection failed", { cause: error });
  }
}

/** Returns the seconds in Retry-After, 0 without one. */
export function retryAfter(response: Response): number {
  const value = response.headers.get("retry-after") ?? "";
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Math.max(0, seconds || 0);
}

/** Waits this many seconds, or throws the signal's reason if it aborts first. */
export function wait(seconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => { clearTimeout(timer); reject(signal?.reason); };
    const timer = setTimeout(() => { signal?.removeEventListener("abort", stop); resolve(); }, seconds * 1000);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
