// Keys, credits and stored answers. The schema's triggers write the ledger's entries and refuse what the balance does not cover.

const cost = 10, day = 86_400_000;

const deflate = (text) => new Response(new Response(text).body.pipeThrough(new CompressionStream("deflate-raw"))).arrayBuffer();
const inflate = (bytes) => new Response(new Response(Uint8Array.from(bytes)).body.pipeThrough(new DecompressionStream("deflate-raw"))).text();

/** Finds the key with a hash. Returns null if there is none. */
export const findKey = (env, hash) => env.DB.prepare(
  "SELECT k.id AS key, k.account FROM api_key k JOIN account a ON a.id = k.account WHERE k.hash = ?1 AND k.revoked_at IS NULL " +
  "AND k.suspended_at IS NULL AND a.suspended_at IS NULL AND coalesce(k.expires_at > ?2, 1)").bind(hash, Date.now()).first();

/** Records an appraisal and holds its credits. Returns a refusal, the stored answer of a repeated request, or neither. */
export async function admit({ DB }, { id, grant, request, hash, idempotencyKey, now }) {
  try {
    await DB.batch([
      ...(idempotencyKey ? [DB.prepare("UPDATE appraisal SET idempotency_key = NULL WHERE account = ?1 AND idempotency_key = ?2 AND created_at <= ?3")
        .bind(grant.account, idempotencyKey, now - day)] : []),
      DB.prepare("INSERT INTO appraisal (id, account, api_key, idempotency_key, request_hash, request, created_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")
        .bind(id, grant.account, grant.key, idempotencyKey, hash, JSON.stringify(request), now),
      DB.prepare("INSERT INTO transfer (id, debit, credit, amount, state, reason, created_at) VALUES (?1, ?2, 'earned', ?3, 'pending', 'appraisal', ?4)")
        .bind(id, grant.account, cost, now),
    ]);
    return {};
  } catch (error) {
    if (error.message.includes("out_of_credits")) return { refusal: [402, "OUT_OF_CREDITS", "the balance does not cover the call"] };
    if (!error.message.includes("appraisal.idempotency_key")) throw error;
  }
  const earlier = await DB.prepare(
    "SELECT p.id, p.request_hash, p.answer AS body, iif(t.state = 'posted', t.amount, 0) AS charged, b.available AS remaining FROM appraisal p " +
    "JOIN transfer t ON t.id = p.id JOIN credit b ON b.account = p.account WHERE p.account = ?1 AND p.idempotency_key = ?2").bind(grant.account, idempotencyKey).first();
  if (earlier.request_hash !== hash) return { refusal: [409, "IDEMPOTENCY_CONFLICT", "the idempotency key was used for another request"] };
  if (!earlier.body) return { refusal: [409, "IDEMPOTENCY_CONFLICT", "the first request is in progress", { headers: { "retry-after": "1" } }] };
  return { stored: { ...earlier, body: await inflate(earlier.body) } };
}

/** Stores an answer and spends or releases its credits. Returns the credits that remain. */
export async function settle({ DB }, { id, grant, body, evidence, charged }) {
  const now = Date.now();
  const [answer, findings] = await Promise.all([deflate(body), evidence && deflate(evidence)]);
  const [, , { results }] = await DB.batch([
    DB.prepare("UPDATE appraisal SET answer = ?2, findings = ?3, answered_at = ?4 WHERE id = ?1 AND answered_at IS NULL").bind(id, answer, findings, now),
    DB.prepare("UPDATE transfer SET state = ?2, settled_at = ?3 WHERE id = ?1 AND state = 'pending'").bind(id, charged ? "posted" : "voided", now),
    DB.prepare("SELECT available FROM credit WHERE account = ?1").bind(grant.account),
  ]);
  return results[0].available;
}
