import type { components } from "./schema.js";

type Schemas = components["schemas"];

/** An event that the service reported. The id is the same each time that the event is sent. */
export type WebhookEvent = { id: string; timestamp: string } & (
  | { type: "appraisal.completed"; data: Schemas["AppraisalCompleted"] }
  | { type: "batch.completed"; data: Schemas["BatchCompleted"] }
  | { type: "credits.low"; data: Schemas["CreditsLow"] }
  | { type: "webhook.test"; data: Record<string, unknown> }
);

/** A webhook that must not be trusted. */
export class WebhookError extends Error {
  override readonly name = "WebhookError";
}

const tolerance = 5 * 60; // seconds

/**
 * Returns the event in a webhook (https://www.standardwebhooks.com) if one of its signatures was made with this secret, whsec_..., and
 * its time is at most five minutes from now. Body is the text of the request as it was received. An event may be sent more than once.
 */
export async function verifyWebhook(secret: string, headers: Headers | Record<string, string | string[] | undefined>, body: string): Promise<WebhookEvent> {
  const header = (name: string) => String((headers instanceof Headers ? headers.get(name) : headers[name]) ?? "");
  const [id, timestamp] = [header("webhook-id"), header("webhook-timestamp")];
  if (!/^\d+$/.test(timestamp) || Math.abs(Date.now() / 1000 - Number(timestamp)) > tolerance) throw new WebhookError("the time is not valid");
  const bytes = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const raw = decode(secret.replace(/^whsec_/, ""));
  if (!raw?.length) throw new WebhookError("the secret is not valid"); // an unset one must not accept what anyone can sign
  const key = await crypto.subtle.importKey("raw", raw, { name: "HMAC", hash: "SHA-256" }, false, ["verify"]);
  for (const signature of header("webhook-signature").split(" ")) {
    const mac = signature.startsWith("v1,") ? decode(signature.slice(3)) : null;
    if (mac && await crypto.subtle.verify("HMAC", key, mac, bytes)) return { ...JSON.parse(body) as WebhookEvent, id };
  }
  throw new WebhookError("no signature is valid");
}

function decode(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
  } catch {
    return null;
  }
}
