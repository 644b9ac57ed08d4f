// Prints what a client got: node run.mjs MODULE BASE-URL KEY IMAGE-URL PHOTO-FILE
import { openAsBlob } from "node:fs";

const [module, baseURL, key, imageURL, file] = process.argv.slice(2);
const { call } = await import(module);
console.log(JSON.stringify(await call(baseURL, key, imageURL, await openAsBlob(file))));
