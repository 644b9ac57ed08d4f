// Refuses forged events of Stripe before an instance of the control plane starts. The control plane checks them again
// (worker/console/billing/signature.go); worker/console/billing/testdata/signatures.json has cases for both.

import { problemResponse } from "./host/problem.mjs";

export const stripePath = "/webhooks/stripe", maxEvent = 512 << 10;

/** Seconds that the time of a signature may be from now. */
const tolerance = 300;

const encoder = new TextEncoder();

/** Returns the problem of a request with this body, or undefined if Stripe has signed it less than the tolerance ago. */
export async function refuseForged({ headers }, body, secret, requestID, now = Date.now()) {
  if (!secret) return problemResponse("UNAVAILABLE", "the secret STRIPE_WEBHOOK_SECRET is not set", requestID);
  const fault = await faultOf(headers.get("stripe-signature") ?? "", body, secret, now);
  return fault && problemResponse("BAD_REQUEST", fault, requestID);
}

/** https://docs.stripe.com/webhooks/signature */
async function faultOf(header, body, secret, now) {
  if (body.length > maxEvent) return "the body must be at most 512 kB";
  const parts = header.split(",").map((part) => part.trim());
  const valuesOf = (name) => parts.filter((part) => part.startsWith(name)).map((part) => part.slice(name.length));
  const time = valuesOf("t=").at(-1) ?? "", signatures = valuesOf("v1=");
  if (!/^[+-]?[0-9]{1,18}$/.test(time) || signatures.length === 0) {
    return "the header Stripe-Signature must have a time t and a signature v1";
  }
  const want = await sign(await new Blob([`${time}.`, body]).arrayBuffer(), secret);
  if (signatures.filter((signature) => equal(signature, want)).length === 0) {
    return "the header Stripe-Signature has no signature of this body with STRIPE_WEBHOOK_SECRET";
  }
  if (Math.abs(Math.floor(now / 1000) - Number(time)) > tolerance) {
    return "the signature is too old or in the future; Stripe sends the event again";
  }
}

/** Returns the HMAC-SHA256 of bytes in hexadecimal. */
async function sign(bytes, secret) {
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const code = new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes));
  return Array.from(code, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Compares texts in a time that does not tell where they differ. */
function equal(a, b) {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
