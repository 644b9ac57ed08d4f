import { save } from "../save.js";
import { count, plural, sentence } from "../values/format.js";
import { isUnconfirmed, reasons, reportFile } from "../values/report.js";
import { Failure, Notice } from "./notice.jsx";
import { Table } from "./table.jsx";

const shownRows = 20;

/** What is wrong with the rows of an uploaded file. `progress` is upload's state; `confirm` confirms prices. */
export function Report({ progress: { errors, name, accepted }, header, busy, confirm, confirming }) {
  const unconfirmed = errors.filter(isUnconfirmed);
  return (
    <div class="upload-progress">
      {errors.length > 0 && (
        <Table label="Problems by reason" rowKey={(r) => r.key} rows={reasons(errors)} columns={[
          { title: "Problem", wide: true, cell: (r) => <>{r.field && <code>{r.field}</code>} {sentence(r.detail)}</> },
          { title: "Rows", number: true, cell: (r) => count(r.rows) },
          { title: "First", cell: (r) => <span class="break">Line {r.line}{r.value && <>: <code>{r.value}</code></>}</span> },
          { title: "Effect", cell: (r) => (r.effect === "left_out" ? <span class="badge">Accepted without it</span> : <span class="badge bad">Refused</span>) },
        ]} />
      )}
      {!busy && unconfirmed.length > 0 && (
        <Notice kind="warning" title={`${plural(unconfirmed.length, "price")} to confirm`}>
          <ul>
            {unconfirmed.slice(0, shownRows).map((row) => <li key={row.line} class="break">Line {row.line}: <code>{row.text}</code></li>)}
          </ul>
          {unconfirmed.length > shownRows && <p>And {count(unconfirmed.length - shownRows)} more, see the file below.</p>}
          <p><button type="button" class="button quiet slim" onClick={() => confirm()} disabled={confirming.busy}>{confirming.busy ? "Uploading…" : "Accept these prices"}</button></p>
        </Notice>
      )}
      <Failure error={confirming.error} title="The prices were not confirmed" />
      {!busy && errors.length > 0 && (
        <p class="small">
          <button type="button" class="link" onClick={() => save(name.replace(/(\.csv)?$/i, ".problems.csv"), reportFile(header, errors))}>Download all {plural(errors.length, "row")} with problems</button>
          {" "}as a CSV file. Correct it and upload it as it is: the column loupe_problem is ignored.{accepted > 0 && " The accepted listings are stored."}
        </p>
      )}
    </div>
  );
}
