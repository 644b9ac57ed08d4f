// Prints the time of all steps of the core for an appraisal, in milliseconds, in the fastest of all appraisals of all rounds:
// node step.mjs [PHOTO] APPRAISALS ROUNDS. In them core.wasm admits the call, decodes the photo and looks it up, reads the rows of
// sixty listings, values the item, and writes the answer and the evidence. Without a file PHOTO, the photo cannot be fetched.

import { readFile } from "node:fs/promises";
import { Core } from "../../worker/host/core.mjs";
import { appraise, rows, startHost } from "./host.mjs";

const [rounds, appraisals] = process.argv.slice(2).reverse().map(Number);
const photo = process.argv.length > 4 && await readFile(process.argv[2]);

let listed = 0, estimates = 0;
const host = startHost((sql, parameters) => {
  if (sql.includes("listing_text MATCH")) {
    listed++;
    return rows;
  }
  if (!sql.startsWith("UPDATE appraisal SET figures = iif")) return;
  const { estimate, error } = JSON.parse(parameters[2]);
  if (estimate && !(photo && error)) estimates++;
});
globalThis.fetch = async () => new Response(photo || null, { status: photo ? 200 : 404 });

let taken = 0;
const step = Core.prototype.step;
Core.prototype.step = function (frame) {
  const start = performance.now();
  try {
    return step.call(this, frame);
  } finally {
    taken += performance.now() - start;
  }
};

async function timeOfSteps(n) {
  taken = 0;
  await appraise(host, {
    image_url: `https://photos.example.com/${n}.jpg`, description: "Halden QX700B compact digital camera 16 GB silver with case",
  });
  return taken;
}

let fastest = Infinity;
for (let n = 0; n < appraisals * (rounds + 1); n++) {
  const took = await timeOfSteps(n);
  if (n >= appraisals) fastest = Math.min(fastest, took); // the first round is a warm-up
}
if (listed === 0 || estimates !== listed) throw new Error(`${estimates} estimates of ${listed} searches`);
console.log(fastest);
