/** Report collects what was checked, and prints it: a line for each, and what to do about what is wrong. */
export class Report {
  lines = [];
  failed = 0;
  #wrong = new Set();

  ok(text) { this.lines.push(`ok     ${text}`); }

  /** Adds something that may be meant so. */
  note(text, remedy) { this.lines.push(`note   ${text}`, ...this.#indent(remedy)); }

  /** Adds a mistake. `name` is the variable or secret with the mistake, if there is one. */
  wrong(text, remedy, name) {
    this.failed++;
    if (name) this.#wrong.add(name);
    this.lines.push(`WRONG  ${text}`, ...this.#indent(remedy));
  }

  /** Reports whether a mistake of this variable or secret was added. */
  isWrong(name) { return this.#wrong.has(name); }

  /** Returns the text to print. */
  format() {
    const result = this.failed ? `${this.failed} of the checks failed.` : "Everything that was checked is in order.";
    return [...this.lines, result].join("\n");
  }

  #indent(remedy) { return remedy ? [`       ${remedy}`] : []; }
}
