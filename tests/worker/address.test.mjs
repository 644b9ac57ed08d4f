import "./unhandled.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { networkOf } from "../../worker/host/address.mjs";

// build/products/host reads the same examples.
const examples = JSON.parse(readFileSync(new URL("addresses.json", import.meta.url)));

for (const [address, network] of Object.entries(examples)) {
  test(`the network of "${address}" is "${network}"`, () => assert.equal(networkOf(address), network));
}
