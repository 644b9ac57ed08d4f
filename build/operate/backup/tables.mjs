// Which tables a backup contains.

import { migrationsTable } from "../deploy/migrations.mjs";

/**
 * Tables that a backup leaves out. After a restore they are empty. docs/RATIONALE.md gives the reasons.
 *
 * @type {Record<string, string>} what is lost, by table
 */
export const leftOut = {
  session: "sessions: everybody signs in again",
  invitation: "invitations of members: owners invite again",
  used_state: "sign-ins that were under way",
  access_token: "access tokens: the dashboard and clients of the connector get new ones",
  upload_link: "links to upload a photo, which expire in ten minutes",
  authorization_code: "consents that were under way",
  refresh_token: "refresh tokens: clients of the connector ask for access again",
  oauth_client: "a cache of clients' metadata; clients that registered do so again",
  oauth_client_failure: "clients' metadata that could not be used in the last minute",
  transcript: "recorded transcripts",
  vendor_slot: "when vendors may be called next",
};

/** The two accounts that the migrations insert. */
export const houseAccounts = ["issued", "earned"];

/** Returns the names of the service's own tables in a database, without virtual tables and their shadow tables. */
export function tablesOf(sqlite) {
  const rows = sqlite.prepare("SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name").all();
  return rows.map(({ name }) => name).filter((name) => !/^(sqlite_|_cf_)/.test(name) && name !== migrationsTable);
}

/** Returns the tables with each table after those that it refers to, so that its rows can be inserted in this order. */
export function inOrder(sqlite, tables) {
  const parents = (table) => sqlite.prepare("SELECT \"table\" AS name FROM pragma_foreign_key_list(?)").all(table).map(({ name }) => name);
  const ordered = [];
  const visit = (table) => {
    if (ordered.includes(table)) return;
    parents(table).filter((parent) => parent !== table).forEach(visit);
    ordered.push(table);
  };
  tables.forEach(visit);
  return ordered;
}

/** Returns the columns of a table: { name, type, key }. key is the place in the primary key from 1, or 0. */
export function columnsOf(sqlite, table) {
  return sqlite.prepare("SELECT name, type, pk AS key FROM pragma_table_info(?)").all(table);
}

/** Returns a text as an SQL literal. */
export const literal = (text) => `'${text.replaceAll("'", "''")}'`;

/** Returns a name as an SQL identifier. */
export const quote = (name) => `"${name.replaceAll('"', '""')}"`;
