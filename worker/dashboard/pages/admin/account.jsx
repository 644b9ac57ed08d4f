import { useState } from "preact/hooks";
import { call } from "../../api.js";
import { useRemembered } from "../../history.js";
import { sectionRows, useAction, useGet, usePages } from "../../load.js";
import { ago, count, date, plural, time } from "../../values/format.js";
import { keyProblem } from "../../values/key.js";
import { Confirm } from "../../parts/dialog.jsx";
import { Field } from "../../parts/field.jsx";
import { Icon } from "../../parts/icon.jsx";
import { Failure, Loaded, Notice } from "../../parts/notice.jsx";
import { useSession } from "../../session.js";
import { Figure, Page, Section } from "../../parts/page.jsx";
import { Stored } from "../../parts/stored.jsx";
import { ListTable } from "../../parts/table.jsx";
import { LedgerTable } from "../credits.jsx";
import { Invite, roles } from "../members.jsx";
import { CreateKey, isOver, keysPath, ShowRevoked } from "../keys.jsx";
import { AdminTabs } from "./tabs.jsx";

const states = { in_progress: "In progress", valued: "Valued", no_value: "No value" };
const kinds = { grant: "Connected app", dashboard: "Made by the dashboard" };

export function AdminAccount({ id }) {
  const path = `/admin/accounts/${encodeURIComponent(id)}`;
  const account = useGet(path);
  const [showRevoked, setShowRevoked] = useRemembered("revoked keys", false);
  const keys = usePages(keysPath(`${path}/keys`, showRevoked), { rows: sectionRows });
  const ledger = usePages(`${path}/ledger`, { rows: sectionRows });
  const appraisals = usePages(`${path}/appraisals`, { rows: sectionRows });
  const [asking, setAsking] = useState(null); // the confirmation that is open
  const { admin } = useSession().user; // support staff see the page without its buttons
  const data = account.data;
  const suspended = Boolean(data?.suspended_at);
  const reload = () => {
    account.reload();
    ledger.reload();
  };
  const change = (changes) => async (reason) => {
    await call("PATCH", path, { body: { ...changes, reason } });
    account.reload();
  };
  return (
    <Page title={data?.name || "Account"} lead={data?.email || <code>{id}</code>}
      actions={admin && data && !data.deleted_at && <button type="button" class="button quiet" onClick={() => setAsking("suspend")}>{suspended ? "Lift the suspension" : "Suspend"}</button>}>
      <AdminTabs />
      <Loaded from={account}>
        {(a) => (
          <>
            {a.deleted_at && <Notice kind="warning" title={`Deleted on ${date(a.deleted_at)}`} live={false}><p>Records that tax law requires are kept without a name.</p></Notice>}
            {suspended && !a.deleted_at && <Notice kind="warning" title={`Suspended since ${date(a.suspended_at)}`} live={false}><p>Calls of this account are refused.</p></Notice>}
            <dl class="figures-row">
              <Figure name="Balance" value={count(a.balance)} />
              <Figure name="Held" value={count(a.held)} />
              <Figure name="Available" value={count(a.available)} />
              {a.owed > 0 && <Figure name="Owed" value={count(a.owed)} kind="bad" />}
            </dl>
            {!a.deleted_at && (
              <>
                {admin && <Grant path={path} granted={reload} />}
                {admin && <Rename path={path} name={a.name} renamed={account.reload} />}
                <p class="small soft">
                  {a.operator ? "This account’s webhooks get the events of the whole service." : "This account’s webhooks get its own events only."}{" "}
                  {admin && <button type="button" class="link" onClick={() => setAsking("operator")}>{a.operator ? "Send only its own" : "Make it the operator’s"}</button>}
                </p>
              </>
            )}
          </>
        )}
      </Loaded>
      <Section title="Keys" actions={admin && data && !data.deleted_at && <button type="button" class="button quiet slim" onClick={() => setAsking("key")}><Icon name="plus" />Create a key</button>}>
        <ListTable from={keys} label="Keys" rowClass={(k) => (isOver(k) ? "left-out" : "")} empty={<p class="soft">{showRevoked ? "No keys." : "No active keys."}</p>} columns={[
          { title: "Key", wide: true, cell: (k) => <><strong>{k.name}</strong>{kinds[k.kind] && <> <span class="badge">{kinds[k.kind]}</span></>}{k.suspended_at && !k.revoked_at && <> <span class="badge bad">Suspended</span></>}{k.hint && <code class="small soft block">…{k.hint}</code>}</> },
          { title: "Last use", cell: (k) => (k.last_used_at ? ago(k.last_used_at) : "never") },
          { title: "Created", cell: (k) => date(k.created_at) },
          { title: "Actions", hidden: true, cell: (k) => (isOver(k) ? <span class="badge">{keyProblem(k)}</span> : admin && (
            <span class="button-pair">
              <button type="button" class="button quiet slim" onClick={() => setAsking({ item: k, suspend: !k.suspended_at })}>{k.suspended_at ? "Resume" : "Suspend"}<span class="hidden"> {k.name}</span></button>
              <button type="button" class="button quiet slim" onClick={() => setAsking({ item: k })}>Revoke<span class="hidden"> {k.name}</span></button>
            </span>
          )) },
        ]} />
        <ShowRevoked shown={showRevoked} show={setShowRevoked} />
      </Section>
      {data && !data.deleted_at && <AccountMembers path={path} />}
      <Section title="Appraisals">
        <p class="soft">The audit log records which of them you open.</p>
        <ListTable from={appraisals} label="Appraisals" empty={<p class="soft">No appraisals.</p>} columns={[
          { title: "Appraisal", wide: true, cell: (a) => <a href={`/dashboard/admin/appraisals/${encodeURIComponent(a.id)}`}><code class="small break">{a.id}</code></a> },
          { title: "State", cell: (a) => <span class={`badge ${a.state === "in_progress" ? "active" : ""}`}>{states[a.state] ?? a.state}</span> },
          { title: "Charged", number: true, cell: (a) => count(a.credits_charged) },
          { title: "Time", cell: (a) => time(a.created_at) },
        ]} />
      </Section>
      <Section title="Ledger">
        <LedgerTable from={ledger} empty="No entries." />
      </Section>
      {admin && data && !data.deleted_at && <Stored account={data} exported={`${path}/export`} path={path} credits={data.balance} deleted={() => { account.reload(); keys.reload(); appraisals.reload(); }} />}
      {asking === "suspend" && (
        <Confirm title={suspended ? "Lift the suspension?" : "Suspend this account?"} button={suspended ? "Lift" : "Suspend"} danger={!suspended} reason action={change({ suspended: !suspended })} onClose={() => setAsking(null)}>
          <p>{suspended ? "Its keys work again." : "Calls with its keys are refused everywhere within 60 seconds. Its credits are kept."}</p>
        </Confirm>
      )}
      {asking === "operator" && (
        <Confirm title={data.operator ? "Send only the account’s own events?" : "Send the events of the whole service?"} button="Change" danger={!data.operator} reason action={change({ operator: !data.operator })} onClose={() => setAsking(null)}>
          <p>Its webhooks {data.operator ? "no longer get" : "get"} an event when the ranges of another account break their promise.</p>
        </Confirm>
      )}
      {asking === "key" && <CreateKey path={`${path}/keys`} onClose={() => setAsking(null)} created={keys.reload} />}
      {asking?.item && <KeyQuestion {...asking} done={keys.reload} onClose={() => setAsking(null)} />}
    </Page>
  );
}

