// Makes the items of a batch (docs/openapi.yaml: BatchItem) of a CSV file and photos, or of photos alone.

import names from "../../listingcsv/columnnames.json" with { type: "json" };
import { fields as cellsOf, open, quote, separatorOf } from "./csv.js";
import { words } from "./format.js";
import { conditions, maxImages } from "./request.js";
import { ownColumns } from "./result.js";

export const maxItems = 1000;
const maxDescription = 2000; // characters

/** What a column may hold, with the columns of columnnames.json whose names it has; earlier ones win. */
const known = {
  reference: ["reference", "id"],
  image_url: ["image", "image_url"],
  images: ["images"],
  brand: ["brand"],
  model: ["model"],
  title: ["title"],
  description: ["description"],
  condition: ["condition"],
  asking_price: ["asking_price"],
  currency: ["currency"],
  country: ["country"],
};

/** The same with labels, for a choice of columns. */
export const kinds = Object.keys(known).map((name) => ({ name, label: { image_url: "Photo", images: "More photos" }[name] ?? words(name) }));

/** The fields that are sent, in the order of their columns. Brand, model and title become part of the description. */
const sentFields = ["reference", "image_url", "images", "description", "condition", "asking_price", "currency", "country"];

/** Returns {name, columns, rows} of a CSV file: its name, the names of its columns, and the cells of each row. `chunks` are its text. */
export async function readList(name, chunks) {
  const { header, rows: found } = await open(chunks);
  const separator = separatorOf(header);
  const names = cellsOf(header, separator).map((c) => c.trim());
  const results = names.indexOf(ownColumns[0]); // columns of results, if the file is a list that was priced before
  const isOwn = (at) => results >= 0 && at >= results && at < results + ownColumns.length;
  const kept = (cells) => names.map((_, at) => cells[at] ?? "").filter((_, at) => !isOwn(at));
  const rows = [];
  for await (const { text } of found) {
    const cells = cellsOf(text, separator);
    if (cells.slice(names.length).some((c) => c.trim())) throw new Error(`row ${rows.length + 1} has ${cells.length} cells, but the first line names ${names.length}`);
    if (cells.some((c) => c.trim())) rows.push(kept(cells));
    if (rows.length > maxItems) throw new Error("a list has at most 1,000 items; split the file");
  }
  if (!rows.length) throw new Error("the file has no rows after the line that names the columns");
  return { name, columns: kept(names), rows };
}

const plain = (text) => text.toLowerCase().normalize("NFD").replace(/[^\p{L}\p{N}]/gu, "");

const namesOf = (field) => [field, ...known[field].flatMap((column) => [column, ...names[column].join("|").split("|")])].map(plain);

/** Returns the number of the column for each field that is recognised by the column's name. */
export function recognise(columns) {
  const headers = columns.map(plain);
  const chosen = {};
  for (const name in known) {
    const at = namesOf(name).map((k) => headers.indexOf(k)).find((i) => i >= 0 && !Object.values(chosen).includes(i));
    if (at !== undefined) chosen[name] = at;
  }
  return chosen;
}

/**
 * Returns {items, unused, inOrder}. An item is {number, cells, values, photos, problems}: its place in the list from 1, the file's cells,
 * the text of each field, its photos (files, or addresses), and what is wrong, as {field, detail}. `unused` is the number of photos that
 * belong to no item, `inOrder` the number of items that got their photo by the order of names. `list` is from readList, or null: then each
 * photo is an item. `chosen` has the column of each field; `country` is that of rows without one.
 */
export function itemsOf({ list, photos, chosen, country = "" }) {
  const files = [...photos].sort((a, b) => order.compare(stemOf(a), stemOf(b)));
  if (!list) {
    const items = files.map((file, i) => ({ number: i + 1, cells: [], values: { reference: file.name, country }, photos: [file], problems: [] }));
    return { items, unused: 0, inOrder: 0 };
  }
  const items = list.rows.map((cells, i) => itemOf(cells, i + 1, chosen, country));
  const byName = new Map(files.map((file) => [file.name.toLowerCase(), file]));
  const references = new Map(items.filter((it) => it.values.reference).map((it) => [it.values.reference.toLowerCase(), it]));
  const used = new Set();
  for (const item of items) findNamed(item, byName, used);
  for (const file of files) { // A1.jpg, A1-2.jpg and A1 (3).jpg are photos of the reference A1
    const stem = stemOf(file);
    const item = references.get(stem) ?? references.get(stem.replace(/[-_ (]+\d{1,2}\)?$/, ""));
    if (used.has(file) || !item || item.named) continue;
    item.photos.push(file);
    used.add(file);
  }
  const left = files.filter((file) => !used.has(file));
  const without = items.filter((item) => !item.photos.length && !item.problems.length);
  const inOrder = left.length === without.length ? left.length : 0;
  if (inOrder) without.forEach((item, i) => item.photos.push(left[i]));
  for (const item of items) check(item);
  return { items, unused: left.length - inOrder, inOrder };
}

const stemOf = ({ name }) => name.toLowerCase().replace(/\.\w+$/, "");
const order = new Intl.Collator("en", { numeric: true });

function itemOf(cells, number, chosen, country) {
  const of = (name) => (cells[chosen[name]] ?? "").replace(/\s+/g, " ").trim();
  const condition = conditionOf(of("condition"));
  const parts = [of("brand"), of("model"), of("title"), of("description"), condition ? "" : of("condition")].filter(Boolean);
  const has = (whole, part) => whole.toLowerCase().includes(part.toLowerCase());
  const description = parts.filter((part, i) => !parts.some((other, j) => j !== i && has(other, part) && (other.length > part.length || j < i))).join(", ");
  return {
    number, cells, photos: [], problems: [], isUnclear: isAmbiguous(of("asking_price"), of("currency")),
    values: {
      reference: of("reference"), description, condition, asking_price: amountOf(of("asking_price")), currency: of("currency"), country: of("country") || country,
      named: [of("image_url"), of("images")].filter(Boolean),
    },
  };
}

