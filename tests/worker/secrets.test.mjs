import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { escapeQuery, NotAllowed, vault } from "../../worker/secrets.mjs";

// Cases of both hosts: URL, header, then the query and the header as sent, null if the effect is refused; for echoes the
// value of KEY, what comes back, and what is left of that.
const { env, cases, echoes } = JSON.parse(readFileSync(new URL("secrets.json", import.meta.url)));

/** Fills a header and the query of a URL, as a fetch does. */
function fill(url, header, variables = env) {
  const to = new URL(url), filling = vault(variables).fill(to, true);
  return `${filling.fill(to.search, escapeQuery)} ${filling.fill(header)}`;
}

for (const [name, [url, header, want]] of Object.entries(cases)) {
  test(`a secret ${name}`, () => {
    if (want === null) assert.throws(() => fill(url, header), NotAllowed);
    else assert.equal(fill(url, header), want);
  });
}

/** What has put a secret of this value into a request. */
function filled(value) {
  const filling = vault({ SECRETS: "KEY@a.com", KEY: value }).fill(new URL("https://a.com/"), true);
  filling.fill("${KEY}");
  return filling;
}

for (const [name, [value, echo, want]] of Object.entries(echoes)) {
  test(`a secret comes back ${name}`, () => {
    assert.equal(filled(value).redact(echo), want);
    assert.equal(Buffer.from(filled(value).redactBytes(Buffer.from(echo))).toString(), want);
  });
}

test("a long body that is hostile takes no long time, and is not copied", () => {
  const long = Array.from({ length: 8192 }, (_, i) => String.fromCharCode(33 + ((i * i) >> 3) % 93)).join("");
  for (const value of [long, "\\".repeat(4) + "x", "\\\"".repeat(4) + "x", "%25u0075".repeat(4), "aaaaaaaab"]) {
    const filling = filled(value);
    for (const piece of ["\\", "\\\\\"", "%", "\\u00", "a", value.slice(0, -1) + "~"]) {
      const body = Buffer.from(piece.repeat(2_000_000 / piece.length)), began = performance.now();
      assert.equal(filling.redactBytes(body), body);
      const took = performance.now() - began;
      assert.ok(took < 5000, `${value.slice(0, 10)} in ${piece.slice(0, 10)}: ${took} ms`);
    }
    assert.equal(filling.redact(`<${value}>`), "<${KEY}>");
  }
});

test("hosts are allowed in whatever case", () => {
  assert.equal(fill("https://a.com/", "${KEY}", { SECRETS: "KEY@A.Com", KEY: "v" }), " v");
});

test("a refusal names the secret and the host, and has no value", () => {
  assert.throws(() => fill("https://c.com/", "${KEY}"), { message: "secret KEY may not be sent to c.com" });
});

test("without being asked for, a reference is text", () => {
  const to = new URL("https://a.com/?key=${KEY}");
  const filling = vault(env).fill(to, false);
  assert.equal(filling.fill(to.search, escapeQuery), "?key=${KEY}");
  assert.equal(filling.redact(env.KEY), env.KEY);
});

test("names are those that have a value, in order", () => {
  assert.deepEqual(vault(env).names, ["KEY", "OTHER"]);
  assert.deepEqual(vault({ SECRETS: " B@b.com\n A@a.com B@c.com ", A: "1", B: "2" }).names, ["A", "B"]);
  assert.deepEqual(vault({ KEY: "value" }).names, []);
});

test("what SECRETS can't mean is an error", () => {
  for (const pair of ["KEY", "KEY@", "@a.com", "key@a.com", "1KEY@a.com", "KEY@a.com/b", "KEY@a@b", "KEY@https://a.com", "KEY@a.com?", "KEY@a.com#"]) {
    assert.throws(() => vault({ SECRETS: pair, KEY: "v", key: "v" }), /SECRETS: .* is not NAME@host/, pair);
  }
});

// Values that a replacement, a pattern or an encoding could take for something else.
const values = ["s3cr&t value", "$&", "$1$$`'$'", "a$<name>", "(a+)*[b]\\d.", "!'()*~", "%41%zz", "pässwörd", "☃ 😀", "${OTHER}", "\"quoted\"\\"];

for (const value of values) {
  const variables = { SECRETS: "KEY@a.com", KEY: value };

  test(`the value ${value} is sent as it is, in a URL too`, () => {
    assert.equal(fill("https://a.com/", "<${KEY}>", variables), ` <${value}>`);
    const to = new URL("https://a.com/?q=${KEY}&r=1");
    to.search = vault(variables).fill(to, true).fill(to.search, escapeQuery);
    assert.equal(to.searchParams.get("q"), value);
    assert.equal(to.search, `?q=${escapeQuery(value)}&r=1`); // the URL does not spell it in yet another way
  });

  test(`the value ${value} does not come back`, () => {
    const filling = vault(variables).fill(new URL("https://a.com/"), true);
    filling.fill("${KEY}");
    const sent = escapeQuery(value), bytes = Buffer.from(value).toString("latin1"); // as a header's value may be read
    assert.equal(filling.redact(`<${value}> <${sent}> <${bytes}> ${value}${value}`), "<${KEY}> <${KEY}> <${KEY}> ${KEY}${KEY}");
    const body = Buffer.concat([Buffer.of(0, 255, 0x80), Buffer.from(`${value}|${sent}`), Buffer.of(0xc3, 0xff)]);
    assert.deepEqual(Buffer.from(filling.redactBytes(body)),
      Buffer.concat([Buffer.of(0, 255, 0x80), Buffer.from("${KEY}|${KEY}"), Buffer.of(0xc3, 0xff)]));
  });
}

test("a secret that another begins with leaves nothing of that", () => {
  for (const [a, b] of [["abc", "abcdef"], ["abcdef", "abc"]]) {
    const filling = vault({ SECRETS: "A@a.com B@a.com", A: a, B: b }).fill(new URL("https://a.com/"), true);
    filling.fill("${A}${B}");
    assert.equal(filling.redact(`${a} ${b}`), "${A} ${B}");
  }
});

test("only what was sent is taken out", () => {
  const filling = vault(env).fill(new URL("https://a.com/"), true);
  filling.fill("${OTHER}");
  assert.equal(filling.redact(`${env.KEY} ${env.OTHER}`), `${env.KEY} \${OTHER}`);
});

test("bytes without a secret are not copied; with one, all others are kept, however many", () => {
  const filling = vault(env).fill(new URL("https://a.com/"), true);
  const every = Buffer.from(Array.from({ length: 100_003 }, (_, i) => i & 255));
  assert.equal(filling.redactBytes(every), every);
  filling.fill("${OTHER}");
  assert.equal(filling.redactBytes(every), every);
  const across = 0x6000 - 5; // where the text is put together
  const secret = Buffer.from(env.OTHER);
  const body = Buffer.concat([every.subarray(0, across), secret, every.subarray(across)]);
  assert.deepEqual(Buffer.from(filling.redactBytes(body)),
    Buffer.concat([every.subarray(0, across), Buffer.from("${OTHER}"), every.subarray(across)]));
});
