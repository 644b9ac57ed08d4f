import "./unhandled.mjs";
import assert from "node:assert/strict";
import test from "node:test";
import { concat, drain, readUpTo } from "../../worker/body.mjs";

/** A stream of pieces of these sizes, whose bytes count up, and what became of it. */
function stream(sizes) {
  const seen = { pulled: 0, cancelled: false };
  let next = 0;
  const pieces = sizes.map((size) => Uint8Array.from({ length: size }, () => next++ & 255));
  seen.stream = new ReadableStream({
    pull(controller) {
      if (seen.pulled < pieces.length) controller.enqueue(pieces[seen.pulled++]);
      else controller.close();
    },
    cancel() {
      seen.cancelled = true;
      return Promise.reject(new Error("cancelling fails"));
    },
  }, { highWaterMark: 0 });
  return seen;
}

const counted = (length) => Uint8Array.from({ length }, (_, i) => i & 255);

const cases = [
  // pieces, limit, bytes read, pieces taken, cancelled
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
  test(`up to ${limit} of pieces of ${sizes.join(", ") || "nothing"}`, async () => {
    const seen = stream(sizes);
    assert.deepEqual(await readUpTo(seen.stream, limit), counted(length));
    assert.deepEqual([seen.pulled, seen.cancelled], [pulled, cancelled]);
  });
}

test("no stream is an empty one", async () => {
  for (const none of [null, undefined]) assert.deepEqual(await readUpTo(none, 10), new Uint8Array());
});

test("drained, a stream is taken to its end, and no more kept than the limit", async () => {
  const seen = stream([4, 4, 4, 4]);
  assert.deepEqual(await readUpTo(seen.stream, 5, drain), counted(5));
  assert.deepEqual([seen.pulled, seen.cancelled], [4, false]);
});

test("what breaks off rejects, before the limit and while it is drained", async () => {
  const breaking = () => {
    let n = 0;
    return new ReadableStream({ pull: (c) => (n++ < 3 ? c.enqueue(new Uint8Array(2)) : c.error(new Error("broke off"))) });
  };
  await assert.rejects(readUpTo(breaking(), 100), /broke off/);
  await assert.rejects(readUpTo(breaking(), 3, drain), /broke off/);
  assert.equal((await readUpTo(breaking(), 3)).length, 3);
});

test("concat joins in order; one alone is not copied", () => {
  assert.deepEqual(concat([]), new Uint8Array());
  assert.deepEqual(concat([Uint8Array.of(1, 2), new Uint8Array(), Uint8Array.of(3)]), Uint8Array.of(1, 2, 3));
  const alone = Uint8Array.of(4);
  assert.equal(concat([alone]), alone);
});
