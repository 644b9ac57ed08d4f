import { useRef, useState } from "preact/hooks";
import { count, plural, sentence } from "../values/format.js";
import { correctedItems } from "../values/list.js";
import { photoTypes } from "../values/request.js";
import { Field } from "./field.jsx";
import { Growing } from "./growing.jsx";
import { Notice } from "./notice.jsx";
import { conditionOptions } from "./options.js";
import { Section } from "./page.jsx";
import { Start } from "./start.jsx";
import { WithKeys } from "./with-keys.jsx";

/** Corrects results of a batch and starts a new batch of them. `columns` are the caller's, `rows` the results (values/result.js). */
export function Correct({ batch, columns, rows, onClose }) {
  const edits = useRef(rows.map(({ of }) => ({ description: of.description ?? "", condition: of.condition ?? "", photo: null })));
  const [refused, setRefused] = useState([]);
  const draw = (row) => {
    const edit = edits.current[rows.indexOf(row)];
    const set = (name) => (value) => { edit[name] = value; };
    return (
      <li key={row.key} class="correction">
        <p><span class="soft">{count(rows.indexOf(row) + 1)}</span> <strong class="break">{nameOf(row)}</strong>{row.errors && <span class="small soft block break">{sentence(row.errors)}</span>}</p>
        <Field label="Description" lines={2} maxLength={2000} value={edit.description} onInput={set("description")} />
        <div class="fields">
          <Field label="Condition" options={conditionOptions} value={edit.condition} onInput={set("condition")} />
          <Field label="Another photo" optional type="file" accept={photoTypes} onInput={() => {}} onChange={(event) => set("photo")(event.target.files[0] ?? null)} />
        </div>
      </li>
    );
  };
  return (
    <Section title={`Correct ${plural(rows.length, "item")}`} actions={<button type="button" class="link" onClick={onClose}>Back to the results</button>}>
      <p class="soft">These items become a new list, and this one stays as it is. A photo that was uploaded more than a day ago has to be chosen again.</p>
      <Growing rows={rows} draw={draw} label="Items to correct" />
      {refused.length > 0 && <Notice kind="warning" title="Items with problems"><ul>{refused.map((p, i) => <li key={i} class="break">{p.number && `Item ${p.number}: `}{sentence(p.detail)}</li>)}</ul></Notice>}
      <WithKeys>
        {(keys) => <Start keys={keys} items={rows.length} make={() => correctedItems(columns, rows, edits.current)} suggestedName={`Corrected: ${batch.name || batch.id}`} refused={setRefused} />}
      </WithKeys>
    </Section>
  );
}

/** Returns what a result is called. */
export const nameOf = (row) => [row.of.reference, row.of.description].filter(Boolean).join(" · ") || row.match || `Item ${row.key}`;
