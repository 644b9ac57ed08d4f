import { useEffect, useState } from "preact/hooks";
import { usePages } from "../../load.js";
import { ago, count } from "../../values/format.js";
import { Field } from "../../parts/field.jsx";
import { Empty, Loaded } from "../../parts/notice.jsx";
import { Page } from "../../parts/page.jsx";
import { More, Table } from "../../parts/table.jsx";
import { AdminTabs } from "./tabs.jsx";

const typingPause = 300; // milliseconds

export function Accounts() {
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  const accounts = usePages(`/admin/accounts${query ? `?q=${encodeURIComponent(query)}` : ""}`);
  return (
    <Page title="Administration">
      <AdminTabs current="Accounts" />
      <Field label="Search" type="search" placeholder="Name, e-mail or id" value={text} onInput={setText} />
      <Loaded from={accounts} lines={5}>
        {(items) => items.length ? (
          <>
            <Table label="Accounts" rows={items} columns={[
              { title: "Account", wide: true, cell: (a) => <Name account={a} /> },
              { title: "Last use", cell: (a) => (a.last_used_at ? ago(a.last_used_at) : "never") },
              { title: "Owed", number: true, cell: (a) => (a.owed ? count(a.owed) : <span class="soft">0</span>) },
              { title: "Balance", number: true, cell: (a) => count(a.balance) },
            ]} />
            <More from={accounts} />
          </>
        ) : <Empty title="No account found">{query ? `No account’s name, e-mail or id has “${query}”.` : "The first sign-in opens an account."}</Empty>}
      </Loaded>
    </Page>
  );
}

function Name({ account: a }) {
  return (
    <>
      <a href={`/dashboard/admin/accounts/${encodeURIComponent(a.id)}`}>{a.name || a.id}</a>
      {a.suspended_at && <> <span class="badge bad">Suspended</span></>}
      <span class="small soft block">{a.email || a.id}</span>
    </>
  );
}
