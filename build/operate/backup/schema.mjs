// Compares the schemas of databases.

/** Selects the schema's objects. Indexes that SQLite makes for constraints have no SQL. */
export const selectSchema = "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL";

/**
 * Returns what differs between two results of selectSchema, such as "trigger entry_update_guard is missing". Spaces, comments
 * and the quotes around names don't count, because ALTER TABLE changes them.
 */
export function compareSchemas(expected, found) {
  const normalise = (sql) => sql.replaceAll(/--.*$/gm, "").replaceAll(/["\s]+/g, " ").replaceAll(/ ?([(),;]) ?/g, "$1").trim();
  const index = (rows) => new Map(rows.filter(isOwn).map(({ type, name, sql }) => [`${type} ${name}`, normalise(sql)]));
  const want = index(expected), got = index(found);
  return [
    ...[...want.keys()].filter((name) => !got.has(name)).map((name) => `${name} is missing`),
    ...[...got.keys()].filter((name) => !want.has(name)).map((name) => `${name} is not of this version`),
    ...[...want].filter(([name, sql]) => got.has(name) && got.get(name) !== sql).map(([name]) => `${name} differs`),
  ];
}

// The migrations don't create these: the tables of Cloudflare and of wrangler, the tables and triggers of a backup, and the
// shadow tables of the full-text index, whose SQL depends on SQLite's version.
const isOwn = ({ name }) => !/^(_cf_|sqlite_|d1_migrations$|backup(_|$)|listing_text_)/.test(name);
