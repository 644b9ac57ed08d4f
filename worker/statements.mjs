// The statements of a migration.

/** Creates the table where wrangler lists the migrations that a database has. */
const createTable = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/**
 * Returns the statements of a migration, without comments, and those that record it under its name as applied. In the files, a statement
 * begins with its first word at the beginning of a line, and a trigger's body is indented.
 */
export function statementsOf({ name, sql }) {
  const text = sql.replaceAll(/('(?:[^']|'')*'|"(?:[^"]|"")*")|--[^\n]*/g, "$1").replaceAll(/\s*\n\s*\n/g, "\n").trim();
  const statements = text.split(/;\n(?=[A-Z])(?!END\b)/).map((statement) => statement.replace(/;$/, ""));
  return [createTable, ...statements, `INSERT INTO d1_migrations (name) VALUES ('${name}')`];
}