/** The people who may use the account. Administrators can invite its first owner. */
function AccountMembers({ path }) {
  const { admin } = useSession().user;
  const members = usePages(`${path}/members`, { rows: sectionRows });
  const [inviting, setInviting] = useState(false);
  return (
    <Section title="Members" actions={admin && <button type="button" class="button quiet slim" onClick={() => setInviting(true)}><Icon name="plus" />Invite</button>}>
      <ListTable from={members} lines={2} label="Members" empty={<p class="soft">Nobody can sign in to this account.</p>} columns={[
        { title: "Name", wide: true, cell: (m) => <><strong>{m.name}</strong>{m.email !== m.name && <span class="small soft block break">{m.email}</span>}</> },
        { title: "Role", cell: (m) => roles[m.role] },
        { title: "Since", cell: (m) => date(m.created_at) },
      ]} />
      {inviting && <Invite path={`${path}/invitations`} onClose={() => setInviting(false)} />}
    </Section>
  );
}

/** Asks for confirmation before a key is revoked or, with `suspend`, suspended or resumed. */
function KeyQuestion({ item, suspend, done, onClose }) {
  const path = `/admin/keys/${encodeURIComponent(item.id)}`;
  const act = async () => {
    if (suspend === undefined) await call("DELETE", path);
    else await call("PATCH", path, { body: { suspended: suspend } });
    done();
  };
  const verb = suspend === undefined ? "Revoke" : suspend ? "Suspend" : "Resume";
  return (
    <Confirm title={`${verb} “${item.name}”?`} button={verb} danger={suspend !== false} action={act} onClose={onClose}>
      <p>{{ Revoke: "Calls with it are refused everywhere within 60 seconds. This can’t be undone.", Suspend: "Calls with it are refused until it is resumed.", Resume: "Calls with it are accepted again." }[verb]}</p>
    </Confirm>
  );
}

