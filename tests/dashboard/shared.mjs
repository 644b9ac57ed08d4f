import { after } from "node:test";
import { launch } from "../chromium.mjs";

let started;

/** Returns the browser that the tests of a file share. It starts with the first test that asks for it, and ends with the last. */
export const browser = () => (started ??= launch());

after(async () => (await started)?.close());
