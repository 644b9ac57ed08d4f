import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { escapeQuery, NotAllowed, vault } from "../../worker/host/secrets.mjs";

// build/products/host has tests with the same cases. An entry of cases is a URL, a header, and "query header"
// as sent, or null if the effect is refused. An entry of echoes is the value of KEY, a response that
// repeats it, and the redacted response.
const { env, cases, echoes } = JSON.parse(readFileSync(new URL("secrets.json", import.meta.url)));

/** A substitution for a fetch of the URL that may use secrets. */
const substitutionFor = (url, variables = env) => vault(variables).substitution(new URL(url), true);

/** Expands the query of a URL and a header, as a fetch does. */
function expand(url, header, variables = env) {
  const substitution = substitutionFor(url, variables);
  return `${substitution.expand(new URL(url).search, escapeQuery)} ${substitution.expand(header)}`;
}

for (const [name, [url, header, want]] of Object.entries(cases)) {
  test(`substitution: ${name}`, () => {
    if (want === null) assert.throws(() => expand(url, header), NotAllowed);
    else assert.equal(expand(url, header), want);
  });
}

/** A substitution that has put the secret KEY with this value into a request. */
function substituted(value) {
  const substitution = substitutionFor("https://a.com/", { SECRETS: "KEY@a.com", KEY: value });
  substitution.expand("${KEY}");
  return substitution;
}

for (const [name, [value, echo, want]] of Object.entries(echoes)) {
  test(`redaction: ${name}`, () => {
    assert.equal(substituted(value).redact(echo), want);
    assert.equal(Buffer.from(substituted(value).redactBytes(Buffer.from(echo))).toString(), want);
  });
}

// If the time grew with the square of the length, this would take a minute.
test("a long hostile body without the secret is not copied", () => {
  const long = Array.from({ length: 8192 }, (_, i) => String.fromCharCode(33 + ((i * i) >> 3) % 93)).join("");
  for (const value of [long, "\\".repeat(4) + "x", "\\\"".repeat(4) + "x", "%25u0075".repeat(4), "aaaaaaaab"]) {
    const substitution = substituted(value);
    for (const piece of ["\\", "\\\\\"", "%", "\\u00", "a", value.slice(0, -1) + "~"]) {
      const body = Buffer.from(piece.repeat(100_000 / piece.length));
      assert.equal(substitution.redactBytes(body), body);
    }
    assert.equal(substitution.redact(`<${value}>`), "<${KEY}>");
  }
});

test("a refusal names the secret and the host but not the value", () => {
  assert.throws(() => expand("https://c.com/", "${KEY}"), { message: "secret KEY may not be sent to c.com" });
});

test("the vault has secrets with a value; a token may take a name with an allowed host and no value", () => {
  const names = ["A", "B", "KEY", "OTHER", "UNSET", "EMPTY", "STRAY", "SECRETS"];
  const has = (env) => names.filter(vault(env).has), allowsToken = (env) => names.filter(vault(env).allowsToken);
  assert.deepEqual([has(env), allowsToken(env)], [["KEY", "OTHER", "STRAY", "SECRETS"], ["UNSET", "EMPTY"]]);
  const spaced = { SECRETS: " B@b.com\n A@a.com B@c.com ", A: "1", B: "2" };
  assert.deepEqual([has(spaced), allowsToken(spaced)], [["A", "B", "SECRETS"], []]);
  assert.deepEqual([has({ KEY: "value", OTHER: {}, B: 1 }), allowsToken({ KEY: "value" })], [["KEY"], []]);
});

// The entry may be a key that was pasted by mistake.
test("a malformed entry of SECRETS is an error that states its position only", () => {
  for (const entry of ["KEY", "KEY@", "@a.com", "key@a.com", "1KEY@a.com", "KEY@a.com/b", "KEY@a@b", "KEY@https://a.com", "KEY@a.com?", "KEY@a.com#"]) {
    assert.throws(() => vault({ SECRETS: `OTHER@b.com ${entry}`, OTHER: "v", KEY: "v", key: "v" }), { message: "SECRETS: entry 2 is not NAME@host[:port]" });
  }
});

// Values with special characters of String.replace, of regular expressions or of an encoding.
const values = ["s3cr&t value", "$&", "$1$$`'$'", "a$<name>", "(a+)*[b]\\d.", "!'()*~", "%41%zz", "pässwörd", "☃ 😀", "${OTHER}", "\"quoted\"\\"];

for (const value of values) {
  const variables = { SECRETS: "KEY@a.com", KEY: value };

  test(`the value ${value} is sent unchanged, in a header and in a URL`, () => {
    assert.equal(expand("https://a.com/", "<${KEY}>", variables), ` <${value}>`);
    const url = new URL("https://a.com/?q=${KEY}&r=1");
    url.search = vault(variables).substitution(url, true).expand(url.search, escapeQuery);
    assert.equal(url.searchParams.get("q"), value);
    assert.equal(url.search, `?q=${escapeQuery(value)}&r=1`); // URL does not escape it further
  });

  test(`the value ${value} is redacted in every encoding`, () => {
    const substitution = substituted(value);
    const escaped = escapeQuery(value), bytes = Buffer.from(value).toString("latin1"); // a header value may be decoded as ISO-8859-1
    assert.equal(substitution.redact(`<${value}> <${escaped}> <${bytes}> ${value}${value}`), "<${KEY}> <${KEY}> <${KEY}> ${KEY}${KEY}");
    const body = Buffer.concat([Buffer.of(0, 255, 0x80), Buffer.from(`${value}|${escaped}`), Buffer.of(0xc3, 0xff)]);
    assert.deepEqual(Buffer.from(substitution.redactBytes(body)),
      Buffer.concat([Buffer.of(0, 255, 0x80), Buffer.from("${KEY}|${KEY}"), Buffer.of(0xc3, 0xff)]));
  });
}

test("a secret in ISO-8859-1 is redacted too", () => {
  const body = Buffer.from("<pässwörd>", "latin1");
  assert.equal(Buffer.from(substituted("pässwörd").redactBytes(body)).toString("latin1"), "<${KEY}>");
});

test("only secrets that were sent are redacted", () => {
  const substitution = substitutionFor("https://a.com/");
  substitution.expand("${OTHER}");
  assert.equal(substitution.redact(`${env.KEY} ${env.OTHER}`), `${env.KEY} \${OTHER}`);
});

test("redaction does not copy bytes without a secret, and changes no other bytes", () => {
  const substitution = substitutionFor("https://a.com/");
  const every = Buffer.from(Array.from({ length: 100_003 }, (_, i) => i & 255));
  assert.equal(substitution.redactBytes(every), every);
  substitution.expand("${OTHER}");
  assert.equal(substitution.redactBytes(every), every);
  const across = 0x6000 - 5; // the secret crosses a chunk boundary of latin1()
  const secret = Buffer.from(env.OTHER);
  const body = Buffer.concat([every.subarray(0, across), secret, every.subarray(across)]);
  assert.deepEqual(Buffer.from(substitution.redactBytes(body)),
    Buffer.concat([every.subarray(0, across), Buffer.from("${OTHER}"), every.subarray(across)]));
});
