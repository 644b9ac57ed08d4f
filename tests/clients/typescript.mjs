// Calls the service with the TypeScript package and prints what it got: node typescript.mjs BASE-URL KEY IMAGE-URL PHOTO-FILE
import { openAsBlob } from "node:fs";
import { Loupe } from "../../build/out/clients/typescript/index.js";

const [baseURL, key, image_url, file] = process.argv.slice(2);
const client = new Loupe({ baseURL, key });
const item = { image_url, description: "Halden Scout 35 rangefinder camera" };
const all = async (iterator) => { const list = []; for await (const e of iterator) list.push(e); return list; };

const answer = await client.appraise(item, { details: true });
const stored = await client.appraisal(answer.id);
const events = await all(client.appraiseStream(item));
const waited = await client.waitAppraisal(await client.appraiseAsync(item));
const { image_url: uploaded } = await client.upload(await openAsBlob(file));
const listed = await all(client.appraisals({ state: "valued", since: new Date("2026-01-01") }));

const batch = await client.createBatchFrom(`image_url,description,reference,shelf\n${image_url},${item.description},A,12\n${uploaded},Zzyzx,B,13\n`, "text/csv", { name: "Stock" });
const followed = await all(client.results(batch.id, { follow: true }));
const done = await client.waitBatch(batch.id);
const second = await client.createBatch({ items: [{ ...item, reference: "C" }] });
await client.cancelBatch(second.id);
await client.waitBatch(second.id);
const invalid = await client.createBatch({ items: [item, { image_url: "http://10.0.0.1/" }] }).catch((e) => e);

console.log(JSON.stringify({
  lower: answer.appraisal.price_lower, charged: answer.creditsCharged, replayed: answer.replayed, estimate: answer.details.estimate,
  stored: stored.appraisal.price_lower, evidence: stored.details.estimate, waited: waited.appraisal.price_lower, streamed: events.at(-1).appraisal.appraisal.price_lower,
  events: [...new Set(events.map((e) => e.type))].join(" "), available: (await client.credits()).available,
  listed: listed.length,
  followed: followed.map((r) => `${r.reference} ${r.state} ${r.charged}`).sort().join(", "), state: done.state, name: done.name, spent: done.credits.spent,
  after: (await all(client.results(batch.id, { after: 1 }))).map((r) => r.reference).join(), table: await new Response(await client.resultsCSV(batch.id)).text(),
  batches: (await all(client.batches())).length, row: invalid.errors?.[0]?.row, code: invalid.code,
}));
