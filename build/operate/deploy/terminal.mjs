// Questions to the operator and messages. Both are written to standard error.

import { createInterface } from "node:readline";
import { Writable } from "node:stream";
import { Stop } from "./stop.mjs";

/** Terminal asks the operator. Without a terminal it asks nothing: `interactive` is false. */
export class Terminal {
  constructor(input = process.stdin, output = process.stderr) {
    this.input = input;
    this.output = output;
    this.interactive = Boolean(input.isTTY && output.isTTY);
  }

  say(text = "") {
    this.output.write(`${text}\n`);
  }

  /** Returns the operator's answer without spaces around it, "" for Enter. */
  ask(question) {
    return this.#read(question, this.output);
  }

  /** Like ask, but what is typed is not shown. */
  async askHidden(question) {
    const answer = await this.#read(question, new Writable({ write: (_chunk, _encoding, done) => done() }));
    this.say();
    return answer;
  }

  /** Returns whether the operator agrees. Enter means `byDefault`. */
  async confirm(question, byDefault) {
    for (;;) {
      const answer = (await this.ask(`${question} ${byDefault ? "[Y/n]" : "[y/N]"} `)).toLowerCase();
      if (answer === "") return byDefault;
      if (["y", "yes"].includes(answer)) return true;
      if (["n", "no"].includes(answer)) return false;
    }
  }

  /** Returns the one of the items that the operator chooses by its number. */
  async choose(question, items, format) {
    items.forEach((item, i) => this.say(`  ${i + 1}. ${format(item)}`));
    for (;;) {
      const item = items[Number(await this.ask(`${question} [1-${items.length}] `)) - 1];
      if (item) return item;
    }
  }

  #read(question, echo) {
    this.output.write(question);
    return new Promise((resolve, reject) => {
      const lines = createInterface({ input: this.input, output: echo, terminal: true, historySize: 0 });
      let answer;
      lines.once("line", (line) => {
        answer = line.trim();
        lines.close();
      });
      lines.once("SIGINT", () => lines.close());
      lines.once("close", () => {
        if (answer !== undefined) return resolve(answer);
        return reject(new Stop("interrupted: nothing more is done", { advice: "Run the same command again to go on." }));
      });
    });
  }
}
