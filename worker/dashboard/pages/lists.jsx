import { getItems } from "../api.js";
import { usePages } from "../load.js";
import { count, time } from "../values/format.js";
import { endedOf } from "../values/result.js";
import { BatchState } from "../parts/batch-state.jsx";
import { Icon } from "../parts/icon.jsx";
import { Empty } from "../parts/notice.jsx";
import { Page } from "../parts/page.jsx";
import { ListTable } from "../parts/table.jsx";

const getBatches = getItems("batches");

export function Lists() {
  const lists = usePages("/batches", { get: getBatches });
  const start = <a class="button" href="/dashboard/lists/new"><Icon name="plus" />Price a list</a>;
  return (
    <Page title="Lists" lead="Up to 1,000 items at once, appraised in the background." actions={start}>
      <ListTable from={lists} lines={5} label="Lists" empty={<Empty title="No lists yet" action={start}>Price the items of a CSV file, or a set of photos. Lists that your programs send to the API appear here, too.</Empty>} columns={[
        { title: "List", wide: true, cell: (b) => <a class="break" href={`/dashboard/lists/${encodeURIComponent(b.id)}`}>{b.name || b.id}</a> },
        { title: "Started", cell: (b) => time(b.created_at) },
        { title: "State", cell: (b) => <BatchState batch={b} /> },
        { title: "Done", number: true, cell: (b) => `${count(endedOf(b))} of ${count(b.items)}` },
        { title: "Credits", number: true, cell: (b) => count(b.credits.spent) },
      ]} />
    </Page>
  );
}
