import { useState } from "preact/hooks";
import { call } from "../api.js";
import { usePages } from "../load.js";
import { ago, date } from "../values/format.js";
import { browserName } from "../values/browser.js";
import { Confirm } from "../parts/dialog.jsx";
import { Page, Section } from "../parts/page.jsx";
import { ListTable } from "../parts/table.jsx";
import { useSession } from "../session.js";

export function Account() {
  const { user, account } = useSession();
  return (
    <Page title="Account">
      <Section title="You" class="card">
        <dl class="facts">
          <dt>Name</dt><dd>{user.name || "–"}</dd>
          <dt>E-mail</dt><dd>{user.email || "–"}</dd>
          <dt>Account</dt><dd>{account.name} <code class="small">{account.id}</code></dd>
        </dl>
      </Section>
      <Sessions />
    </Page>
  );
}

function Sessions() {
  const sessions = usePages("/console/sessions");
  const [ending, setEnding] = useState(null);
  return (
    <Section title="Where you are signed in">
      <ListTable from={sessions} label="Sessions" columns={[
        { title: "Browser", wide: true, cell: (s) => <><strong>{browserName(s.user_agent)}</strong>{s.current && <> <span class="badge active">This browser</span></>}</> },
        { title: "Last seen", cell: (s) => (s.current ? "now" : ago(s.seen_at)) },
        { title: "Signed in", cell: (s) => date(s.created_at) },
        { title: "Actions", hidden: true, cell: (s) => !s.current && <button type="button" class="button quiet slim" onClick={() => setEnding(s)}>Sign out<span class="hidden"> {browserName(s.user_agent)}</span></button> },
      ]} />
      {ending && (
        <Confirm title="Sign out there?" button="Sign out" onClose={() => setEnding(null)}
          action={async () => { await call("DELETE", `/console/sessions/${encodeURIComponent(ending.id)}`); sessions.reload(); }}>
          <p>{browserName(ending.user_agent)}, last seen {ago(ending.seen_at)}, has to sign in again.</p>
        </Confirm>
      )}
    </Section>
  );
}
