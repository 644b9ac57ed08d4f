import { useEffect, useState } from "preact/hooks";
import { callAPI, getAPI } from "../api.js";
import { sectionRows, useAction, useLoad, usePages } from "../load.js";
import { navigate } from "../router.js";
import { ago, duration, time, words } from "../values/format.js";
import { Code, CopyButton } from "../parts/copy.jsx";
import { Confirm } from "../parts/dialog.jsx";
import { Empty, Failure, Loaded, Notice } from "../parts/notice.jsx";
import { OutsideLink, Page, Section } from "../parts/page.jsx";
import { List, Table } from "../parts/table.jsx";
import { EditWebhook, WebhookState } from "./webhooks.jsx";

/** A webhook: its settings, its secret and the log of its deliveries. */
export function WebhookPage({ id }) {
  const path = `/webhooks/${encodeURIComponent(id)}`;
  const webhook = useLoad((signal) => getAPI(path, signal), [path]);
  const log = usePages(`${path}/deliveries`, { rows: sectionRows, get: getAPI });
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const reload = () => {
    webhook.reload();
    log.reload();
  };
  useReloading(log, log.data?.some((d) => d.state === "pending" && d.attempts.length === 0), reload);
  const [run, { busy, error }] = useAction(async (method, to, body) => {
    await callAPI(method, path + to, body);
    reload();
  });
  const w = webhook.data;
  return (
    <Page title="Webhook" lead={w && <span class="break">{w.url}</span>} actions={w && (
      <>
        <button type="button" class="button" disabled={busy || w.state !== "enabled"} onClick={() => run("POST", "/test")}>Send a test</button>
        <button type="button" class="button quiet" onClick={() => setEditing(true)}>Change</button>
      </>
    )}>
      <Loaded from={webhook} lines={3}>
        {() => (
          <>
            {w.state === "failed" && (
              <Notice kind="warning" title="This webhook is disabled" live={false}><p>Your server acknowledged no event for days, or asked for no more. Enable the webhook when it works. Events in the log can be sent again.</p></Notice>
            )}
            <Failure error={error} />
            <dl class="facts">
              <dt>State</dt><dd><WebhookState webhook={w} /></dd>
              <dt>Events</dt><dd>{w.events.map((type) => <code key={type} class="block small">{type}</code>)}</dd>
            </dl>
            <p class="form-buttons">
              <button type="button" class="button quiet slim" disabled={busy} onClick={() => run("PATCH", "", { enabled: w.state !== "enabled" })}>{w.state === "enabled" ? "Disable" : "Enable"}</button>
              <button type="button" class="link" onClick={() => setDeleting(true)}>Delete</button>
            </p>
            <Secret webhook={w} path={path} rolled={webhook.reload} />
          </>
        )}
      </Loaded>
      <Section title="Deliveries">
        <List from={log} lines={4} empty={<Empty title="No deliveries yet">Events of the last 30 days are listed here. Send a test to see how your server answers.</Empty>}>
          {(items) => <Deliveries items={items} busy={busy} resend={w?.state === "enabled" && ((event) => run("POST", "/resend", { event }))} />}
        </List>
      </Section>
      {editing && <EditWebhook webhook={w} onClose={() => setEditing(false)} saved={webhook.reload} />}
      {deleting && (
        <Confirm title="Delete this webhook?" button="Delete" onClose={() => setDeleting(false)}
          action={async () => { await callAPI("DELETE", path); navigate("/dashboard/webhooks"); }}>
          <p>Your server is told of no more events, and what is not delivered yet is lost. The log and the secret are deleted too.</p>
        </Confirm>
      )}
    </Page>
  );
}

const pollPause = 2000; // milliseconds

/** Reloads while something is about to change. */
function useReloading({ loading }, waits, reload) {
  useEffect(() => {
    if (!waits || loading) return undefined;
    const timer = setTimeout(reload, pollPause);
    return () => clearTimeout(timer);
  }, [waits, loading]);
}

function Secret({ webhook: w, path, rolled }) {
  const [shown, setShown] = useState(false);
  const [rolling, setRolling] = useState(false);
  return (
    <Section title="Signing secret" class="card">
      <p class="small soft">Each request is signed as <OutsideLink href="https://www.standardwebhooks.com">Standard Webhooks</OutsideLink> describes. Its libraries check the signature with this secret.</p>
      <p class="secret"><code tabIndex={0}>{shown ? w.secret : "whsec_…"}</code>
        <button type="button" class="button quiet slim" aria-pressed={shown} onClick={() => setShown(!shown)}>{shown ? "Hide" : "Show"}</button>
        <CopyButton text={w.secret} /></p>
      {Date.parse(w.old_secret_until) > Date.now() && <p class="small">The secret before it signs too, until {time(w.old_secret_until)}.</p>}
      <p><button type="button" class="link" onClick={() => setRolling(true)}>Replace the secret</button></p>
      {rolling && (
        <Confirm title="Replace the secret?" button="Replace" danger={false} onClose={() => setRolling(false)}
          action={async () => { await callAPI("POST", `${path}/roll`); rolled(); }}>
          <p>For 24 hours both secrets sign each request, so your server can change to the new one without losing events.</p>
        </Confirm>
      )}
    </Section>
  );
}

const states = { delivered: ["good", "Delivered"], pending: ["", "Pending"], failed: ["bad", "Failed"] };

function Deliveries({ items, busy, resend }) {
  return (
    <Table label="Deliveries" rows={items} columns={[
      { title: "Event", wide: true, cell: (d) => <><code>{d.type}</code><span class="small soft block" title={time(d.created_at)}>{ago(d.created_at)}</span></> },
      { title: "State", cell: (d) => (
        <>
          <span class={`badge ${states[d.state]?.[0] ?? ""}`}>{states[d.state]?.[1] ?? d.state}</span>
          {d.state === "pending" && d.attempts.length > 0 && <span class="small soft block">next attempt {time(d.next_attempt_at)}</span>}
        </>
      ) },
      { title: "Attempts", cell: (d) => <Attempts delivery={d} /> },
      { title: "Actions", hidden: true, cell: (d) => resend && d.attempts.length > 0 && <button type="button" class="button quiet slim" disabled={busy} onClick={() => resend(d.id)}>Send again<span class="hidden"> {d.type}, {time(d.created_at)}</span></button> },
    ]} />
  );
}

const errors = { timeout: "no answer within 10 seconds", no_connection: "could not connect", refused: "not sent: the address is not allowed" };

/** What the server answered, and what it was sent. */
function Attempts({ delivery: d }) {
  const outcome = (a) => (a.status ? `status ${a.status}` : errors[a.error] ?? words(String(a.error)));
  if (d.attempts.length === 0) return <span class="soft">none yet</span>;
  return (
    <details class="small">
      <summary>{d.attempts.length > 1 && `${d.attempts.length}, last: `}{outcome(d.attempts.at(-1))}</summary>
      <ol class="attempts">{d.attempts.map((a) => <li key={a.at}>{time(a.at)}: {outcome(a)}, {duration(a.ms)}</li>)}</ol>
      <Code title={d.id} text={JSON.stringify(d.data, null, 2)} />
    </details>
  );
}
