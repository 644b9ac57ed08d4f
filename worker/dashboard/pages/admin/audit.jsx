import { useState } from "preact/hooks";
import { usePages, useTyped } from "../../load.js";
import { time } from "../../values/format.js";
import { Field } from "../../parts/field.jsx";
import { Empty } from "../../parts/notice.jsx";
import { Page } from "../../parts/page.jsx";
import { ListTable } from "../../parts/table.jsx";
import { AdminTabs } from "./tabs.jsx";

export function Audit() {
  const [actor, setActor] = useState(""), [action, setAction] = useState(""), [account, setAccount] = useState("");
  const filters = Object.entries({ actor: useTyped(actor), action: useTyped(action), account: useTyped(account) }).filter(([, value]) => value);
  const audit = usePages(`/admin/audit${filters.length ? `?${new URLSearchParams(filters)}` : ""}`);
  return (
    <Page title="Administration">
      <AdminTabs current="Audit" />
      <div class="fields">
        <Field label="By" type="search" placeholder="E-mail or id" value={actor} onInput={setActor} />
        <Field label="Action" type="search" placeholder="key or key.revoke" value={action} onInput={setAction} />
        <Field label="Account" type="search" placeholder="Id" value={account} onInput={setAccount} />
      </div>
      <ListTable from={audit} lines={6} label="Audit log" empty={filters.length ? <Empty title="Nothing found">No act matches all filters.</Empty>
        : <Empty title="No changes yet">Every change by an administrator is recorded here.</Empty>} columns={[
        { title: "Action", wide: true, cell: (e) => <><strong>{e.action}</strong><span class="small soft block break">{detail(e.detail)}</span></> },
        { title: "Target", cell: (e) => <code class="small break">{e.target}</code> },
        { title: "By", cell: (e) => <><span class="break">{e.actor_email || e.actor}</span>{e.actor_email && <code class="small soft block break">{e.actor}</code>}</> },
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
