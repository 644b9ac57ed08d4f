// Records transcripts of appraisals, so that an operator can replay an incident: the frames of one
// exchange with the core's answers. The package comment of build/products/host describes the format, and
// build/operate/replay replays it.

import { concat } from "./body.mjs";
import { messageOf } from "./failure.mjs";
import { sha256 } from "./keep.mjs";

const encoder = new TextEncoder();
const header = encoder.encode("loupe transcript 1\n");
const empty = new Uint8Array();

/** Bytes of one transcript, by where it is stored. A value of D1 has at most 2,000,000 bytes. */
export const maxTranscript = { d1: 1 << 20, r2: 25 << 20 };

/**
 * Bytes that the transcripts of all open exchanges may hold in memory, by where they are stored. Those
 * for R2 leave little of an isolate's 128 MB if many photos are held at the same time.
 */
export const maxRecording = { d1: 8 << 20, r2: 25 << 20 };

/** Keeps the longest transcript of an appraisal. */
const upsert = "INSERT INTO transcript (appraisal, created_at, data) VALUES (?1, ?2, ?3) " +
  "ON CONFLICT (appraisal) DO UPDATE SET created_at = excluded.created_at, data = excluded.data " +
  "WHERE length(excluded.data) > length(transcript.data)";

/** Test keys: the service's name, which has no underscore, and _test before the rest of a key. */
const testKey = /^[^_]+_test_[^_]+$/;

/** Begins transcripts and stores them, in the R2 bucket TRANSCRIPTS_BUCKET if it is bound, else in D1. */
export class Recorder {
  #env;
  #module;

  /** The bytes that open transcripts hold. */
  held = 0;

  constructor(env, module) {
    this.#env = env;
    this.#module = module;
  }

