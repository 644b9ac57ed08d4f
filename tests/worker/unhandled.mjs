// Imported by tests of code that runs in the background: fails the test file if a promise rejects
// and nobody handles it. Such a rejection would be an error in the platform's log; without the
// handler below it would end the Node process.

import assert from "node:assert/strict";
import { after } from "node:test";

const unhandled = [];
process.on("unhandledRejection", (error) => unhandled.push(error));

after(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(unhandled, []);
});
