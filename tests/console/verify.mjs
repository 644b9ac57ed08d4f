// Says whether Stripe's own library accepts values of the header Stripe-Signature. Each line of standard input is JSON with the header, the
// payload, the signing secret and the present time in seconds. Each line of standard output is "ok" or "no".
import { createInterface } from "node:readline";
import Stripe from "stripe";

const { webhooks } = new Stripe("sk_test_none");
for await (const line of createInterface({ input: process.stdin })) {
  const { header, payload, secret, now } = JSON.parse(line);
  try {
    webhooks.constructEvent(payload, header, secret, 300, undefined, now * 1000);
    console.log("ok");
  } catch {
    console.log("no");
  }
}
