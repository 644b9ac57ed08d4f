import "./unhandled.mjs";
import { test } from "node:test";
import { run, table, text } from "./cases.mjs";

const { cases: effects } = table("effects.json"), { cases: exchanges, defects } = table("exchanges.json"), { tokens } = table("tokens.json");

for (const [name, one] of Object.entries({ ...effects, ...exchanges })) test(name, (t) => run(t, one));

// Afterwards an exchange of the same instance is served, and KV is empty: no effect of the frame was performed.
for (const [name, hex] of Object.entries(defects)) {
  const exchanges = [{ answers: [{ hex }], response: "internal" }, { steps: [] }];
  test(`${name} fails its exchange only`, (t) => run(t, { exchanges, stored: { k: null }, logs: true }));
}

// What a token endpoint answers: status, body, then what the effect gets, and the seconds that KV stores the token for.
const { answers, lifetimes, invalid, malformed, value, key } = tokens, noToken = "malformed: the token endpoint answered without an access token";
const tokenAnswers = [
  ...answers, ...Object.entries(lifetimes).map(([expires, seconds]) => [200, [`{"access_token":"${value}","expires_in":${expires}}`], 200, seconds]),
  ...invalid.map((token) => [200, [`{"access_token":${JSON.stringify(token)}}`], noToken, 0]), ...malformed.map((body) => [200, [body], noToken, 0]),
];

for (const [status, texts, wanted, seconds] of tokenAnswers) {
  const body = texts.map(text).join(""), gets = typeof wanted === "number" ? { status: wanted } : wanted;
  const one = { upstream: { status, body }, steps: [[{ token: {}, gets }]], stored: { [key]: seconds === 0 ? null : [value, seconds] }, hidden: [value] };
  test(`token endpoint: ${status} ${body.slice(0, 100)}`, (t) => run(t, one));
}
