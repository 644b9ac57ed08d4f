/**
 * The client of Loupe, which appraises products from photos.
 *
 *     const client = new Loupe({ baseURL: "https://loupe.example.com", key: process.env.LOUPE_API_KEY });
 *     const { appraisal } = await client.appraise({ image_url: "https://example.com/camera.jpg" });
 *
 * A request is retried after a failed connection or status 429, 502, 503 or 504, after the time in Retry-After or with exponential
 * backoff. A request that costs credits has an Idempotency-Key, so it is charged once however often it is sent. Problems that the
 * service reports are of the class LoupeError.
 */
import { type Call, type ClientOptions, ConnectionError, LoupeError, Transport, lost, retryAfter, wait } from "./transport.js";
import type { components } from "./schema.js";

export { type ClientOptions, ConnectionError, LoupeError, type Problem } from "./transport.js";
export { verifyWebhook, WebhookError, type WebhookEvent } from "./webhook.js";
export type { components, paths } from "./schema.js";

type Schemas = components["schemas"];
export type AppraisalRequest = Schemas["AppraisalRequest"];
export type AppraisalSummary = Schemas["AppraisalSummary"];
export type Batch = Schemas["Batch"];
export type BatchRequest = Schemas["BatchRequest"];
export type BatchResult = Schemas["BatchResult"];
export type Range = Schemas["Range"];

/** The answer to a request. Its appraisal is null if no value could be estimated; then its error says why. */
export type Appraisal = Schemas["Appraisal"] & {
  id: string;
  /** Null if the service did not say, as in a stream. */
  creditsCharged: number | null;
  creditsRemaining: number | null;
  /** Whether it is the answer to an earlier request with the same Idempotency-Key. */
  replayed: boolean;
};

/** An event of an appraisal. The last one has the answer. */
export type AppraisalEvent =
  | { type: "stage"; stage: string; state: "started" | "ended"; ms: number }
  | { type: "range"; range: Range }
  | { type: "appraisal"; appraisal: Appraisal };

export interface RequestOptions {
  signal?: AbortSignal;
}

export interface PaidOptions extends RequestOptions {
  /** Instead of a random one. If you store it before the request, you can repeat the request after a crash, and it is charged once. */
  idempotencyKey?: string;
}

export interface AppraiseOptions extends PaidOptions {
  /** Asks for the answer's details: the best single figure, prices to sell and to buy at, and the evidence. */
  details?: boolean;
}

/** Selects appraisals. */
export interface Filter {
  /** A text in the description or in the title of the best match. */
  search?: string;
  state?: Schemas["AppraisalState"];
  /** The id of a key, not the key itself. */
  apiKey?: string;
  since?: Date;
  until?: Date;
}

/** Selects results of a batch. */
export interface ResultOptions extends RequestOptions {
  state?: Schemas["ItemState"];
  /** Whether to return items as they end, until all have ended, instead of all items by their number. */
  follow?: boolean;
  /** Continues after the item with this number; with follow, after so many items, of any state. */
  after?: number;
}

