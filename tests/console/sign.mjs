// Signs events with Stripe's own library. Each line of standard input is the JSON of the options of
// stripe.webhooks.generateTestHeaderString. Its result, a value of the header Stripe-Signature, is the line of standard
// output. With "verify", the header is verified first, so that a test can compare two verdicts: the line is "ok" or "no".
import { createInterface } from "node:readline";
import Stripe from "stripe";

const { webhooks } = new Stripe("sk_test_none");
for await (const line of createInterface({ input: process.stdin })) {
  const { verify, ...options } = JSON.parse(line);
  if (verify === undefined) {
    console.log(webhooks.generateTestHeaderString(options));
    continue;
  }
  try {
    webhooks.constructEvent(options.payload, verify, options.secret, 300, undefined, options.timestamp * 1000);
    console.log("ok");
  } catch {
    console.log("no");
  }
}
