import { useState } from "preact/hooks";
import { call } from "../api.js";
import { saveExport } from "../export.js";
import { useAction } from "../load.js";
import { plural } from "../values/format.js";
import { Confirm } from "./dialog.jsx";
import { Failure } from "./notice.jsx";
import { Section } from "./page.jsx";

/**
 * Downloads all that is stored about an account, and deletes the account. `exported` and `path` are the console's routes; `account` has its
 * id and name, `credits` how many are lost; `deleted` is called with the deletion.
 */
export function Stored({ account, exported, path, credits, deleted }) {
  const [asking, setAsking] = useState(false);
  const [download, { busy, error }] = useAction(() => saveExport(exported, `${account.id}.json`));
  return (
    <Section title="Stored data" class="card">
      <p class="soft">One JSON file has everything that is stored about the account.</p>
      <p class="form-buttons">
        <button type="button" class="button quiet" disabled={busy} onClick={download}>{busy ? "Collecting…" : "Download everything"}</button>
        <button type="button" class="button danger" onClick={() => setAsking(true)}>Delete the account</button>
      </p>
      <Failure error={error} />
      {asking && (
        <Confirm title={`Delete “${account.name}”?`} button="Delete for ever" ask={{ label: `Type “${account.name}”`, hint: "So that it is not deleted by mistake." }}
          action={async (confirm) => {
            if (confirm !== account.name) throw { message: "that is not the name of the account", field: "confirm" };
            deleted(await call("DELETE", path, { body: { confirm } }));
          }} onClose={() => setAsking(false)}>
          <p>This can’t be undone. Its members lose access, and its keys and apps stop working at once{credits > 0 && <>, and <strong>{plural(credits, "credit")}</strong> {credits === 1 ? "is" : "are"} lost</>}.</p>
          <p>Appraisals, lists, outcomes, reports, listings and webhooks stay stored for ten minutes, until calls that had begun have ended. Then they are deleted, uploaded photos within a day. Until then, whoever has the address of a report can read it. Purchases and the ledger are kept without a name, because tax law requires them.</p>
        </Confirm>
      )}
    </Section>
  );
}
