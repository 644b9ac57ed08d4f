import { useState } from "preact/hooks";
import { call } from "../api.js";
import { useGet, usePages } from "../load.js";
import { ago, date, plural } from "../values/format.js";
import { browserName } from "../values/browser.js";
import { Confirm } from "../parts/dialog.jsx";
import { Notice } from "../parts/notice.jsx";
import { Page, Section } from "../parts/page.jsx";
import { Stored } from "../parts/stored.jsx";
import { ListTable } from "../parts/table.jsx";
import { useSession } from "../session.js";

export function Account() {
  const { user, account } = useSession();
  const credits = useGet("/console/credits");
  const [deleted, setDeleted] = useState(null);
  if (deleted) {
    return (
      <Page title="Account">
        <Notice kind="good" title="The account is deleted">
          <p>{deleted.credits_lost > 0 ? `You lost ${plural(deleted.credits_lost, "credit")}. ` : ""}The rest of its data stays stored for ten minutes, until calls that had begun have ended. Then it is deleted. You are signed out.</p>
          <p><a href="/">To the start page</a></p>
        </Notice>
      </Page>
    );
  }
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
      {account.role === "owner" && <Stored account={account} exported="/console/export" path="/console/account" credits={credits.data?.balance} deleted={setDeleted} />}
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
