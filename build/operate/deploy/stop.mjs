/**
 * Stop ends the program with a message for the operator. `advice` says what to do, `output` is what another program
 * printed.
 */
export class Stop extends Error {
  constructor(message, { advice = "", output = "", cause } = {}) {
    super(message, { cause });
    this.advice = advice;
    this.output = output;
  }

  /** Returns the text to print. */
  format(program = "deploy") {
    return [this.output && `${this.output.trimEnd()}\n`, `${program}: ${this.message}`, this.advice].filter(Boolean).join("\n");
  }
}
