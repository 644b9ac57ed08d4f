// Performs the core's effects on Cloudflare. For each kind of effect, a function decodes the
// parameters from the frame and returns the work to do later. The work resolves to the payload of
// the effect's result. core/exchange defines both encodings.

import { binding } from "./binding.mjs";
import { bodySize, drain } from "./body.mjs";
import { Code, Failure, messageOf } from "./failure.mjs";
import { fetchEffect, token } from "./fetch.mjs";
import { keepBody, maxKept, readKept, sha256 } from "./keep.mjs";
import { joinParts, keptBody, readParts, withBody } from "./parts.mjs";
import { d1, d1Read, kvDelete, kvGet, kvKeep, kvOpen, kvPut, queue } from "./storage.mjs";
import { Writer } from "./wire.mjs";

/** By kind: (frame reader) => (exchange, effect number, time limit) => promise of a payload. */
export const effectDecoders = {
  1: fetchEffect, 2: read, 3: kvGet, 4: kvPut, 5: kvDelete, 6: d1, 7: ai, 8: limit, 9: wait, 10: token, 11: body, 12: kvKeep, 13: sign,
  14: queue, 15: kvOpen, 16: reduce, 17: asset, 18: d1Read, 19: keep,
};

/**
 * The kinds that hold one of the exchange's connections.
 * https://developers.cloudflare.com/workers/platform/limits/#simultaneous-open-connections
 */
export const needsConnection = new Set([1, 3, 4, 5, 7, 10, 12, 14, 15, 16, 17]);

const empty = new Uint8Array();

function read(frame) {
  const effect = frame.u32(), offset = frame.u32(), length = frame.u32();
  return async (x) => new Writer().bytes(keptBody(x, effect).subarray(offset, offset + length)).done();
}

function ai(frame) {
  const model = frame.str(), input = readParts(frame);
  return async (x, _number, limit) => {
    const workersAI = binding(x, "AI");
    const output = await withBody(x, input, limit, (json) => workersAI.run(model, JSON.parse(new TextDecoder().decode(json))));
    return new Writer().bytes(new TextEncoder().encode(JSON.stringify(output))).done();
  };
}

function limit(frame) {
  const key = frame.str();
  return async (x) => {
    const { success } = await binding(x, "RATE_LIMITER").limit({ key });
    return new Writer().u8(success ? 1 : 0).done();
  };
}

function wait(frame) {
  const time = Math.min(frame.u32(), 2 ** 31 - 1); // a longer setTimeout would fire at once
  return (_x, _number, { signal }) => new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(empty), time);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new Failure(Code.Timeout, "the wait was aborted"));
    });
  });
}

/**
 * Reads the deferred body of the request, and keeps it unless the core gets it as a whole. A body that is too large is read to its end
 * and dropped.
 */
function body(frame) {
  const maxBytes = frame.u32(), headBytes = frame.u32();
  return async (x, number, limit) => {
    const request = x.takeDeferred();
    if (!request) throw new Failure(Code.Unavailable, "the request has no deferred body, or it has been read");
    if (headBytes >= maxBytes) return x.host.inbound.receive(request, maxBytes, (bytes) => whole(bytes, maxBytes), x.timers);
    limit.excuseBusy();
    const length = bodySize(request);
    let bytes;
    try {
      // A body that is known to be too large is not held in memory.
      const options = { what: "request body", maxBytes: length > maxBytes ? 0 : maxBytes, length, limit, atLimit: drain };
      bytes = await readKept(x, request.body, options);
    } catch (error) {
      if (error instanceof Failure) throw error;
      throw new Failure(Code.Network, `the request body broke off: ${messageOf(error)}`);
    }
    return (await keepBody(x, number, bytes, headBytes, new Writer().u32(bytes.length))).done();
  };
}

/** Returns the result for a body that the core gets as a whole. */
async function whole(bytes, maxBytes) {
  if (bytes.length > maxBytes) throw new Failure(Code.TooLarge, "the request body is over its limit");
  return new Writer().u32(bytes.length).bytes(await sha256(bytes)).bytes(bytes).done();
}

/** Keeps a body that the core has made. */
function keep(frame) {
  const parts = readParts(frame);
  return async (x, number, limit) => {
    const bytes = joinParts(x, parts).slice(); // a copy: a part is a view of the core's answer
    if (bytes.length > maxKept - x.keeping) throw new Failure(Code.TooLarge, "the bodies that the exchange keeps are over their limit");
    x.keeping += bytes.length;
    try {
      await x.room.take("kept", bytes.length, bytes.length, limit);
    } catch (error) {
      x.keeping -= bytes.length;
      throw error;
    }
    x.kept.set(number, bytes);
    return empty;
  };
}

/**
 * Reduces a kept picture by Cloudflare Images, and keeps the result.
 * https://developers.cloudflare.com/images/optimization/binding/
 */
function reduce(frame) {
  const effect = frame.u32(), format = frame.u8() ? "image/jpeg" : "image/png";
  const side = frame.u32(), maxBytes = frame.u32(), headBytes = frame.u32();
  return async (x, number, limit) => {
    const images = binding(x, "IMAGES");
    const bytes = await withBody(x, [{ effect }], limit, async (picture) => {
      const transformed = images.input(streamOf(picture)).transform({ width: side, height: side, fit: "scale-down" });
      const response = (await transformed.output({ format, anim: false })).response();
      return readKept(x, response.body, { what: "reduced picture", maxBytes, length: bodySize(response), limit });
    });
    return (await keepBody(x, number, bytes, headBytes, new Writer().u32(bytes.length))).done();
  };
}

/** Reads a static file of the site. The binding needs an absolute URL, of which it reads only the path. */
function asset(frame) {
  const path = frame.str();
  return async (x) => {
    const file = await binding(x, "ASSETS").fetch(`https://site.invalid${path}`);
    if (!file.ok) throw new Failure(Code.Failed, `the site has no file ${path}: ${file.status}`);
    return new Writer().bytes(new Uint8Array(await file.arrayBuffer())).done();
  };
}

/** A stream of bytes. */
function streamOf(bytes) {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(bytes);
      controller.close();
    },
  });
}

function sign(frame) {
  const secret = frame.str(), message = frame.bytes();
  return async (x) => {
    const key = await x.host.signingKey(secret);
    if (!key) throw new Failure(Code.Unavailable, `the secret ${secret} has no value`);
    return new Writer().bytes(new Uint8Array(await crypto.subtle.sign("HMAC", key, message))).done();
  };
}
