import { useState } from "preact/hooks";
import { getAPI, postOutcomes } from "../api.js";
import { useAction, useSlices } from "../load.js";
import { save } from "../save.js";
import { repeat } from "../upload.js";
import { charsetOf } from "../values/charset.js";
import { textChunks } from "../values/events.js";
import { count, plural, sentence } from "../values/format.js";
import { columns, fileToFillIn, outcomesCSV, readOutcomes } from "../values/outcome-file.js";
import { Drop } from "./drop.jsx";
import { Failure } from "./notice.jsx";
import { Section } from "./page.jsx";
import { Pager, Table } from "./table.jsx";

const maxFile = 2_000_000; // bytes
const maxRows = 100; // in a call, which may have 64 kB
const filledIn = 100; // appraisals in a file to fill in, at most

/** Uploads a CSV file of outcomes. Rows that the service refuses are shown, and the others are recorded. `done` is called at the end. */
export function OutcomeUpload({ done }) {
  const [progress, setProgress] = useState(null);
  const [run, { busy, error }] = useAction(async (file) => {
    const state = { recorded: 0, refused: [], unfilled: 0 };
    setProgress(null);
    const { rows, unfilled } = await readOutcomes(textChunks(file.stream(), await charsetOf(file)));
    state.unfilled = unfilled;
    try {
      for (let start = 0; start < rows.length; start += maxRows) {
        await send(rows.slice(start, start + maxRows), state);
        setProgress({ ...state });
      }
    } finally {
      setProgress({ ...state });
      done();
    }
  });
  const [download, downloading] = useAction(async () => {
    const { items } = await getAPI(`/appraisals?state=valued&limit=${filledIn}`);
    save("outcomes.csv", fileToFillIn(items.filter((a) => !a.outcome)));
  });
  return (
    <Section title="Upload a file of sales" class="card">
      <ol>
        <li><button type="button" class="link" onClick={() => download()} disabled={downloading.busy}>Download a file to fill in</button> with your last {filledIn} appraisals that have no outcome yet.</li>
        <li>Write the price and the date of each sale into sold_price and date. For an item that did not sell, write true into unsold and the number of days into days. Rows with neither are left out.</li>
        <li>Save it as CSV, and drop it here. A row that is uploaded again replaces the outcome.</li>
      </ol>
      <Failure error={downloading.error} title="The file could not be made" />
      <Drop label="CSV file" accept="text/csv,.csv" max={maxFile} onFile={run} disabled={busy} hint={`Columns: ${columns.join(", ")}. Others are ignored.`} />
      {busy && <p role="status">Uploading…</p>}
      {progress && !busy && <p role="status"><strong>{plural(progress.recorded, "outcome")} recorded</strong>{progress.refused.length > 0 && `, ${plural(new Set(progress.refused.map((r) => r.line)).size, "row")} refused`}{progress.unfilled > 0 && `, ${plural(progress.unfilled, "row")} not filled in`}.</p>}
      {progress?.refused.length > 0 && <Refused rows={progress.refused} />}
      <Failure error={error} title="The file was not uploaded" />
    </Section>
  );
}

/** Sends rows. The service records all or none, so those that it refuses are left out, and the others are sent again. */
async function send(rows, state) {
  while (rows.length) {
    try {
      await repeat(() => postOutcomes(outcomesCSV(rows)));
      state.recorded += rows.length;
      return;
    } catch (error) {
      const wrong = error.errors?.filter(({ row }) => rows[row - 1]);
      if (!wrong?.length) throw error;
      state.refused.push(...wrong.map(({ row, field, detail }) => ({ line: rows[row - 1].line, field, detail })));
      rows = rows.filter((_, i) => !wrong.some(({ row }) => row === i + 1));
    }
  }
}

function Refused({ rows }) {
  const page = useSlices(rows.toSorted((a, b) => a.line - b.line));
  return (
    <div class="list">
      <Table label="Rows that were refused" rows={page.data} rowKey={(r) => `${r.line} ${r.field}`} columns={[
        { title: "Problem", wide: true, cell: (r) => <span class="break">{sentence(r.detail)}</span> },
        { title: "Line", number: true, cell: (r) => count(r.line) },
        { title: "Column", cell: (r) => <code>{r.field}</code> },
      ]} />
      <Pager from={page} />
    </div>
  );
}
