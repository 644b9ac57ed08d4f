// Writes the core's log lines to Workers Logs, and to Analytics Engine if the binding ANALYTICS is there. The package
// comment of core/exchange lists the kinds of line, docs/ADMINISTRATION.md the queries.

/**
 * The members of a line that become a data point, in the order of its columns blob1, blob2 ... and double1, double2 ...
 * Queries name the columns by number, so new members go to the end.
 * https://developers.cloudflare.com/analytics/analytics-engine/limits/
 */
export const columns = {
  blobs: ["log", "upstream", "code", "route", "cache", "account", "appraisal", "request"],
  doubles: ["status", "ms", "attempt", "charged", "total_ms"],
};

export class Journal {
  #dataset; // undefined without the binding

  constructor({ ANALYTICS }) {
    this.#dataset = ANALYTICS;
  }

  /** Writes a line, which is a JSON object. Failures and mistakes have the level error. Never throws. */
  add(line) {
    const failed = !line.startsWith('{"log":"exchange"');
    console[failed ? "error" : "log"](line);
    if (!this.#dataset) return;
    try {
      this.#dataset.writeDataPoint(dataPoint(JSON.parse(line)));
    } catch (error) {
      console.error(JSON.stringify({ log: "analytics_failed", reason: String(error?.message ?? error) }));
    }
  }
}

/** The data point of a line. Analytics Engine samples by the index: the upstream or the route. */
function dataPoint(line) {
  return {
    indexes: [String(line.upstream ?? line.route ?? "").slice(0, 96)],
    blobs: columns.blobs.map((name) => line[name] ?? ""),
    doubles: columns.doubles.map((name) => line[name] ?? 0),
  };
}
