import { useState } from "preact/hooks";
import { callAPI, getItems } from "../api.js";
import { usePages } from "../load.js";
import { count, time } from "../values/format.js";
import { CopyButton } from "../parts/copy.jsx";
import { Confirm } from "../parts/dialog.jsx";
import { Empty } from "../parts/notice.jsx";
import { Page } from "../parts/page.jsx";
import { ListTable } from "../parts/table.jsx";

const getReports = getItems("reports");

export function Reports() {
  const reports = usePages("/reports", { get: getReports });
  const [deleting, setDeleting] = useState(null);
  const choose = <a class="button" href="/dashboard/appraisals">Choose appraisals</a>;
  return (
    <Page title="Reports" lead="Pages of appraisals for insurers and estates. Whoever has the address of a report can read it." actions={choose}>
      <ListTable from={reports} lines={5} label="Reports" empty={<Empty title="No reports yet" action={choose}>Choose appraisals in their list, or open one, and make a report of them. It prints well, and stays when the appraisals are deleted.</Empty>} columns={[
        { title: "Report", wide: true, cell: (r) => <a class="break" href={`/report/${encodeURIComponent(r.id)}`} target="_blank">{r.title || r.id}<span class="hidden"> (opens in a new tab)</span></a> },
        { title: "Items", number: true, cell: (r) => count(r.items) },
        { title: "Made", cell: (r) => time(r.created_at) },
        { title: "Actions", hidden: true, cell: (r) => (
          <span class="button-pair">
            <CopyButton text={r.url} label="Copy its address" />
            <button type="button" class="button quiet slim" onClick={() => setDeleting(r)}>Delete<span class="hidden"> {r.title || r.id}</span></button>
          </span>
        ) },
      ]} />
      {deleting && (
        <Confirm title="Delete this report?" button="Delete" onClose={() => setDeleting(null)} action={async () => { await callAPI("DELETE", `/reports/${encodeURIComponent(deleting.id)}`); reports.reload(); }}>
          <p>Its address then shows nothing, so printed copies can no longer be verified. This can’t be undone.</p>
        </Confirm>
      )}
    </Page>
  );
}
