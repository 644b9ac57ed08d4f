import { useRef, useState } from "preact/hooks";
import { useAction } from "../load.js";
import { upload } from "../upload.js";
import { count, plural, sentence } from "../values/format.js";
import { Drop } from "./drop.jsx";
import { Failure, Notice } from "./notice.jsx";
import { Section } from "./page.jsx";
import { Table } from "./table.jsx";

const maxFile = 25_000_000; // bytes
const shownErrors = 100;

/** Uploads a CSV file of listings. `base` is as for Catalogue; `done` is called at the end, even if the upload stopped. */
export function Upload({ base, done }) {
  const [file, setFile] = useState(null);
  const [progress, setProgress] = useState(null);
  const stopped = useRef(null);
  const [run, { busy, error }] = useAction(async () => {
    stopped.current = new AbortController();
    setProgress({ share: 0, accepted: 0, errors: [] });
    try {
      await upload(file, { base, follow: setProgress, signal: stopped.current.signal });
      setFile(null);
    } catch (failure) {
      if (failure.name !== "AbortError") throw failure;
    } finally {
      stopped.current = null;
      done();
    }
  });
  return (
    <Section title="Upload" class="card">
      <Drop label="CSV file" accept="text/csv,.csv" max={maxFile} file={file} onFile={(chosen) => { setFile(chosen); setProgress(null); }} disabled={busy} hint="At most 25 MB, in UTF-8. The first line names the columns." />
      <details class="figures">
        <summary>Columns</summary>
        <p><code>id</code> and <code>title</code> are required. <code>price</code>, <code>currency</code>, <code>brand</code>, <code>category</code>, <code>vendor</code>, <code>url</code>, <code>image</code>, <code>condition</code>, <code>sold</code> (yes or no) and <code>date</code> (such as 2026-11-20) are optional. A row with an id that you uploaded before replaces that listing.</p>
      </details>
      {(file || busy) && (
        <p class="form-buttons">
          <button type="button" class="button" onClick={() => run()} disabled={busy}>{busy ? "Uploading…" : "Upload"}</button>
          {busy && <button type="button" class="link" onClick={() => stopped.current?.abort()}>Stop</button>}
        </p>
      )}
      {progress && <Progress progress={progress} busy={busy} failed={Boolean(error)} />}
      <Failure error={error} title={progress?.line > 1 ? `The upload stopped at line ${progress.line}` : "The upload stopped"} />
    </Section>
  );
}

function Progress({ progress: { share, accepted, errors }, busy, failed }) {
  const warnings = errors.filter((e) => e.warning).length;
  const refused = errors.length - warnings;
  const done = !busy && !failed && share === 1;
  return (
    <div class="upload-progress">
      <progress max={1} value={share} aria-label="Upload" />
      <p role="status">
        {busy ? `${Math.floor(share * 100)} % sent, ` : done ? "Done: " : "Stopped: "}
        {plural(accepted, "listing")} accepted{warnings > 0 && ` (${count(warnings)} without a field)`}{refused > 0 && `, ${plural(refused, "row")} refused`}.
      </p>
      {errors.length > 0 && (
        <>
          <Table label="Rows with problems" rowKey={(e) => `${e.line} ${e.field} ${e.detail}`} rows={errors.slice(0, shownErrors)} columns={[
            { title: "Line", cell: (e) => e.line },
            { title: "Column", cell: (e) => e.field && <code>{e.field}</code> },
            { title: "Problem", wide: true, cell: (e) => sentence(e.detail) },
            { title: "Row", cell: (e) => (e.warning ? <span class="badge">Accepted without it</span> : <span class="badge bad">Refused</span>) },
          ]} />
          {errors.length > shownErrors && <p class="small soft">The first {shownErrors} of {count(errors.length)}.</p>}
        </>
      )}
      {done && accepted > 0 && errors.length > 0 && <Notice><p>The accepted listings are stored. Correct the rows and upload the file again: the same ids replace the same listings.</p></Notice>}
    </div>
  );
}
