/** Report collects what was checked, and prints it: a line for each, and what to do about what is wrong. */
export class Report {
  lines = [];
  failed = 0;

  ok(text) { this.lines.push(`ok     ${text}`); }

  /** Adds something that may be meant so. */
  note(text, remedy) { this.lines.push(`note   ${text}`, ...this.#indent(remedy)); }

  wrong(text, remedy) {
    this.failed++;
    this.lines.push(`WRONG  ${text}`, ...this.#indent(remedy));
  }

  /** Returns the text to print. */
  format() {
    const result = this.failed ? `${this.failed} of the checks failed.` : "Everything that was checked is in order.";
    return [...this.lines, result].join("\n");
  }

  #indent(remedy) { return remedy ? [`       ${remedy}`] : []; }
}
