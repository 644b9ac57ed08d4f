import { useState } from "preact/hooks";
import { callAPI } from "../api.js";
import { useAction } from "../load.js";
import { plural } from "../values/format.js";
import { CopyButton } from "./copy.jsx";
import { Field } from "./field.jsx";
import { Failure } from "./notice.jsx";
import { Section } from "./page.jsx";

export const maxReportItems = 100;
const maxTitle = 200; // characters

/** Makes a report of appraisals, a list of ids, and links to it. */
export function MakeReport({ appraisals }) {
  const [title, setTitle] = useState("");
  const [made, setMade] = useState(null);
  const of = appraisals.join();
  const [run, { busy, error, about }] = useAction(async () => {
    setMade({ of, ...await callAPI("POST", "/reports", { appraisals, ...(title.trim() && { title: title.trim() }) }) });
  });
  return (
    <Section title="A report to hand in" class="card">
      {made?.of === of ? (
        <>
          <p role="status">The report is ready. Whoever has its address can read it.</p>
          <p class="form-buttons"><a class="button slim" href={`/report/${encodeURIComponent(made.id)}`} target="_blank">Open the report<span class="hidden"> (opens in a new tab)</span></a><CopyButton text={made.url} label="Copy its address" /><a href="/dashboard/reports">All reports</a></p>
        </>
      ) : (
        <form onSubmit={(event) => { event.preventDefault(); run(); }}>
          <p class="soft">For an insurer or an estate: a page that prints well, of {appraisals.length === 1 ? "this appraisal" : plural(appraisals.length, "appraisal")}. It costs nothing.</p>
          <Field label="Title" optional maxLength={maxTitle} placeholder="Such as Estate of A. Example" value={title} onInput={setTitle} error={about("title")} />
          <p><button class="button quiet slim" disabled={busy}>{busy ? "One moment…" : "Make a report"}</button></p>
          <Failure error={about("title") ? null : error} title="The report was not made" />
        </form>
      )}
    </Section>
  );
}
