// Loupe without its log, because the peers write none and wrangler dev takes long to print a line.

export { default } from "../../../worker/index.mjs";

console.log = console.error = () => {};
