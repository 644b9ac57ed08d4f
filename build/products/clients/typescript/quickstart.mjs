// Appraises a photo: node quickstart.mjs [URL of a photo, or a file]
import { openAsBlob } from "node:fs";
import { Loupe } from "loupe-client";

const { LOUPE_URL: service, LOUPE_API_KEY: key } = process.env;
const client = new Loupe({ baseURL: service, key });

let photo = process.argv[2] ?? `${service}/samples/camera-photo.jpg`;
if (!photo.includes("://")) photo = (await client.upload(await openAsBlob(photo))).image_url;

const { appraisal, error } = await client.appraise({ image_url: photo, country: "US" });
if (!appraisal) throw new Error(`no value: ${JSON.stringify(error)}`);

const { price_lower, price_upper, price_currency, reasoning } = appraisal;
console.log(`${price_currency} ${price_lower.toFixed(2)} to ${price_upper.toFixed(2)}`);
for (const reason of reasoning) console.log("-", reason);
