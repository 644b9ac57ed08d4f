// Loaded by a program before its own code: appends the most memory that its process has had, in kilobytes, and its arguments
// as a line of JSON to the file in PEAKS.

const { appendFileSync, readFileSync } = require("node:fs");

// A new process begins with the maxRSS of the one that started it, but with a VmHWM of its own.
function peak() {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))[1]);
  } catch {
    return process.resourceUsage().maxRSS; // not Linux
  }
}

process.on("exit", () => appendFileSync(process.env.PEAKS, `${JSON.stringify([peak(), process.argv.slice(1).join(" ")])}\n`));
