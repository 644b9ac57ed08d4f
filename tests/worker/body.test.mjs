import "./unhandled.mjs";
import assert from "node:assert/strict";
import test from "node:test";
import { concat, readUpTo } from "../../worker/host/body.mjs";

/**
 * A stream with chunks of these sizes whose bytes count up. It records how many chunks were pulled
 * and whether it was cancelled.
 */
function recordingStream(sizes) {
  const recorded = { pulled: 0, cancelled: false };
  let next = 0;
  const chunks = sizes.map((size) => Uint8Array.from({ length: size }, () => next++ & 255));
  recorded.stream = new ReadableStream({
    pull(controller) {
      if (recorded.pulled < chunks.length) controller.enqueue(chunks[recorded.pulled++]);
      else controller.close();
    },
    cancel() {
      recorded.cancelled = true;
      return Promise.reject(new Error("cancelling fails"));
    },
  }, { highWaterMark: 0 });
  return recorded;
}

/** The first bytes of a recordingStream. */
const counting = (length) => Uint8Array.from({ length }, (_, i) => i & 255);

const cases = [
  // chunk sizes, limit, bytes read, chunks pulled, cancelled
  [[], 10, 0, 0, false],
  [[5], 10, 5, 1, false],
  [[5, 5], 11, 10, 2, false],
  [[5, 5], 10, 10, 2, true],
  [[5, 5, 5], 7, 7, 2, true],
  [[0, 3, 0, 0, 4, 0], 10, 7, 6, false],
  [[1, 1, 1, 1], 2, 2, 2, true],
  [[1000], 10, 10, 1, true],
  [[5], 0, 0, 0, true],
];

for (const [sizes, limit, length, pulled, cancelled] of cases) {
  test(`readUpTo(${limit}) of chunks [${sizes}] reads ${length} bytes${cancelled ? " and cancels the rest" : ""}`, async () => {
    const recorded = recordingStream(sizes);
    assert.deepEqual(await readUpTo(recorded.stream, limit), counting(length));
    assert.deepEqual([recorded.pulled, recorded.cancelled], [pulled, cancelled]);
  });
}

test("readUpTo reads nothing if there is no stream", async () => {
  for (const absent of [null, undefined]) assert.deepEqual(await readUpTo(absent, 10), new Uint8Array());
});

test("readUpTo rejects if the stream fails before the limit", async () => {
  const failing = () => {
    let n = 0;
    return new ReadableStream({ pull: (c) => (n++ < 3 ? c.enqueue(new Uint8Array(2)) : c.error(new Error("broke off"))) });
  };
  await assert.rejects(readUpTo(failing(), 100), /broke off/);
  assert.equal((await readUpTo(failing(), 3)).length, 3);
});

test("concat joins chunks in order and does not copy a single one", () => {
  assert.deepEqual(concat([]), new Uint8Array());
  assert.deepEqual(concat([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)]), Uint8Array.of(1, 2, 3));
  const single = Uint8Array.of(4);
  assert.equal(concat([single]), single);
});
