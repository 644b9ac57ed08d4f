// Appraises a photo: node appraise.mjs [URL of a photo]
import { randomUUID } from "node:crypto";

const { LOUPE_URL: service, LOUPE_API_KEY: key } = process.env;
const photo = process.argv[2] ?? `${service}/samples/camera-photo.jpg`;

const response = await fetch(`${service}/api/v1/appraise-product`, {
  method: "POST",
  headers: {
    "Authorization": `Bearer ${key}`,
    "Content-Type": "application/json",
    "Idempotency-Key": randomUUID(), // a retry with the same key is charged once
  },
  body: JSON.stringify({ image_url: photo, country: "US" }),
});
const answer = await response.json();
if (!response.ok) throw new Error(`${answer.code}: ${answer.detail}`);
if (!answer.appraisal) throw new Error(`no value: ${JSON.stringify(answer.error)}`);

const { price_lower, price_upper, price_currency, reasoning } = answer.appraisal;
console.log(`${price_currency} ${price_lower.toFixed(2)} to ${price_upper.toFixed(2)}`);
for (const reason of reasoning) console.log("-", reason);
