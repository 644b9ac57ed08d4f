// What the programs for operators share: reading their options, and ending.

import { parseArgs } from "node:util";
import { Stop } from "./stop.mjs";

/** Parses the arguments as parseArgs does. Throws a Stop with the usage if they are not valid. */
export function readArguments(usage, config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new Stop(cause.message, { cause, advice: usage });
  }
}

/** Runs a program. If it stops, prints why, after the program's name, and sets the exit status. */
export async function runProgram(name, main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Stop ? error.format(name) : error);
    process.exitCode = 1;
  }
}
