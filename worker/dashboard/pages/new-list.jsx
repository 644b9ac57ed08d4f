import { useMemo, useState } from "preact/hooks";
import { useAction, useSlices } from "../load.js";
import { charsetOf } from "../values/charset.js";
import { textChunks } from "../values/events.js";
import { count, plural, sentence, words } from "../values/format.js";
import { itemsOf, kinds, maxItems, readList, recognise } from "../values/list.js";
import { maxPhoto, photoTypes } from "../values/request.js";
import { ColumnChoice } from "../parts/columns.jsx";
import { Drop } from "../parts/drop.jsx";
import { Field } from "../parts/field.jsx";
import { Failure, Notice } from "../parts/notice.jsx";
import { countryOptions } from "../parts/options.js";
import { Page, Section } from "../parts/page.jsx";
import { Start } from "../parts/start.jsx";
import { Pager, Table } from "../parts/table.jsx";
import { WithKeys } from "../parts/with-keys.jsx";

const isTable = ({ name, type }) => type === "text/csv" || /\.csv$/i.test(name);
const previewRows = 5;

export function NewList() {
  return (
    <Page title="Price a list" lead="A CSV file of up to 1,000 items with their photos, or photos alone." actions={<a class="button quiet" href="/dashboard/lists">All lists</a>}>
      <WithKeys>{(keys) => <List keys={keys} />}</WithKeys>
    </Page>
  );
}

function List({ keys }) {
  const [list, setList] = useState(null);
  const [photos, setPhotos] = useState([]);
  const [chosen, setChosen] = useState({});
  const [country, setCountry] = useState("");
  const [refused, setRefused] = useState([]); // by the service
  const [leaveOut, setLeaveOut] = useState(false);
  const [take, { error }] = useAction(async (files) => {
    const more = files.filter((f) => !isTable(f));
    const names = new Set(more.map((f) => f.name));
    setRefused([]);
    setPhotos((now) => [...now.filter((f) => !names.has(f.name)), ...more]);
    const table = files.find(isTable);
    if (!table) return;
    const read = await readList(table.name, textChunks(table.stream(), await charsetOf(table)));
    setList(read);
    setChosen(recognise(read.columns));
  });
  const clear = () => {
    setList(null);
    setPhotos([]);
    setRefused([]);
  };
  const { items, unused, inOrder } = useMemo(() => itemsOf({ list, photos, chosen, country }), [list, photos, chosen, country]);
  const problems = useMemo(() => {
    const found = items.flatMap((item) => item.problems.map((p) => ({ number: item.number, ...p })));
    return [...found, ...refused].map((p, i) => ({ ...p, key: i })).sort((a, b) => a.number - b.number);
  }, [items, refused]);
  const wrong = new Set(problems.map((p) => p.number));
  const sent = leaveOut ? items.filter((item) => !wrong.has(item.number)) : items;
  const choose = (name, at) => {
    const { [name]: _, ...others } = chosen;
    setRefused([]);
    setChosen(at === "" ? others : { ...others, [name]: Number(at) });
  };
  return (
    <>
      <Section title="Items" class="card">
        <Drop label="CSV file and photos" multiple accept={`text/csv,.csv,${photoTypes}`} max={maxPhoto} onFile={take}
          hint="The first line names the columns. JPEG, PNG, WebP or GIF, at most 10 MB." />
        <Failure error={error} title="This file can’t be read" />
        {(list || photos.length > 0) && (
          <p role="status">
            {list && <><strong class="break">{list.name}</strong>, {plural(list.rows.length, "row")}</>}{list && photos.length > 0 && ", and "}{photos.length > 0 && plural(photos.length, "photo")}.{" "}
            <button type="button" class="link" onClick={clear}>Remove all</button>
          </p>
        )}
        {list && <ColumnChoice key={list.name} kinds={kinds} columns={list.columns} chosen={chosen} onChoose={choose} />}
        {items.length > 0 && <Field label={list ? "Country of items without one" : "Country"} options={countryOptions()} value={country} onInput={setCountry} />}
        {inOrder > 0 && <Notice kind="warning" live={false}>No row names {plural(inOrder, "photo")}, so the rows without a photo get them in the order of their names.</Notice>}
        {unused > 0 && <Notice kind="warning" live={false}>{plural(unused, "photo")} belong{unused === 1 ? "s" : ""} to no row. A column can name the file, or the file can be named like the reference: A1.jpg, A1-2.jpg.</Notice>}
        {items.length > 0 && <Preview items={items} />}
      </Section>
      {problems.length > 0 && (
        <Section title={`Rows with problems, ${count(wrong.size)}`}>
          <Problems problems={problems} />
          {wrong.size < items.length && <label class="option"><input type="checkbox" checked={leaveOut} onChange={(event) => setLeaveOut(event.target.checked)} /> Leave {wrong.size === 1 ? "this row" : "these rows"} out</label>}
        </Section>
      )}
      {items.length > maxItems && <Notice kind="bad">A list has at most 1,000 items.</Notice>}
      {items.length > 0 && (
        <Start key={list?.name ?? ""} keys={keys} items={sent.length} make={() => ({ columns: list?.columns ?? [], items: sent })} suggestedName={list ? list.name.replace(/\.\w+$/, "") : "Photos"}
          refused={setRefused} disabled={items.length > maxItems || (problems.length > 0 && !leaveOut)} />
      )}
    </>
  );
}

const nameOf = (photo) => (typeof photo === "string" ? photo : photo.name);

function Preview({ items }) {
  return (
    <Table label="The first items as they are sent" rows={items.slice(0, previewRows)} rowKey={(it) => it.number} columns={[
      { title: "Item", wide: true, cell: ({ number, values: v }) => <span class="break">{v.reference || `Row ${number}`}<span class="small soft block">{v.description}</span></span> },
      { title: "Photos", cell: ({ photos }) => <span class="break small">{photos.map(nameOf).join(", ") || "–"}</span> },
      { title: "Condition", cell: ({ values: v }) => words(v.condition) || "–" },
      { title: "Asking price", number: true, cell: ({ values: v }) => [v.asking_price, v.currency].filter(Boolean).join(" ") || "–" },
    ]} />
  );
}

function Problems({ problems }) {
  const page = useSlices(problems);
  return (
    <div class="list">
      <Table label="Rows with problems" rows={page.data} rowKey={(p) => p.key} columns={[
        { title: "Problem", wide: true, cell: (p) => <span class="break">{sentence(p.detail)}</span> },
        { title: "Row", number: true, cell: (p) => (p.number ? count(p.number) : "–") },
        { title: "Field", cell: (p) => <code>{p.field}</code> },
      ]} />
      <Pager from={page} />
    </div>
  );
}
