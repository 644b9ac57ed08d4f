import assert from "node:assert/strict";
import test from "node:test";
import { Reader, Writer } from "../../worker/host/wire.mjs";

const roundTrips = {
  u8: [0, 1, 255],
  u16: [0, 256, 65535],
  u32: [0, 65536, 2 ** 31, 2 ** 32 - 1],
  i64: [0, -1, 2 ** 32, Date.UTC(2026, 0), Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 2 ** 62, -(2 ** 63)],
  f64: [0, -0, 0.1, 1e300, 5e-324, Infinity, -Infinity, NaN],
  bytes: [new Uint8Array(), Uint8Array.of(0, 255), new Uint8Array(100_000).fill(7)],
  str: ["", "a", "é ☃ 😀", "\ufeffbegins with a BOM", "nul \0 inside", "x".repeat(70_000)],
  headers: [[], [["a", "1"], ["a", "2"], ["ü", ""]]],
};

for (const [kind, values] of Object.entries(roundTrips)) {
  test(`${kind} round-trips`, () => {
    for (const value of values) {
      const frame = new Reader(new Writer()[kind](value).done());
      assert.deepEqual(frame[kind](), value);
      frame.end();
    }
  });

  test(`reading a truncated ${kind} throws`, () => {
    for (const value of values) {
      const complete = new Writer()[kind](value).done();
      for (const length of new Set([0, 1, complete.length >> 1, complete.length - 1])) {
        if (length < complete.length) assert.throws(() => new Reader(complete.subarray(0, length))[kind](), RangeError);
      }
    }
  });
}

test("the encoding matches the package comment of core/exchange", () => {
  const frame = new Writer().u8(1).u16(0x0203).u32(0x04050607).i64(-2).f64(1).str("é").bytes(Uint8Array.of(9)).headers([["a", ""]]);
  assert.equal(Buffer.from(frame.done()).toString("hex"),
    "01" + "0302" + "07060504" + "feffffffffffffff" + "000000000000f03f" + "02000000c3a9" + "0100000009" + "01000000" + "0100000061" + "00000000");
});

test("invalid UTF-16 and UTF-8 become U+FFFD", () => {
  assert.equal(new Reader(new Writer().str("a\ud800b").done()).str(), "a\ufffdb");
  assert.equal(new Reader(new Writer().bytes(Uint8Array.of(0x61, 0xff, 0x62)).done()).str(), "a\ufffdb");
});

test("lists round-trip and nest", () => {
  const lists = [[], [1], [2, 3]];
  const writer = new Writer();
  writer.list(lists, (list) => writer.list(list, (n) => writer.u32(n)));
  const reader = new Reader(writer.done());
  assert.deepEqual(reader.list(() => reader.list(() => reader.u32())), lists);
});

test("a count or length larger than the frame throws without allocating memory for it", () => {
  for (const count of [2 ** 32 - 1, 2 ** 25 - 1, 1]) {
    const frame = new Writer().u32(count).done();
    const before = process.memoryUsage().heapUsed;
    for (const read of ["bytes", "str", "headers"]) assert.throws(() => new Reader(frame)[read](), RangeError);
    assert.ok(process.memoryUsage().heapUsed - before < 50e6);
  }
});

test("Reader stays within a frame that is part of a larger buffer", () => {
  const buffer = new Uint8Array(40);
  const frame = new Writer().u8(7).str("text").f64(2.5).done();
  buffer.set(frame, 3);
  const reader = new Reader(buffer.subarray(3, 3 + frame.length));
  assert.deepEqual([reader.u8(), reader.str(), reader.f64()], [7, "text", 2.5]);
  assert.throws(() => reader.u8(), RangeError); // not the buffer's next byte
});

test("Reader.end throws if bytes are left", () => {
  assert.throws(() => new Reader(Uint8Array.of(0)).end(), RangeError);
});
