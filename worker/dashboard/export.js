import { call } from "./api.js";
import { save } from "./save.js";

/** Reads an export of an account, page by page, and saves it as one JSON file: an object with the rows of each table. */
export async function saveExport(path, name) {
  const parts = [];
  let table;
  for (let after = ""; after !== null;) {
    const { items, next } = await call("GET", `${path}${after && `?after=${encodeURIComponent(after)}`}`);
    for (const item of items) {
      parts.push(item.table === table ? ",\n" : `${table ? "\n],\n" : "{\n"}"${item.table}": [\n`, JSON.stringify(item.row));
      table = item.table;
    }
    after = next;
  }
  save(name, [...parts, "\n]\n}\n"], "application/json");
}