/** Calls one service with one API key or with access tokens. */
export class Loupe {
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
  }

  /** Appraises the product in a photo, which takes seconds. */
  appraise(request: AppraisalRequest, options: AppraiseOptions = {}): Promise<Appraisal> {
    return this.#transport.send(appraisalCall(request, options), answerOf);
  }

  /**
   * Appraises a product and returns the events as they happen, the answer last. If the connection is lost, it waits for the answer of
   * the same appraisal. If you stop early, the appraisal is completed and charged all the same.
   */
  async *appraiseStream(request: AppraisalRequest, options: AppraiseOptions = {}): AsyncGenerator<AppraisalEvent, void> {
    const call = appraisalCall(request, options, { accept: "text/event-stream" });
    for (let attempt = 0; ;) {
      const response = await this.#transport.send(call, async (r) => r);
      try {
        yield* readEvents(response);
        return;
      } catch (error) {
        attempt = await this.#transport.again(error, attempt, call.signal);
      }
    }
  }

  /** Starts an appraisal that runs in the background, and returns its id for waitAppraisal. */
  appraiseAsync(request: AppraisalRequest, options: AppraiseOptions = {}): Promise<string> {
    return this.#transport.send(appraisalCall(request, options, { prefer: "respond-async" }), async (r) => r.headers.get("loupe-appraisal-id") ?? "");
  }

  /** Returns a stored appraisal with its details, or null while it is in progress. Throws if it ended without an answer. */
  async appraisal(id: string, options: RequestOptions = {}): Promise<Appraisal | null> {
    return (await this.#stored(id, options)).appraisal;
  }

  /** Waits for an appraisal that runs in the background, and returns it with its details. */
  async waitAppraisal(id: string, options: RequestOptions = {}): Promise<Appraisal> {
    for (;;) {
      const { appraisal, pause } = await this.#stored(id, options);
      if (appraisal) return appraisal;
      await wait(Math.max(1, pause), options.signal);
    }
  }

  async #stored(id: string, options: RequestOptions): Promise<{ appraisal: Appraisal | null; pause: number }> {
    const call = { path: `/appraisals/${encodeURIComponent(id)}`, ...options };
    const { response, answer, evidence } = await this.#transport.send(call, async (r) => ({ response: r, ...await r.json() as Schemas["StoredAppraisal"] }));
    if (response.status === 202) return { appraisal: null, pause: retryAfter(response) };
    if (!answer) throw new Error(`the appraisal ${id} ended without an answer; it was not charged`);
    return { appraisal: withHeaders(response, evidence ? { ...answer, details: evidence } : answer, id), pause: 0 };
  }

  /** Returns the account's appraisals, newest first. */
  appraisals({ apiKey, since, until, ...filter }: Filter = {}, options: RequestOptions = {}): AsyncGenerator<AppraisalSummary, void> {
    const query = { ...filter, api_key: apiKey, since: since?.toISOString(), until: until?.toISOString() };
    return this.#pages("/appraisals", query, options, (page: Schemas["AppraisalList"]) => page.items);
  }

  /** Stores a photo for 24 hours and returns the URL to use as image_url. The service detects the format from the bytes. */
  upload(photo: Blob | ArrayBuffer | Uint8Array<ArrayBuffer>, options: RequestOptions = {}): Promise<Schemas["UploadedImage"]> {
    return this.#json({ method: "POST", path: "/images", headers: { "content-type": "application/octet-stream" }, body: photo, ...options });
  }

  /** Returns the account's credits. */
  credits(options: RequestOptions = {}): Promise<Schemas["Credits"]> {
    return this.#json({ path: "/credits", ...options });
  }

  /** Starts the appraisal of a list of up to 1,000 items. The error has errors if items are invalid; then none has begun. */
  createBatch(request: BatchRequest, options: PaidOptions = {}): Promise<Batch> {
    return this.#json(paid("/batches", "application/json", JSON.stringify(request), options));
  }

  /** Starts the appraisal of a list in a file. Name is what the list is called. */
  createBatchFrom(list: string | Blob, type: "text/csv" | "application/x-ndjson", { name, ...options }: PaidOptions & { name?: string } = {}): Promise<Batch> {
    return this.#json({ ...paid("/batches", type, list, options), query: { name } });
  }

  /** Returns a batch: its state, its items by state, and its credits. */
  batch(id: string, options: RequestOptions = {}): Promise<Batch> {
    return this.#json({ path: `/batches/${encodeURIComponent(id)}`, ...options });
  }

  /** Cancels the items of a batch that have not begun. */
  cancelBatch(id: string, options: RequestOptions = {}): Promise<Batch> {
    return this.#json({ method: "POST", path: `/batches/${encodeURIComponent(id)}/cancel`, ...options });
  }

  /** Returns the account's batches, newest first. */
  batches(options: RequestOptions = {}): AsyncGenerator<Batch, void> {
    return this.#pages("/batches", {}, options, (page: Schemas["BatchList"]) => page.batches);
  }

  /** Returns a batch again and again, until all its items have ended. It goes on while the batch is paused. */
  async *watchBatch(id: string, options: RequestOptions = {}): AsyncGenerator<Batch, void> {
    for (;;) {
      const batch = await this.batch(id, options);
      yield batch;
      if (batch.ended_at) return;
      const left = batch.done_at ? (Date.parse(batch.done_at) - Date.now()) / 1000 : 0;
      await wait(batch.state === "paused" ? 20 : Math.min(Math.max(1, left / 20), 10), options.signal);
    }
  }

  /** Waits until all items of a batch have ended, also while it is paused. */
  async waitBatch(id: string, options: RequestOptions = {}): Promise<Batch> {
    let last: Batch | undefined;
    for await (last of this.watchBatch(id, options));
    return last!;
  }

  /** Returns the results of a batch, also while it is running. */
  async *results(id: string, { state, after, follow, ...options }: ResultOptions = {}): AsyncGenerator<BatchResult, void> {
    const pages = (query: NonNullable<Call["query"]>) => this.#pages(`/batches/${encodeURIComponent(id)}/results`, query, options, (page: Schemas["BatchResults"]) => page.results);
    if (!follow) return yield* pages({ state, after });
    let count = after ?? 0; // items are numbered in this order from 1
    for await (const _ of this.watchBatch(id, options)) { // one that had ended before these results were read has no others
      for await (const result of pages({ order: "ended", after: count || undefined })) {
        count++;
        if (!state || result.state === state) yield result;
      }
    }
  }

  /** Returns the results of a batch as a table: your columns, then those of the values. */
  resultsCSV(id: string, options: RequestOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.#transport.send({ path: `/batches/${encodeURIComponent(id)}/results`, query: { format: "csv" }, ...options }, async (r) => r.body!);
  }

  #json<T>(call: Call): Promise<T> {
    return this.#transport.send(call, (response) => response.json() as Promise<T>);
  }

  async *#pages<P extends { next: string | null }, T>(path: string, query: NonNullable<Call["query"]>, options: RequestOptions, elements: (page: P) => T[]): AsyncGenerator<T, void> {
    for (let after = query.after; ;) {
      const page = await this.#json<P>({ path, query: { ...query, after }, ...options });
      yield* elements(page);
      if (page.next === null) return;
      after = page.next;
    }
  }
}

