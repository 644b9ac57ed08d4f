import { useState } from "preact/hooks";
import { price, sentence } from "../values/format.js";
import { reportColumn } from "../values/report.js";
import { Field } from "./field.jsx";
import { Notice } from "./notice.jsx";
import { Table } from "./table.jsx";

const fields = ["title", "id", "price", "currency", "condition", "sold", "date", "days", "brand", "category", "vendor", "url", "image"];
const required = ["title"];

/**
 * Lets the reader choose the column of a file for each kind of contents, a list of {name, label}. `chosen` has the number of the column by
 * name, `columns` the names of the file's columns. `onChoose` gets the name and the column's number, "" for none.
 */
export function ColumnChoice({ kinds, required = [], columns, chosen, onChoose }) {
  const [isOpen] = useState(required.some((name) => !(name in chosen))); // later, the reader opens and closes it
  const used = new Set(Object.values(chosen));
  const unused = columns.filter((name, at) => !used.has(at) && name !== reportColumn);
  const options = [{ value: "", label: "None" }, ...columns.map((name, at) => ({ value: String(at), label: name || `Column ${at + 1}` })).filter((o) => o.label !== reportColumn)];
  return (
    <details class="figures" open={isOpen}>
      <summary>{used.size} of {columns.length} columns are read: choose which</summary>
      <div class="fields">
        {kinds.map(({ name, label }) => (
          <Field key={name} label={label} optional={required.length > 0 && !required.includes(name)} options={options} value={String(chosen[name] ?? "")} onInput={(value) => onChoose(name, value)} />
        ))}
      </div>
      {unused.length > 0 && <p class="small soft break">Not read: {unused.join(", ")}.</p>}
    </details>
  );
}

/**
 * Shows which column of a file is read for each field, and its first rows as they are read. `preview` and `reading` are as in
 * upload.js; `onChange` gets the reading with another column or currency.
 */
export function Columns({ preview, reading, onChange }) {
  const kinds = [...new Set([...fields, ...Object.keys(preview.fields)])].map((name) => ({ name, label: name })); // exports have more
  const choose = (field, value) => onChange({ ...reading, columns: { ...reading.columns, [field]: value && preview.columns[value] } });
  return (
    <div class="upload-progress">
      {!("title" in preview.fields) && <Notice kind="warning">Choose the column for title.</Notice>}
      <ColumnChoice kinds={kinds} required={required} columns={preview.columns} chosen={preview.fields} onChoose={choose} />
      {"price" in preview.fields && !("currency" in preview.fields) && (
        <Field label="Currency of prices without one" optional placeholder="EUR" maxLength={3} value={reading.currency}
          onInput={(text) => {
            const currency = text.toUpperCase();
            if (/^([A-Z]{3})?$/.test(currency)) onChange({ ...reading, currency });
          }} />
      )}
      {preview.rows.length > 0 && (
        <Table label="The first rows as they are read" rows={preview.rows} rowKey={(r) => r.line} columns={[
          { title: "Listing", wide: true, cell: ({ values: v, problems }) => (
            <>
              {v.title || "–"} <span class="small soft">{[v.brand, v.category, v.vendor, v.id && `id ${v.id}`].filter(Boolean).join(" · ")}</span>
              {problems.map((p) => <span key={p.field + p.detail} class="small block">{p.effect === "left_out" ? "Without " : "Refused: "}{[p.field, sentence(p.detail)].filter(Boolean).join(": ")}</span>)}
            </>
          ) },
          { title: "Condition", cell: ({ values: v }) => v.condition || "–" },
          { title: "Date", cell: ({ values: v }) => v.date || "–" },
          { title: "Price", number: true, cell: ({ values: v }) => <>{price(v.price, v.currency) || "–"}{v.sold && <span class="small soft block">{v.sold === "yes" ? "sold" : "asked"}</span>}</> },
        ]} />
      )}
    </div>
  );
}
