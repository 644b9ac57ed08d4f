/** Returns why a key can't be used: "Revoked", "Expired" or "Suspended". Returns "" for a key that can. */
export function keyProblem(key, now = Date.now()) {
  if (key.revoked_at) return "Revoked";
  if (key.expires_at && Date.parse(key.expires_at) <= now) return "Expired";
  return key.suspended_at ? "Suspended" : "";
}
