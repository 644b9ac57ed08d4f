// Decodes the core's frames. core/exchange documents them.

import { effectDecoders } from "./effects.mjs";
import { joinParts, readParts } from "./parts.mjs";
import { Reader } from "./wire.mjs";

/** The first bytes of frames to the core, and of frames from it. */
export const toCore = { configure: 0, open: 1, done: 2, describe: 3, gone: 4 };
const fromCore = { ready: 0, progress: 1, fault: 2, manifest: 3 };

/** The bits of the flags of a progress frame: which fields it has, and the state of the exchange. */
const flag = { response: 1, closed: 2, open: 4, chunk: 8, account: 16, log: 32, end: 64 };

/**
 * Decodes a manifest frame. Throws if it does not fit the protocol or has a response that cannot be
 * sent.
 */
export function readManifest(bytes) {
  const frame = readFrame(bytes, fromCore.manifest);
  const names = () => frame.list(() => frame.str());
  const manifest = {
    bodyLimit: frame.u32(), connections: frame.u32(), deferred: names(), variables: names(), secrets: names(),
    internal: readLiteralResponse(frame), unavailable: readLiteralResponse(frame),
  };
  frame.end();
  // Response throws for a response that cannot be sent. Failed exchanges answer with these two.
  for (const { status, headers, body } of [manifest.internal, manifest.unavailable]) new Response(body, { status, headers });
  return manifest;
}

/** Throws unless the frame says that the core is configured. */
export function readReady(bytes) {
  readFrame(bytes, fromCore.ready).end();
}

/**
 * Decodes a progress frame to its end, so that a frame that does not fit the protocol has no effect.
 * Throws if it does not.
 */
export function readProgress(bytes, exchange) {
  const frame = readFrame(bytes, fromCore.progress);
  if (frame.u32() !== exchange) throw new Error("the core answered for another exchange");
  const flags = frame.u8();
  if (flags >= flag.end) throw new Error("the core's frame has an unknown flag");
  const closed = (flags & flag.closed) !== 0, open = (flags & flag.open) !== 0;
  if (closed && open) throw new Error("the core closed the exchange with an open body");
  const response = flags & flag.response ? readResponse(frame) : null, chunk = flags & flag.chunk ? frame.bytes() : null;
  if (chunk?.length === 0) throw new Error("the core sent an empty chunk");
  const account = flags & flag.account ? frame.str() : null;
  const log = flags & flag.log ? frame.list(() => frame.str()) : [];
  const effects = frame.list(() => {
    const number = frame.u32(), kind = frame.u8(), timeLimit = frame.u32();
    if (!effectDecoders[kind]) throw new Error(`the core asked for an unknown kind of effect, ${kind}`);
    return { number, kind, timeLimit, work: effectDecoders[kind](frame) };
  });
  const groups = frame.list(() => frame.list(() => frame.u32()));
  const notes = frame.list(() => ({ name: frame.str(), text: frame.bytes().slice() })); // outlives the frame
  frame.end();
  return { closed, response, open, chunk, account, log, effects, groups, notes };
}

/**
 * Returns a reader of a frame from the core, positioned after the first byte. Throws if the frame
 * is not of the wanted kind. For a fault, the error has the fault's message.
 */
function readFrame(bytes, want) {
  const frame = new Reader(bytes), kind = frame.u8();
  if (kind === fromCore.fault) throw new Error(`the core refused the frame: ${frame.str()}`);
  if (kind !== want) throw new Error(`the core answered with an unexpected kind of frame, ${kind}`);
  return frame;
}

const readResponse = (frame) => ({ status: frame.u16(), headers: frame.headers(), parts: readParts(frame) });

/** Decodes a response of the manifest, which has no kept bodies. */
function readLiteralResponse(frame) {
  const { status, headers, parts } = readResponse(frame);
  return { status, headers, body: joinParts({ kept: new Map() }, parts) };
}
