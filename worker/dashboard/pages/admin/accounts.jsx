import { useState } from "preact/hooks";
import { call } from "../../api.js";
import { useRemembered } from "../../history.js";
import { sectionRows, useAction, usePages, useTyped } from "../../load.js";
import { navigate } from "../../router.js";
import { ago, count } from "../../values/format.js";
import { FormDialog } from "../../parts/dialog.jsx";
import { Field } from "../../parts/field.jsx";
import { Icon } from "../../parts/icon.jsx";
import { Empty, Failure } from "../../parts/notice.jsx";
import { Page, Section } from "../../parts/page.jsx";
import { ListTable } from "../../parts/table.jsx";
import { useSession } from "../../session.js";
import { AdminTabs } from "./tabs.jsx";

export function Accounts() {
  const [text, setText] = useRemembered("search", "");
  const query = useTyped(text);
  const [creating, setCreating] = useState(false);
  const { admin } = useSession().user;
  const accounts = usePages(`/admin/accounts${query ? `?q=${encodeURIComponent(query)}` : ""}`);
  return (
    <Page title="Administration" actions={admin && <button type="button" class="button" onClick={() => setCreating(true)}><Icon name="plus" />Create an account</button>}>
      <AdminTabs current="Accounts" />
      <Field label="Search" type="search" placeholder="Name, e-mail or id" value={text} onInput={setText} />
      <ListTable from={accounts} lines={5} label="Accounts"
        empty={<Empty title="No account found">{query ? `No account’s name, e-mail or id has “${query}”.` : "The first sign-in opens an account."}</Empty>}
        columns={[
          { title: "Account", wide: true, cell: (a) => <Name account={a} /> },
          { title: "Last use", cell: (a) => (a.last_used_at ? ago(a.last_used_at) : "never") },
          { title: "Owed", number: true, cell: (a) => (a.owed ? count(a.owed) : <span class="soft">0</span>) },
          { title: "Balance", number: true, cell: (a) => count(a.balance) },
        ]} />
      <KeySearch />
      {creating && <CreateAccount onClose={() => setCreating(false)} />}
    </Page>
  );
}

/** Creates an account without a user, and opens its page. */
function CreateAccount({ onClose }) {
  const [name, setName] = useState("");
  const [run, { busy, error, about }] = useAction(async () => {
    const { id } = await call("POST", "/admin/accounts", { body: { name: name.trim() } });
    navigate(`/dashboard/admin/accounts/${encodeURIComponent(id)}`);
  });
  return (
    <FormDialog title="Create an account" submit={run} button="Create" busy={busy} onClose={onClose}>
      <p class="soft">For a program that calls the API. On its page, grant it credits, create its keys, and invite the people who may sign in to it.</p>
      <Field label="Name" required maxLength={200} value={name} onInput={setName} error={about("name")} />
      {error?.field !== "name" && <Failure error={error} />}
    </FormDialog>
  );
}

/** Finds the keys of all accounts by their last characters, such as those that a secret scanner reports. */
function KeySearch() {
  const [hint, setHint] = useState("");
  return (
    <Section title="Find a key">
      <Field label="Last four characters" type="search" maxLength={4} value={hint} onInput={setHint} hint="Never paste more of a key." />
      {hint.trim().length === 4 && <FoundKeys key={hint} hint={hint.trim()} />}
    </Section>
  );
}

function FoundKeys({ hint }) {
  const keys = usePages(`/admin/keys?hint=${encodeURIComponent(hint)}`, { rows: sectionRows });
  return (
    <ListTable from={keys} label="Keys" empty={<p class="soft">No key ends with these characters.</p>} columns={[
      { title: "Key", wide: true, cell: (k) => <><strong>{k.name}</strong>{k.revoked_at && <> <span class="badge">Revoked</span></>}<code class="small soft block">…{k.hint}</code></> },
      { title: "Account", cell: (k) => <a href={`/dashboard/admin/accounts/${encodeURIComponent(k.account)}`}><code class="small break">{k.account}</code></a> },
      { title: "Last use", cell: (k) => (k.last_used_at ? ago(k.last_used_at) : "never") },
    ]} />
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
