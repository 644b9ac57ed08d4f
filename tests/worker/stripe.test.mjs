import "./unhandled.mjs";
import assert from "node:assert/strict";
import { createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";
import { maxEvent, refuseForged } from "../../worker/stripe.mjs";

const Stripe = createRequire(new URL("../package.json", import.meta.url))("stripe");
const { webhooks } = new Stripe("sk_test_none");
const cases = JSON.parse(readFileSync(new URL("../../worker/console/billing/testdata/signatures.json", import.meta.url), "utf8"));
const now = 1_795_000_000, secret = "whsec_test", text = '{"id":"evt_1"}';
const sign = (time, body, key) => createHmac("sha256", key).update(`${time}.${body}`).digest("hex");

/** Returns the problem that answers an event, or undefined if it is accepted. */
async function refuse(header, body = text, key = secret) {
  const request = new Request("https://loupe.example/webhooks/stripe", { method: "POST", headers: { "stripe-signature": header } });
  return (await refuseForged(request, new TextEncoder().encode(body), key, "0123456789abcdef", now * 1000 + 999))?.json();
}

for (const { name, header, secret: key = secret, body = text, age = 0, signed = 0, cut = 0, upper, accepted = false } of cases) {
  test(`a signature of Stripe: ${name}`, async () => {
    const signature = sign(now - age - signed, body, key).slice(0, 64 - cut);
    const complete = header.replaceAll("{t}", now - age).replaceAll("{v1}", upper ? signature.toUpperCase() : signature);
    const problem = await refuse(complete);
    assert.deepEqual([problem === undefined, problem?.code], [accepted, accepted ? undefined : "BAD_REQUEST"], problem?.detail);
    if (age < 0) return; // Stripe's library does not check whether the time is in the future
    const verify = () => webhooks.constructEvent(text, complete, secret, 300, undefined, now * 1000);
    if (accepted) verify();
    else assert.throws(verify);
  });
}

test("an event is refused if it is too large, and without the secret", async () => {
  const large = "x".repeat(maxEvent), header = (body) => `t=${now},v1=${sign(now, body, secret)}`;
  assert.equal(await refuse(header(large), large), undefined);
  assert.equal((await refuse(header(`${large}x`), `${large}x`)).detail, "the body must be at most 512 kB");
  assert.equal((await refuse(header(text), text, "")).code, "UNAVAILABLE");
});
