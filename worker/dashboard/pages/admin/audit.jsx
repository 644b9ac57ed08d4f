import { usePages } from "../../load.js";
import { time } from "../../values/format.js";
import { Empty, Loaded } from "../../parts/notice.jsx";
import { Page } from "../../parts/page.jsx";
import { More, Table } from "../../parts/table.jsx";
import { AdminTabs } from "./tabs.jsx";

export function Audit() {
  const audit = usePages("/admin/audit");
  return (
    <Page title="Administration">
      <AdminTabs current="Audit" />
      <Loaded from={audit} lines={6}>
        {(items) => items.length === 0 ? <Empty title="Nothing was changed yet">Every change by an administrator is recorded here.</Empty> : (
          <>
            <Table label="Audit log" rows={items} columns={[
              { title: "Action", wide: true, cell: (e) => <><strong>{e.action}</strong><span class="small soft block break">{detail(e.detail)}</span></> },
              { title: "Target", cell: (e) => <code class="small break">{e.target}</code> },
              { title: "By", cell: (e) => <span class="break">{e.actor}</span> },
              { title: "Time", cell: (e) => time(e.at) },
            ]} />
            <More from={audit} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Writes the members of a detail as one line: "credits 100, reason welcome". */
function detail(value) {
  if (!value || typeof value !== "object") return value ? String(value) : "";
  return Object.entries(value).map(([name, v]) => `${name} ${typeof v === "object" ? JSON.stringify(v) : v}`).join(", ");
}
