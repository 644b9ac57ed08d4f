// The statements of a migration.

/** Creates wrangler's table of the migrations that a database has. */
const createTable = `CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)`;

/**
 * Returns the statements that apply a migration and record its name in d1_migrations, without comments. In a migration's
 * file, each statement must begin with a capital letter at the beginning of a line, and a trigger's body must be indented.
 */
export function statementsOf({ name, sql }) {
  const text = sql.replaceAll(/('(?:[^']|'')*'|"(?:[^"]|"")*")|--[^\n]*/g, "$1").replaceAll(/\s*\n\s*\n/g, "\n").trim();
  const statements = text.split(/;\n(?=[A-Z])(?!END\b)/).map((statement) => statement.replace(/;$/, ""));
  return [createTable, ...statements, `INSERT INTO d1_migrations (name) VALUES ('${name}')`];
}
