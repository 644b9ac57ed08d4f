import { usePages } from "../../load.js";
import { time } from "../../values/format.js";
import { Empty } from "../../parts/notice.jsx";
import { Page } from "../../parts/page.jsx";
import { ListTable } from "../../parts/table.jsx";
import { AdminTabs } from "./tabs.jsx";

export function Audit() {
  const audit = usePages("/admin/audit");
  return (
    <Page title="Administration">
      <AdminTabs current="Audit" />
      <ListTable from={audit} lines={6} label="Audit log" empty={<Empty title="Nothing was changed yet">Every change by an administrator is recorded here.</Empty>} columns={[
        { title: "Action", wide: true, cell: (e) => <><strong>{e.action}</strong><span class="small soft block break">{detail(e.detail)}</span></> },
        { title: "Target", cell: (e) => <code class="small break">{e.target}</code> },
        { title: "By", cell: (e) => <span class="break">{e.actor}</span> },
        { title: "Time", cell: (e) => time(e.at) },
      ]} />
    </Page>
  );
}

/** Writes the members of a detail as one line: "credits 100, reason welcome". */
function detail(value) {
  if (!value || typeof value !== "object") return value ? String(value) : "";
  return Object.entries(value).map(([name, v]) => `${name} ${typeof v === "object" ? JSON.stringify(v) : v}`).join(", ");
}
