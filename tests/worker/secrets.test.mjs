import assert from "node:assert/strict";
import test from "node:test";
import { escapeQuery, NotAllowed, vault } from "../../worker/secrets.mjs";

const env = {
  SECRETS: "KEY@a.com KEY@b.com:8080 OTHER@a.com UNSET@a.com EMPTY@a.com",
  KEY: "s3cr&t value", OTHER: "0ther-secret", EMPTY: "", STRAY: "stray",
};

/** Fills a header and the query of a URL, as a fetch does. */
function fill(url, header, variables = env) {
  const to = new URL(url), filling = vault(variables).fill(to, true);
  return `${filling.fill(to.search, escapeQuery)} ${filling.fill(header)}`;
}

const cases = {
  "in a header": ["https://a.com/", "Bearer ${KEY}", " Bearer s3cr&t value"],
  "in the query": ["https://a.com/?key=${KEY}&q=1", "", "?key=s3cr%26t%20value&q=1 "],
  "two": ["https://a.com/", "${KEY}/${OTHER}", " s3cr&t value/0ther-secret"],
  "one twice": ["https://a.com/?${KEY}${KEY}", "${KEY}", "?s3cr%26t%20values3cr%26t%20value s3cr&t value"],
  "the scheme's port": ["https://A.com:443/", "${KEY}", " s3cr&t value"],
  "a named port": ["http://b.com:8080/", "${KEY}", " s3cr&t value"],
  "a named port, over TLS": ["https://B.COM:8080/", "${KEY}", " s3cr&t value"],
  "in plain": ["http://a.com/", "${KEY}", null],
  "in plain, to its port": ["http://a.com:80/", "${KEY}", null],
  "in plain, to TLS's port": ["http://a.com:443/", "${KEY}", null],
  "another port": ["https://a.com:8443/", "${KEY}", null],
  "no port": ["https://b.com/", "${KEY}", null],
  "another host": ["https://c.com/?${KEY}", "", null],
  "a part of the host": ["https://xa.com/", "${KEY}", null],
  "a host below it": ["https://x.a.com/", "${KEY}", null],
  "as user": ["https://a.com@c.com/", "${KEY}", null],
  "not this one's host": ["http://b.com:8080/", "${KEY}${OTHER}", null],
  "of no host": ["https://a.com/", "${STRAY}", null],
  "without a value": ["https://a.com/", "${UNSET}", null],
  "with an empty one": ["https://a.com/", "${EMPTY}", null],
  "unknown": ["https://a.com/", "${NOPE}", null],
  "a variable": ["https://a.com/", "${SECRETS}", null],
  "not a reference": ["https://a.com/?a=${key}&b=$KEY&c=${KEY", "${} ${1A} ${A-B}", "?a=${key}&b=$KEY&c=${KEY ${} ${1A} ${A-B}"],
};

for (const [name, [url, header, want]] of Object.entries(cases)) {
  test(`a secret ${name}`, () => {
    if (want === null) assert.throws(() => fill(url, header), NotAllowed);
    else assert.equal(fill(url, header), want);
  });
}

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
