// The TypeScript package, as `make prepare` builds it, against scripted answers in virtual time.
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { Loupe, LoupeError, verifyWebhook, WebhookError } from "../../build/out/clients/typescript/index.js";

const item = { image_url: "https://example.com/a.jpg" };
const noValue = { similar_items: [], appraisal: null, error: { discovery_error: null, image_upload_errors: [], price_enrichment_errors: [], appraisal_error: null } };

function problem(status, code, retryAfter) {
  const body = { type: "/problems/X", title: "X", status, code, detail: "d", field: "image_url", errors: [{ row: 3, field: "country", detail: "no" }] };
  return () => Response.json(body, { status, headers: { "x-request-id": "r1", ...retryAfter && { "retry-after": retryAfter } } });
}

const lost = () => { throw new TypeError("fetch failed"); };

function stream(text) {
  return () => new Response(text, { headers: { "content-type": "text/event-stream", "loupe-appraisal-id": "apr_1" } });
}

/** Runs f in virtual time with a client of a service that gives these answers, and checks that f uses them all. Returns what was sent. */
async function play(answers, f, options) {
  const sent = [];
  const fetch = async (request) => {
    sent.push({ headers: request.headers, body: await request.text() });
    return answers[sent.length - 1]();
  };
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const began = Date.now();
  try {
    let ended = false;
    const result = f(new Loupe({ baseURL: "https://loupe.example.com/", key: "loupe_key", fetch, ...options })).finally(() => { ended = true; });
    while (!ended) {
      await setImmediate();
      mock.timers.tick(100);
    }
    await result;
    assert.equal(sent.length, answers.length);
    return { sent, seconds: (Date.now() - began) / 1000 };
  } finally {
    mock.timers.reset();
  }
}

test("a request is sent again with the same key", async () => {
  const answers = [
    lost, problem(503, "UNAVAILABLE", "7"), () => new Response("<html>", { status: 502 }), problem(409, "IDEMPOTENCY_CONFLICT", "2"),
    problem(429, "RATE_LIMITED", "1"), () => Response.json(noValue),
  ];
  const { sent, seconds } = await play(answers, async (client) => {
    const answer = await client.appraise(item);
    assert.equal(answer.appraisal, null);
    assert.equal(answer.creditsCharged, null);
  });
  assert.ok(seconds >= 10 && seconds < 30, `took ${seconds} s, want at least the 10 that the service asked for`);
  assert.equal(new Set(sent.map((r) => r.headers.get("idempotency-key"))).size, 1);
  assert.equal(new Set(sent.map((r) => r.body)).size, 1);
  assert.ok(sent[0].headers.get("idempotency-key"));
});

for (const [name, answer] of Object.entries({
  invalid: problem(400, "BAD_REQUEST"), "no credits": problem(402, "OUT_OF_CREDITS"), "another body": problem(409, "IDEMPOTENCY_CONFLICT"),
  "a day's wait": problem(429, "KEY_LIMIT_REACHED", "86400"), fault: problem(500, "INTERNAL"),
})) {
  test(`a refusal is not sent again: ${name}`, () => play([answer], async (client) => {
    const error = await client.appraise(item).catch((e) => e);
    assert.ok(error instanceof LoupeError);
    assert.match(error.code, /BAD_REQUEST|OUT_OF_CREDITS|CONFLICT|LIMIT|INTERNAL/);
    assert.deepEqual([error.field, error.errors[0].row, error.requestId], ["image_url", 3, "r1"]);
    assert.equal(error.retryAfter, name === "a day's wait" ? 86400 : 0);
  }));
}

test("waiting ends with the signal", () => play([problem(503, "UNAVAILABLE", "30")], async (client) => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 1000);
  await assert.rejects(client.credits({ signal: controller.signal }), { name: "AbortError" });
}));

test("a token is asked for each request", async () => {
  let asked = 0;
  const { sent } = await play([lost, () => Response.json({})], (client) => client.credits(), { key: async () => `token${++asked}` });
  assert.deepEqual(sent.map((r) => r.headers.get("authorization")), ["Bearer token1", "Bearer token2"]);
  const error = new Error("signed out");
  await play([], (client) => assert.rejects(client.credits(), error), { key: () => { throw error; } });
});

test("a broken stream waits for its answer", async () => {
  const stage = 'event: stage\ndata: {"stage":"identify","state":"started","ms":3}\n\n';
  const waits = Array(6).fill(problem(409, "IDEMPOTENCY_CONFLICT", "5"));
  const { sent } = await play([stream(`${stage}event: ra`), ...waits, () => Response.json(noValue)], async (client) => {
    const events = [];
    for await (const event of client.appraiseStream(item)) events.push(event);
    assert.deepEqual(events.map((e) => e.type), ["stage", "appraisal"]);
    assert.equal(events[0].stage, "identify");
  });
  assert.equal(new Set(sent.map((r) => r.headers.get("idempotency-key"))).size, 1);
});

test("a problem in a stream is its error", () => play([stream('event: problem\ndata: {"status":500,"code":"INTERNAL","detail":"d"}\n\n')], async (client) => {
  await assert.rejects(client.appraiseStream(item).next(), { name: "LoupeError", code: "INTERNAL", status: 500 });
}));

test("webhooks are verified", async () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"; // the example of the Standard Webhooks specification
  const at = 1614265330, body = '{"test": 2432232314}', right = "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=";
  const other = "v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc=";
  const verify = async ({ key = secret, signature = right, late = 0, text = body, time = at }) => {
    mock.timers.enable({ apis: ["Date"], now: (at + late) * 1000 });
    const headers = { "webhook-id": "msg_p5jXN8AQM9LWM0D4loKWxJek", "webhook-timestamp": String(time), "webhook-signature": signature };
    try {
      const event = await verifyWebhook(key, new Headers(headers), text);
      assert.deepEqual(event, await verifyWebhook(key, headers, text));
      return event;
    } finally {
      mock.timers.reset();
    }
  };
  for (const accepted of [{}, { signature: `${other} v1a,x ${right}` }, { late: 300 }, { late: -300 }]) {
    assert.equal((await verify(accepted)).id, "msg_p5jXN8AQM9LWM0D4loKWxJek");
  }
  for (const refused of [
    { late: 301 }, { late: -301 }, { text: `${body} ` }, { signature: other }, { signature: right.slice(0, 20) }, { signature: "" }, { key: "" }, { key: "whsec_???" }, { time: "" },
  ]) await assert.rejects(verify(refused), WebhookError, JSON.stringify(refused));
});
