import { useRef, useState } from "preact/hooks";
import { useAction } from "../load.js";
import { confirmPrices, previewOf, upload } from "../upload.js";
import { plural } from "../values/format.js";
import { Columns } from "./columns.jsx";
import { Drop } from "./drop.jsx";
import { Failure } from "./notice.jsx";
import { Section } from "./page.jsx";
import { Report } from "./report.jsx";

const maxFile = 25_000_000; // bytes
const recognised = { columns: {}, currency: "" }; // no column is named by the user

/** Uploads a CSV file of listings. `base` is as for Catalogue; `done` is called at the end, even if the upload stopped. */
export function Upload({ base, done }) {
  const [file, setFile] = useState(null);
  const [reading, setReading] = useState(recognised);
  const [preview, setPreview] = useState(null);
  const [progress, setProgress] = useState(null);
  const [withoutPrices, setWithoutPrices] = useState(false);
  const stopped = useRef(null);
  const newest = useRef(null); // the reading of the preview that was asked for last
  const [look, { error: unread }] = useAction(async (chosen, next) => {
    newest.current = next;
    setReading(next);
    const seen = await previewOf(chosen, { base, reading: next });
    if (newest.current === next) setPreview(seen);
  });
  const choose = (chosen) => {
    setFile(chosen);
    setWithoutPrices(false);
    setPreview(null);
    setProgress(null);
    newest.current = null;
    if (chosen) look(chosen, { ...recognised });
  };
  const [run, { busy, error }] = useAction(async () => {
    stopped.current = new AbortController();
    setProgress({ share: 0, accepted: 0, refused: 0, errors: [], name: file.name });
    try {
      await upload(file, { base, reading, preview, follow: (state) => setProgress({ ...state, name: file.name }), signal: stopped.current.signal });
      setFile(null);
    } catch (failure) {
      if (failure.name !== "AbortError") throw failure;
    } finally {
      stopped.current = null;
      done();
    }
  });
  const [confirm, confirming] = useAction(async () => {
    try {
      setProgress(await confirmPrices(progress, { base, reading, preview }));
    } finally {
      done();
    }
  });
  const isPriced = preview && 2 * preview.rows.filter((row) => row.values.price).length >= preview.rows.length;
  const isReady = preview && "title" in preview.fields && (isPriced || withoutPrices);
  return (
    <Section title="Upload" class="card">
      <Drop label="CSV file" accept="text/csv,.csv" max={maxFile} file={file} onFile={choose} disabled={busy} hint="At most 25 MB, as a shop or a spreadsheet saves it." />
      <details class="figures">
        <summary>Columns of the file</summary>
        <p>Only title is required. Id, price, currency, brand, category, vendor, url, image, condition, sold (yes or no) and date are read, too. Names in twelve languages and exports of eBay, Etsy, Shopify, Mercari, Reverb and WooCommerce are recognised. Orders are sales, unless cancelled, refunded or not paid. A row with an id that you uploaded before replaces that listing.</p>
      </details>
      <Failure error={unread} title="This file can’t be read" />
      {file && preview && !busy && <Columns preview={preview} reading={reading} onChange={(next) => look(file, next)} />}
      {file && preview && !isPriced && !busy && <label class="option"><input type="checkbox" checked={withoutPrices} onChange={(event) => setWithoutPrices(event.target.checked)} /> Upload it although most of the first rows have no price</label>}
      {(file || busy) && (
        <p class="form-buttons">
          <button type="button" class="button" onClick={() => run()} disabled={busy || !isReady}>{busy ? "Uploading…" : "Upload"}</button>
          {busy && <button type="button" class="link" onClick={() => stopped.current?.abort()}>Stop</button>}
        </p>
      )}
      {progress && <Progress progress={progress} busy={busy} failed={Boolean(error)} />}
      {progress && <Report progress={progress} header={preview.header} busy={busy} confirm={confirm} confirming={confirming} />}
      <Failure error={error} title={progress?.line > 1 ? `The upload stopped at line ${progress.line}` : "The upload stopped"} />
    </Section>
  );
}

function Progress({ progress: { share, accepted, refused }, busy, failed }) {
  const done = !busy && !failed && share === 1;
  return (
    <div class="upload-progress">
      <progress max={1} value={share} aria-label="Upload" />
      <p role="status">
        {busy ? `${Math.floor(share * 100)} % sent, ` : done ? "Done: " : "Stopped: "}
        {plural(accepted, "listing")} accepted{refused > 0 && `, ${plural(refused, "row")} refused`}.
      </p>
    </div>
  );
}
