// Makes cores with fixed answers. Each is a WebAssembly module that is assembled during the test.

import binaryen from "binaryen";
import { Writer } from "../../worker/host/wire.mjs";

/** Compiles WebAssembly's text format. */
export const assemble = (wat) => new WebAssembly.Module(emit(wat));

function emit(wat) {
  const parsed = binaryen.parseText(wat);
  try {
    return parsed.emitBinary();
  } finally {
    parsed.dispose();
  }
}

/** As an answer: closes the exchange; the response body is the frame that was delivered. */
export const echo = Symbol("echo");
/** As an answer: traps. */
export const trap = Symbol("trap");
/** As an answer: returns an address outside of the memory. */
export const outside = Symbol("outside");

// Addresses. Byte 17 of an open frame is the first byte of the entropy; of a done frame, the low
// byte of the first result's effect number. That byte selects the answer. For a gone frame it is byte
// 1, the low byte of the exchange number.
const frameAt = 2 << 20, answersAt = 4096, pages = 64;

/**
 * Makes a core. It answers describe with manifest, configure with ready, open with the entry of
 * opens under the first byte of the entropy, done with the entry of dones under the first effect
 * number, and gone with the entry of gones under the exchange number. Without an entry it traps. It
 * puts the frame's exchange number into a progress answer, unless the answer has the number another. Its memory has
 * size bytes, and it says that used of them are in use.
 */
export function scripted({ manifest = manifestFrame(), ready = readyFrame(), opens = {}, dones = {}, gones = {}, size = pages << 16, used = 0 }) {
  let at = answersAt;
  const data = [];
  const place = (answer) => {
    if (answer === trap) return 0;
    if (answer === echo) return 1;
    if (answer === outside) return pages << 16;
    const framed = new Writer().bytes(answer).done(), placed = at;
    data.push([placed, framed]);
    at += framed.length + 16;
    return placed;
  };
  const manifestAt = place(manifest), readyAt = place(ready), table = new Writer();
  for (const answers of [opens, dones, gones]) for (let i = 0; i < 256; i++) table.u32(place(answers[i] ?? trap));
  data.push([0, table.done()]);
  return new WebAssembly.Module(Buffer.concat([codeOf(`(module
    (memory (export "memory") ${size >> 16})
    (func (export "used") (result i32) (i32.const ${used}))
    (func (export "_initialize"))
    (func (export "alloc") (param $size i32) (result i32)
      (select (i32.const 0) (i32.const ${frameAt}) (i32.gt_u (local.get $size) (i32.const 1000000))))
    (func (export "step") (param $size i32) (result i32) (local $answer i32)
      (if (i32.eq (i32.load8_u (i32.const ${frameAt})) (i32.const 3)) (then
        ${manifest === trap ? "unreachable" : `(return (i32.const ${manifestAt}))`}))
      (if (i32.eqz (i32.load8_u (i32.const ${frameAt}))) (then
        ${ready === trap ? "unreachable" : `(return (i32.const ${readyAt}))`}))
      (local.set $answer (i32.load (i32.shl
        (select
          (i32.add (i32.const 512) (i32.load8_u (i32.const ${frameAt + 1})))
          (i32.add
            (i32.shl (i32.sub (i32.load8_u (i32.const ${frameAt})) (i32.const 1)) (i32.const 8))
            (i32.load8_u (i32.const ${frameAt + 17})))
          (i32.eq (i32.load8_u (i32.const ${frameAt})) (i32.const 4)))
        (i32.const 2))))
      (if (i32.eqz (local.get $answer)) (then unreachable))
      (if (i32.eq (local.get $answer) (i32.const 1)) (then
        ;; Length, progress, exchange, flags, status, no headers, one literal part; after the body no effects, groups or
        ;; notes.
        (i32.store (i32.const ${frameAt - 25}) (i32.add (local.get $size) (i32.const 33)))
        (i32.store8 (i32.const ${frameAt - 21}) (i32.const 1))
        (i32.store (i32.const ${frameAt - 20}) (i32.load (i32.const ${frameAt + 1})))
        (i32.store8 (i32.const ${frameAt - 16}) (i32.const 3))
        (i32.store16 (i32.const ${frameAt - 15}) (i32.const 200))
        (i32.store (i32.const ${frameAt - 13}) (i32.const 0))
        (i32.store (i32.const ${frameAt - 9}) (i32.const 1))
        (i32.store8 (i32.const ${frameAt - 5}) (i32.const 0))
        (i32.store (i32.const ${frameAt - 4}) (local.get $size))
        (i64.store (i32.add (i32.const ${frameAt}) (local.get $size)) (i64.const 0))
        (i32.store offset=8 (i32.add (i32.const ${frameAt}) (local.get $size)) (i32.const 0))
        (return (i32.const ${frameAt - 25}))))
      (if (i32.lt_u (local.get $answer) (i32.const ${frameAt})) (then
        (if (i32.and (i32.eq (i32.load8_u offset=4 (local.get $answer)) (i32.const 1))
                     (i32.ne (i32.load offset=5 (local.get $answer)) (i32.const ${another}))) (then
          (i32.store offset=5 (local.get $answer) (i32.load (i32.const ${frameAt + 1})))))))
      (local.get $answer)))`), dataSection(data)]));
}