/** Renames the account. */
function Rename({ path, name: current, renamed }) {
  const [name, setName] = useState(current);
  const [reason, setReason] = useState("");
  const [run, { busy, error, about }] = useAction(async () => {
    await call("PATCH", path, { body: { name: name.trim(), reason: reason.trim() } });
    setReason("");
    renamed();
  });
  return (
    <Section title="Rename" class="card">
      <form class="inline-form even" onSubmit={(event) => { event.preventDefault(); run(); }}>
        <Field label="Name" required maxLength={200} value={name} onInput={setName} error={about("name")} hint="The customer sees it." />
        <Field label="Purpose" required maxLength={200} value={reason} onInput={setReason} error={about("reason")} hint="In the audit log." />
        <p class="form-buttons"><button class="button quiet" disabled={busy || name.trim() === current}>Rename</button></p>
      </form>
      {error && !["name", "reason"].includes(error.field) && <Failure error={error} />}
    </Section>
  );
}

/** Grants credits, or takes some back with a negative number. */
function Grant({ path, granted }) {
  const [credits, setCredits] = useState("");
  const [reason, setReason] = useState("");
  const [done, setDone] = useState("");
  const [run, { busy, error, about }] = useAction(async () => {
    setDone("");
    const amount = Number(credits);
    await call("POST", `${path}/grants`, { body: { credits: amount, reason: reason.trim() } });
    setDone(amount < 0 ? `${plural(-amount, "credit")} taken back.` : `${plural(amount, "credit")} granted.`);
    setCredits("");
    setReason("");
    granted();
  });
  return (
    <Section title="Grant or correct credits" class="card">
      <form class="inline-form" onSubmit={(event) => { event.preventDefault(); run(); }}>
        <Field label="Credits" type="number" step={1} required value={credits} onInput={setCredits} error={about("credits")} hint="Negative takes back." />
        <Field label="Reason" required maxLength={200} value={reason} onInput={setReason} error={about("reason")} hint="In the ledger and the audit log." />
        <p class="form-buttons"><button class="button" disabled={busy}>Apply</button><span class="small soft" role="status">{done}</span></p>
      </form>
      {error && !["credits", "reason"].includes(error.field) && <Failure error={error} />}
    </Section>
  );
}
