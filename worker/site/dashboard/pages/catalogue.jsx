import { useRef, useState } from "preact/hooks";
import { call } from "../api.js";
import { upload } from "../upload.js";
import { useAction, useGet, usePages } from "../load.js";
import { count, day, money, plural, sentence, time, words } from "../values/format.js";
import { pageURL } from "../values/link.js";
import { Confirm } from "../parts/dialog.jsx";
import { Drop } from "../parts/drop.jsx";
import { Empty, Failure, Loaded, Notice } from "../parts/notice.jsx";
import { OutsideLink, Page, Section } from "../parts/page.jsx";
import { Picture } from "../parts/picture.jsx";
import { More, Table } from "../parts/table.jsx";

const maxFile = 25_000_000; // bytes
const shownErrors = 100;

/** The account's own listings. Only its appraisals use them. */
export function Catalogue() {
  const summary = useGet("/console/catalogue/summary");
  const listings = usePages("/console/catalogue");
  const [deleting, setDeleting] = useState(null);
  const reload = () => {
    summary.reload();
    listings.reload();
  };
  const remove = async () => {
    await call("DELETE", deleting === "all" ? "/console/catalogue" : `/console/catalogue/${encodeURIComponent(deleting.id)}`);
    reload();
  };
  const total = summary.data?.listings ?? 0;
  return (
    <Page title="Catalogue" lead="Your own listings. Only your appraisals use them.">
      <Upload done={reload} />
      <Section title={total > 0 ? `Listings, ${count(total)}` : "Listings"} actions={total > 0 && <button type="button" class="link danger-link" onClick={() => setDeleting("all")}>Delete all</button>}>
        <Loaded from={listings} lines={5}>
          {(items) => items.length ? <><Listings items={items} remove={setDeleting} /><More from={listings} /></> : (
            <Empty title="No listings yet">Upload a CSV file of what you sell or have sold. A price that was paid counts more than one that is asked.</Empty>
          )}
        </Loaded>
      </Section>
      {deleting && (
        <Confirm title={deleting === "all" ? `Delete all ${plural(total, "listing")}?` : "Delete this listing?"} button="Delete" onClose={() => setDeleting(null)} action={remove}>
          <p>{deleting === "all" ? "Your later appraisals are made without them." : <strong class="break">{deleting.title}</strong>} This can’t be undone.</p>
        </Confirm>
      )}
    </Page>
  );
}

function Upload({ done }) {
  const [file, setFile] = useState(null);
  const [progress, setProgress] = useState(null);
  const stopped = useRef(null);
  const [run, { busy, error }] = useAction(async () => {
    stopped.current = new AbortController();
    setProgress({ share: 0, accepted: 0, errors: [] });
    try {
      await upload(file, { follow: setProgress, signal: stopped.current.signal });
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
        <p><code>id</code> and <code>title</code> are required. <code>price</code>, <code>currency</code>, <code>brand</code>, <code>category</code>, <code>vendor</code>, <code>url</code>, <code>image</code>, <code>condition</code>, <code>sold</code> and <code>date</code> are optional. A row with an id that you uploaded before replaces that listing. Pictures are shown, but not compared with photos.</p>
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
  return (
    <div class="upload-progress">
      <progress max={1} value={share} aria-label="Upload" />
      <p role="status">
        {busy ? `${Math.floor(share * 100)} % sent, ` : failed || share < 1 ? "Stopped: " : "Done: "}
        {plural(accepted, "listing")} accepted{errors.length > 0 && `, ${plural(errors.length, "row")} refused`}.
      </p>
      {errors.length > 0 && (
        <>
          <Table label="Rows that were refused" rowKey={(e) => `${e.line} ${e.field} ${e.detail}`} rows={errors.slice(0, shownErrors)} columns={[
            { title: "Line", cell: (e) => e.line },
            { title: "Column", cell: (e) => e.field && <code>{e.field}</code> },
            { title: "Problem", wide: true, cell: (e) => sentence(e.detail) },
          ]} />
          {errors.length > shownErrors && <p class="small soft">The first {shownErrors} of {count(errors.length)}.</p>}
        </>
      )}
      {!busy && !failed && share === 1 && accepted > 0 && errors.length > 0 && <Notice><p>The accepted listings are stored. Correct the refused rows and upload the file again: the same ids replace the same listings.</p></Notice>}
    </div>
  );
}

function Listings({ items, remove }) {
  return (
    <Table label="Listings" rows={items} columns={[
      { title: "Listing", wide: true, cell: (l) => <Listing listing={l} /> },
      { title: "Condition", cell: (l) => words(l.condition) || <span class="soft">–</span> },
      { title: "Date", cell: (l) => (l.date ? day(l.date.slice(0, 10), { dateStyle: "medium" }) : <span class="soft">–</span>) },
      { title: "Price", number: true, cell: (l) => <>{money(Number(l.price), l.currency)}{l.sold && <span class="small soft block">sold</span>}</> },
      { title: "Actions", hidden: true, cell: (l) => <button type="button" class="button quiet slim" onClick={() => remove(l)}>Delete<span class="hidden"> {l.title}</span></button> },
    ]} />
  );
}

function Listing({ listing: l }) {
  const url = pageURL(l.url ?? "");
  return (
    <span class="listing-cell">
      <Picture src={l.image} class="thumb" />
      <span>
        <span class="listing-title">{url ? <OutsideLink href={url}>{l.title}</OutsideLink> : l.title}</span>
        <span class="small soft">{[l.brand, l.category, l.vendor].filter(Boolean).join(" · ")}</span>
      </span>
    </span>
  );
}
