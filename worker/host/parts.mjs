// The parts of an outgoing body: bytes of the core, and bodies that the exchange keeps, as they are or in base64.

import { concat } from "./body.mjs";
import { Code, Failure } from "./failure.mjs";

/** Decodes the parts of a body. */
export function readParts(frame) {
  return frame.list(() => {
    switch (frame.u8()) {
      case 0: return { bytes: frame.bytes() };
      case 1: return { effect: frame.u32() };
      case 2: return { effect: frame.u32(), base64: true };
      case 3: return { effect: frame.u32(), offset: frame.u32(), length: frame.u32() };
      default: throw new RangeError("the frame has an unknown kind of part");
    }
  });
}

/** The bytes of a part, not in base64. Throws if the exchange does not keep the body it names. */
export function partBytes(x, { bytes, effect, offset = 0, length = Infinity }) {
  return bytes ?? keptBody(x, effect).subarray(offset, offset + length);
}

/**
 * Joins parts to one body. Does not copy a part that is alone, unless it is in base64. Throws if the
 * exchange does not keep the body that a part names.
 */
export function joinParts(x, list) {
  return concat(list.map((part) => (part.base64 ? toBase64(partBytes(x, part)) : partBytes(x, part))));
}

/**
 * Joins the parts of an outgoing body and does work with it. Until the work is done, the kept
 * bodies among the parts count as outgoing memory.
 */
export async function withBody(x, list, limit, work) {
  const bytes = sizeOf(x, list.filter((part) => !part.bytes));
  return withOutgoing(x, bytes, limit, () => work(joinParts(x, list)));
}

/** Does work while it holds bytes of outgoing memory. */
export async function withOutgoing(x, bytes, limit, work) {
  if (bytes > 0) await x.room.take("outgoing", bytes, bytes, limit);
  try {
    return await work();
  } finally {
    if (bytes > 0) x.room.give("outgoing", bytes, bytes);
  }
}

/** The size of the body that parts make up. Throws if the exchange does not keep the body that a part names. */
export function sizeOf(x, list) {
  return list.reduce((sum, part) => sum + (part.base64 ? base64Size(partBytes(x, part)) : partBytes(x, part).length), 0);
}

export function keptBody(x, effect) {
  const body = x.kept.get(effect);
  if (!body) throw new Failure(Code.Refused, "no such kept body");
  return body;
}

const base64Size = (bytes) => 4 * Math.ceil(bytes.length / 3);

/** RFC 4648 section 4. */
function toBase64(bytes) {
  const text = new Uint8Array(base64Size(bytes)), chunk = 0x6000; // a multiple of 3, so only the end is padded
  for (let at = 0; at < bytes.length; at += chunk) {
    new TextEncoder().encodeInto(btoa(String.fromCharCode(...bytes.subarray(at, at + chunk))), text.subarray(at / 3 * 4));
  }
  return text;
}
