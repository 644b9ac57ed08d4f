import "./unhandled.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";
import { Guesses } from "../../worker/guesses.mjs";

/** A rate limiter that allows the first uses of each key. */
function limiterOf(uses) {
  const used = new Map();
  return { used, async limit({ key }) {
    used.set(key, (used.get(key) ?? 0) + 1);
    return { success: used.get(key) <= uses };
  } };
}

/** Calls the administration with a token, and returns the status and how many calls reached the control plane. */
function caller(limiter) {
  const guesses = new Guesses(), state = { reached: 0 };
  state.call = async (token, address) => {
    const headers = { "cf-connecting-ip": address, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await guesses.check(new Request("https://loupe.example/admin/accounts", { headers }), limiter, "0123456789abcdef", async () => {
      state.reached++;
      return new Response("", { status: token === "right" ? 200 : 401 });
    });
    if (response.status === 429) {
      assert.equal(response.headers.get("retry-after"), "60");
      assert.equal((await response.json()).code, "RATE_LIMITED");
    }
    return response.status;
  };
  return state;
}

test("a network that guesses the administrator's token is refused for a minute, others are not", async (t) => {
  t.mock.timers.enable({ apis: ["Date"] });
  const limiter = limiterOf(5), admin = caller(limiter), statuses = [];
  for (let n = 0; n < 20; n++) statuses.push(await admin.call("wrong", "2001:db8:1:2::/64"));
  assert.deepEqual(statuses, [...Array(5).fill(401), ...Array(15).fill(429)]);
  assert.equal(admin.reached, 6);
  assert.equal(await admin.call("right", "2001:db8:1:2::/64"), 429);
  assert.equal(await admin.call("right", "203.0.113.7"), 200);
  t.mock.timers.tick(60_000);
  assert.equal(await admin.call("right", "2001:db8:1:2::/64"), 200);
});

test("right tokens and sessions don't count", async () => {
  const limiter = limiterOf(0), admin = caller(limiter);
  for (let n = 0; n < 20; n++) assert.equal(await admin.call("right", "203.0.113.7"), 200);
  assert.equal(await admin.call("", "203.0.113.7"), 401);
  assert.equal(limiter.used.size, 0);
});

test("nothing is limited without a rate limiter", async () => {
  const admin = caller(undefined);
  for (let n = 0; n < 20; n++) assert.equal(await admin.call("wrong", "203.0.113.7"), 401);
});
