// Tests of code that runs in the background import this module. It fails the test file if a promise
// rejects and nothing handles it. The platform would log such a rejection as an error; without the
// handler below it would end the Node process.

import assert from "node:assert/strict";
import { after } from "node:test";

const unhandled = [];
process.on("unhandledRejection", (error) => unhandled.push(error));

after(async () => {
  await new Promise((resolve) => setTimeout(resolve, 20));
  assert.deepEqual(unhandled, []);
});
