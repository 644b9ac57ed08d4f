// To be imported by tests of what runs behind: a rejection that nobody handles would end up in the platform's log, and in
// Node ends the process.

import assert from "node:assert/strict";
import { after } from "node:test";

const unhandled = [];
process.on("unhandledRejection", (error) => unhandled.push(error));

after(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(unhandled, []);
});
