import { getAPI } from "../api.js";
import { usePages } from "../load.js";
import { AppraisalRows } from "../parts/appraisal-rows.jsx";
import { Empty } from "../parts/notice.jsx";
import { Page } from "../parts/page.jsx";
import { List } from "../parts/table.jsx";

export function Appraisals() {
  const appraisals = usePages("/appraisals", { get: getAPI });
  return (
    <Page title="Appraisals" lead="All of your account, by any key, newest first.">
      <List from={appraisals} lines={6} empty={<Empty title="No appraisals yet" action={<a class="button" href="/dashboard/playground">Appraise a photo</a>}>Appraisals of your keys, your connected apps and the playground appear here.</Empty>}>
        {(items) => <AppraisalRows items={items} />}
      </List>
    </Page>
  );
}