/** Returns a call that has an Idempotency-Key. */
function paid(path: string, type: string, body: BodyInit, { idempotencyKey = crypto.randomUUID(), signal }: PaidOptions): Call {
  return { method: "POST", path, body, signal, headers: { "content-type": type, "idempotency-key": idempotencyKey } };
}

function appraisalCall(request: AppraisalRequest, options: AppraiseOptions, headers: Record<string, string> = {}): Call {
  const call = paid("/appraise-product", "application/json", JSON.stringify(request), options);
  return { ...call, headers: { ...call.headers, ...headers }, query: { include: options.details ? "details" : undefined } };
}

async function answerOf(response: Response): Promise<Appraisal> {
  return withHeaders(response, await response.json() as Schemas["Appraisal"]);
}

function withHeaders({ headers }: Response, answer: Schemas["Appraisal"], id = headers.get("loupe-appraisal-id") ?? ""): Appraisal {
  const number = (name: string) => headers.has(name) ? Number(headers.get(name)) : null;
  return {
    ...answer, id, replayed: headers.get("idempotent-replayed") === "true",
    creditsCharged: number("loupe-credits-charged"), creditsRemaining: number("loupe-credits-remaining"),
  };
}

/** Reads an appraisal's events (https://html.spec.whatwg.org/#server-sent-events). The answer to an earlier request is not a stream. */
async function* readEvents(response: Response): AsyncGenerator<AppraisalEvent, void> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream")) {
    yield { type: "appraisal", appraisal: await lost(() => answerOf(response)) };
    return;
  }
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let rest = ""; ;) {
      const { done, value } = await lost(() => reader.read());
      if (done) throw new ConnectionError("the stream ended before the answer");
      const events = (rest + value).split("\n\n");
      rest = events.pop()!;
      for (const text of events) {
        const [, type, data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
        if (type === "problem") throw new LoupeError(response, data);
        if (type === "stage") yield { type, ...JSON.parse(data) as { stage: string; state: "started" | "ended"; ms: number } };
        if (type === "range") yield { type, range: JSON.parse(data) as Range };
        if (type !== "appraisal") continue; // or an event of a later version
        yield { type, appraisal: withHeaders(response, JSON.parse(data) as Schemas["Appraisal"]) };
        return;
      }
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