  /**
   * Begins a transcript with the steps of an instance's start. Returns undefined if transcripts are
   * off, or for a test key. The request headers tell which API keys to replace.
   */
  begin(start, headers) {
    const { TRANSCRIPTS, TRANSCRIPTS_BUCKET, DB } = this.#env;
    if (TRANSCRIPTS !== "1" || !TRANSCRIPTS_BUCKET && !DB) return undefined;
    const keys = apiKeys(headers);
    if (keys.some((key) => testKey.test(key))) return undefined; // no appraisal is stored, with which it would be deleted
    const transcript = new Transcript(this, keys);
    for (const { frame, answer } of start) transcript.add(0, frame, answer);
    const build = buildID(this.#module);
    if (build) transcript.add(0, empty, build);
    return transcript;
  }

  /** The bytes that one transcript may have. */
  get limit() {
    return maxTranscript[this.#store];
  }

  get #store() {
    return this.#env.TRANSCRIPTS_BUCKET ? "r2" : "d1";
  }

  /** Reserves memory. Returns false if all transcripts together would exceed maxRecording. */
  reserve(bytes) {
    if (this.held + bytes > maxRecording[this.#store]) return false;
    this.held += bytes;
    return true;
  }

  release(bytes) {
    this.held -= bytes;
  }

  /**
   * Stores a transcript, unless a longer one of the appraisal is stored: a repeated call or message has
   * a short transcript, too.
   */
  async put(id, data) {
    const { TRANSCRIPTS_BUCKET: bucket, DB } = this.#env, key = `transcripts/${id}`;
    if (!bucket) return DB.prepare(upsert).bind(id, Date.now(), data).run();
    const stored = await bucket.head(key);
    if (!stored || stored.size < data.length) await bucket.put(key, data);
  }
}

/** The transcript of one open exchange. */
class Transcript {
  #recorder;
  #keys; // the caller's API keys
  #chunks = [header];
  #size = header.length;
  #held = 0;
  #id;
  #dropped = ""; // why; "" if the transcript is complete

  constructor(recorder, keys) {
    this.#recorder = recorder;
    this.#keys = keys;
  }

  /** Names the appraisal. Ignores what is not the id of one, such as a webhook: its deliveries have its secret. */
  set id(id) {
    if (/^apr_[A-Za-z0-9]{1,60}$/.test(id)) this.#id = id;
  }

  /** Adds a copy of a frame and its answer, which is empty if the core trapped. */
  add(exchange, frame, answer) {
    if (this.#dropped) return;
    const size = 12 + frame.length + answer.length;
    this.#size += size;
    if (this.#size > this.#recorder.limit) this.#drop(`it is over ${this.#recorder.limit} bytes`);
    else if (!this.#recorder.reserve(size)) this.#drop("the transcripts of all open exchanges take too much memory");
    else {
      this.#held += size;
      this.#chunks.push(concat([u32(exchange), u32(frame.length), frame, u32(answer.length), answer]));
    }
  }

  #drop(reason) {
    this.#dropped = reason;
    this.discard();
  }

  /** Frees the memory of the transcript. Does nothing the second time. */
  discard() {
    this.#recorder.release(this.#held);
    this.#held = 0;
    this.#chunks = [];
  }

  /** Stores the transcript if its exchange belongs to an appraisal. Never rejects. */
  async store() {
    try {
      if (this.#id && this.#dropped) throw new Error(this.#dropped);
      if (this.#id) await this.#recorder.put(this.#id, await replaceKeys(concat(this.#chunks), this.#keys));
    } catch (error) {
      console.error(JSON.stringify({ transcript_not_stored: this.#id, reason: messageOf(error) }));
    } finally {
      this.discard();
    }
  }
}

const u32 = (v) => Uint8Array.of(v, v >>> 8, v >>> 16, v >>> 24);

/**
 * The build id of a module: https://github.com/WebAssembly/tool-conventions/blob/main/BuildId.md.
 * Undefined if it has none.
 */
function buildID(module) {
  const [section] = WebAssembly.Module.customSections(module, "build_id");
  return section && new Uint8Array(section, 1); // after the length, which is one byte
}

/**
 * The API keys in the headers of a request: a bearer token, and the values of x-{service}-api-key, which clients of the
 * connector send. Shorter values than minKey are no keys. Replacing them would change other bytes too.
 */
function apiKeys(headers) {
  const keys = headers.flatMap(([name, value]) => {
    if (name === "authorization") return /^bearer +(.*?) *$/i.exec(value)?.[1] ?? [];
    return /^x-.*-api-key$/.test(name) ? value.trim() : [];
  });
  return [...new Set(keys)].filter((key) => key.length >= minKey);
}

/** Characters. A key of the service has 50 or more. */
const minKey = 32;

/**
 * Replaces API keys and their SHA-256 in a transcript, in place: the key by another key of the same
 * length, and the hash by that key's hash. To the core both are just a key and what it looks up, so the
 * transcript still replays.
 */
async function replaceKeys(data, keys) {
  for (const key of keys) {
    const replacement = standIn(key);
    replaceAll(data, encoder.encode(key), encoder.encode(replacement));
    replaceAll(data, await hash(key), await hash(replacement));
  }
  return data;
}

/** A key of the same length and service with a correct checksum: core/store/account has the format. */
function standIn(token) {
  const [, service] = /^([!-~]*_)[0-9A-Za-z]{49}$/.exec(token) ?? [];
  if (!service) return "x".repeat(encoder.encode(token).length);
  const body = service + "0".repeat(43);
  return body + base62(crc32(encoder.encode(body))).padStart(6, "0");
}

/** The CRC-32 of IEEE 802.3. */
function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc >>> 1 ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function base62(number) {
  const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  return number < 62 ? digits[number] : base62(Math.floor(number / 62)) + digits[number % 62];
}

/** The SHA-256 of a text, as bytes of hexadecimal text. */
async function hash(text) {
  return encoder.encode(Array.from(await sha256(encoder.encode(text)), (b) => b.toString(16).padStart(2, "0")).join(""));
}

/** Replaces each occurrence of some bytes by as many others. */
function replaceAll(data, bytes, others) {
  for (let at = 0; (at = data.indexOf(bytes[0], at)) >= 0; at++) {
    if (bytes.every((byte, i) => data[at + i] === byte)) data.set(others, at);
  }
}