const codes = new Map();

/** Compiles a module without data, each text once. */
function codeOf(wat) {
  if (!codes.has(wat)) codes.set(wat, Buffer.from(emit(wat)));
  return codes.get(wat);
}

/** Encodes the last section of a module: segments of an address and bytes. https://webassembly.github.io/spec/core/binary/modules.html */
function dataSection(segments) {
  const content = Buffer.concat([leb128(segments.length), ...segments.flatMap(([at, bytes]) => [Buffer.of(0, 0x41), leb128(at, 6), Buffer.of(0x0b), leb128(bytes.length), bytes])]);
  return Buffer.concat([Buffer.of(11), leb128(content.length), content]);
}

/** Encodes a number that is not negative. The last byte has so many bits: a signed number needs one for its sign. */
function leb128(n, bits = 7) {
  const bytes = [];
  for (; n >= 1 << bits; n >>>= 7) bytes.push(n & 127 | 128);
  return Buffer.of(...bytes, n);
}

/** The number of an exchange that a host never opens. */
export const another = 0xffffff;

export const readyFrame = () => new Writer().u8(0).done();

/** The default responses of manifestFrame, which a host sends without the core. */
export const internal = { status: 500, headers: [["content-type", "application/problem+json"]], body: '{"code":"INTERNAL"}' };
export const unavailable = {
  status: 503, headers: [["content-type", "application/problem+json"], ["retry-after", "1"]], body: '{"code":"UNAVAILABLE"}',
};

/** Writes a part of a body: a string is literal, anything else writes itself. */
export const writePart = (frame, part) => (typeof part === "string" ? frame.u8(0).str(part) : part(frame));
export const writeParts = (frame, parts) => frame.list(parts, (part) => writePart(frame, part));

/** Parts of a body that an effect kept, for writeParts. */
export const kept = (effect) => (frame) => frame.u8(1).u32(effect);
export const keptBase64 = (effect) => (frame) => frame.u8(2).u32(effect);
export const keptSlice = (effect, offset, length) => (frame) => frame.u8(3).u32(effect).u32(offset).u32(length);

const writeResponse = (frame, { status, headers = [], body = "", parts = [body] }) =>
  writeParts(frame.u16(status).headers(headers), parts);

/** A manifest frame. */
export function manifestFrame({ bodyLimit = 1000, connections = 6, deferred = [], variables = [], secrets = [], ...responses } = {}) {
  const frame = new Writer().u8(3).u32(bodyLimit).u32(connections);
  for (const names of [deferred, variables, secrets]) frame.list(names, (name) => frame.str(name));
  return writeResponse(writeResponse(frame, responses.internal ?? internal), responses.unavailable ?? unavailable).done();
}

/**
 * A progress frame. The body of a response is a text, or parts for writeParts. Open leaves it open,
 * and chunk is text to add to it. Log has lines. An effect is [number, kind, time limit, (writer) => ...], a note is
 * [name, text].
 */
export function progress({ exchange = 0, flags = 0, status, headers, body, parts, open = false, chunk, account, log, closed = false, effects = [], groups = [], notes = [] }) {
  const bits = [status !== undefined, closed, open, chunk !== undefined, account !== undefined, log !== undefined].reduce((sum, set, bit) => sum | set << bit, flags);
  const frame = new Writer().u8(1).u32(exchange).u8(bits);
  if (status !== undefined) writeResponse(frame, { status, headers, body, parts });
  if (chunk !== undefined) frame.str(chunk);
  if (account !== undefined) frame.str(account);
  if (log !== undefined) frame.list(log, (line) => frame.str(line));
  frame.list(effects, ([number, kind, timeLimit, write]) => write(frame.u32(number).u8(kind).u32(timeLimit)));
  return frame.list(groups, (group) => frame.list(group, (n) => frame.u32(n))).headers(notes).done();
}

export const fault = (message) => new Writer().u8(2).str(message).done();