/** Returns the condition that a text names, "" if it names none of the API's: it is then sent as part of the description. */
export function conditionOf(text) {
  const code = text.toLowerCase().replace(/[^a-z]+/g, "_").replace(/^_|_$/g, "");
  return [code, code.replace(/^used_/, "")].find((c) => conditions.includes(c)) ?? "";
}

/** Returns an amount such as "1.250,00 €" as JSON writes it, or the text if it is none. */
export function amountOf(text) {
  const digits = /^\D*?(\d[\d.,' ]*)\D*$/.exec(text)?.[1].trim();
  if (!digits) return text;
  const [, whole, cents = ""] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits);
  return String(Number(`${whole.replace(/\D/g, "")}.${cents}`));
}

/** Reports whether a price has only a point before three digits, in a currency whose decimals are written so: market.ParsePrice refuses it. */
function isAmbiguous(text, currency) {
  const code = /^[A-Z]{3}$/.test(currency) ? currency : { $: "USD", "£": "GBP" }[/[$£]/.exec(text)?.[0]] ?? /[A-Z]{3}/.exec(text)?.[0];
  if (!code || code === "EUR" || !/^\D*[1-9]\d{0,2}\.\d{3}\D*$/.test(text)) return false;
  const locale = new Intl.Locale(`und-${code.slice(0, 2)}`).maximize().toString(); // a currency's code begins with that of its country
  return new Intl.NumberFormat(locale, { style: "currency", currency: code }).formatToParts(1.5).some((p) => p.type === "decimal" && p.value === ".");
}

/** Finds the photos that the cells of an item name. */
function findNamed(item, byName, used) {
  item.named = item.values.named.length > 0;
  for (const cell of item.values.named) {
    const exact = fileNamed(cell, byName);
    const names = exact ? [cell] : /^https?:/i.test(cell) ? cell.split(/[\s;|]+|,(?=http)/) : cell.split(/[;,|]/);
    for (const name of names.map((n) => n.trim()).filter(Boolean)) {
      const found = /^https?:/i.test(name) ? name : fileNamed(name, byName);
      if (!found) item.problems.push({ field: "image_url", detail: `the photo “${name}” is not among the chosen files` });
      else item.photos.push(found);
      if (typeof found === "object") used.add(found);
    }
  }
}

/** Returns the file with the last part of a path as its name. */
const fileNamed = (path, byName) => byName.get(path.split(/[\\/]/).at(-1).trim().toLowerCase());

function check({ values, photos, problems, isUnclear }) {
  const refuse = (field, detail) => problems.push({ field, detail });
  if (!photos.length && !problems.length) refuse("image_url", "the item has no photo");
  if (photos.length > 1 + maxImages) refuse("images", `the item has ${photos.length} photos, and at most ${1 + maxImages} can be sent`);
  if (photos.some((p) => typeof p === "string" && !/^https:/i.test(p))) refuse("image_url", "the address of a photo must begin with https://");
  if (isUnclear) refuse("asking_price", "the asking price can be read in two ways; write it without a separator");
  if ([...(values.description ?? "")].length > maxDescription) refuse("description", "the description has more than 2,000 characters");
}

/**
 * Returns {columns, items} of results that are appraised again: `columns` and `rows` are from parseResults, `edits` has {description,
 * condition, photo} of a row by its number in the list; `photo` is a file, or null for the photo that the row has.
 */
export function correctedItems(columns, rows, edits) {
  const kept = columns.map((_, at) => at).filter((at) => !sentFields.includes(columns[at].trim()));
  const items = rows.map(({ cells, of }, i) => {
    const { photo, ...changed } = edits[i];
    const values = { ...Object.fromEntries(sentFields.map((f) => [f, of[f] ?? ""])), ...changed };
    const photos = [photo ?? values.image_url, ...values.images.split(" ").filter(Boolean)];
    return { number: i + 1, cells: kept.map((at) => cells[at]), values, photos, problems: [] };
  });
  return { columns: kept.map((at) => columns[at]), items };
}

/**
 * Returns items as a CSV file for POST /batches: the file's columns as they are, then those of the fields. A column of the file that has
 * the name of a field but other contents gets another name. `urlOf` returns the address of a photo.
 */
export function csvOf(columns, items, urlOf) {
  const rows = items.map(({ values, photos }) => {
    const [first, ...more] = photos.map(urlOf);
    return { ...values, image_url: first, images: more.join(" ") };
  });
  const added = sentFields.filter((f) => ["image_url", "condition"].includes(f) || rows.some((row) => row[f]));
  const kept = columns.map((name, at) => (sentFields.includes(name.trim()) && !isSame(name.trim(), at) ? `${name.trim()} (file)` : name));
  function isSame(name, at) {
    return items.every(({ cells }, i) => (cells[at] ?? "").trim() === (rows[i][name] ?? ""));
  }
  const columnsAdded = added.filter((f) => !kept.includes(f));
  const line = (cells) => cells.map((cell) => quote(cell ?? "")).join(",");
  return `${[line([...kept, ...columnsAdded]), ...items.map(({ cells }, i) => line([...kept.map((_, at) => cells[at]), ...columnsAdded.map((f) => rows[i][f])]))].join("\r\n")}\r\n`;
}
