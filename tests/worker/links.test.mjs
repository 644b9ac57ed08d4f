import "./unhandled.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { legalAnswer } from "../../worker/links.mjs";

const ask = (path, env, now) => legalAnswer(new URL(`https://loupe.example${path}`), env, now);

test("only valid links and addresses are answered", async () => {
  const good = { TERMS_URL: "https://e.com/t?a=b&c=(d)#e", PRIVACY_URL: "https://e.com/p", IMPRINT_URL: "https://e.com/i", SUPPORT_EMAIL: "help+a@e.com" };
  const answer = ask("/links.json", good);
  assert.equal(answer.headers.get("content-type"), "application/json");
  assert.deepEqual(await answer.json(), { terms: good.TERMS_URL, privacy: good.PRIVACY_URL, imprint: good.IMPRINT_URL, support: good.SUPPORT_EMAIL });
  assert.deepEqual(await ask("/links.json", { TERMS_URL: "" }).json(), {});
  for (const value of ["http://e.com/", "javascript:alert(1)", "https://", "https://u:p@e.com/", "https://e.com/<b>", "https://e.com/ x", "https://e.com/\u00e9", `https://e.com/${"x".repeat(250)}`]) {
    assert.deepEqual(await ask("/links.json", { TERMS_URL: value }).json(), {}, value);
  }
  for (const value of ["help", "@e.com", "help@", "a@b@c", "help@e.com\nContact: mailto:x@y.z", "<help@e.com>", "h elp@e.com"]) {
    assert.deepEqual(await ask("/links.json", { SUPPORT_EMAIL: value }).json(), {}, value);
    assert.equal(ask("/.well-known/security.txt", { SUPPORT_EMAIL: value }), null, value);
  }
  assert.equal(ask("/terms", good), null);
});

test("security.txt has the members of RFC 9116, and expires 90 days after the request", async () => {
  const answer = ask("/.well-known/security.txt", { SUPPORT_EMAIL: "help@e.com" }, Date.UTC(2026, 10, 26, 8, 30, 0, 999));
  assert.equal(answer.headers.get("content-type"), "text/plain; charset=utf-8");
  assert.equal(await answer.text(), "Contact: mailto:help@e.com\nExpires: 2027-02-24T08:30:00Z\nPreferred-Languages: en\nCanonical: https://loupe.example/.well-known/security.txt\n");
});
