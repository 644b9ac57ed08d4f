import { useEffect, useState } from "preact/hooks";
import { call } from "../api.js";
import { forgetQuery, useRemembered } from "../history.js";
import { useAction, usePages } from "../load.js";
import { ago, date, time } from "../values/format.js";
import { keyProblem } from "../values/key.js";
import { host, pageURL } from "../values/link.js";
import { useSession } from "../session.js";
import { CopyButton } from "../parts/copy.jsx";
import { Confirm, Dialog, FormDialog } from "../parts/dialog.jsx";
import { Field } from "../parts/field.jsx";
import { Icon } from "../parts/icon.jsx";
import { ChangeLimits, isLimitError, LimitFields, limitTexts, LimitUse, limitValues } from "../parts/limits.jsx";
import { Empty, Failure, Notice } from "../parts/notice.jsx";
import { OutsideLink, Page } from "../parts/page.jsx";
import { List, Table } from "../parts/table.jsx";

export function Keys({ location }) {
  const [showRevoked, setShowRevoked] = useRemembered("revoked keys", false);
  const keys = usePages(keysPath("/console/keys", showRevoked));
  const [creating, setCreating] = useState(new URLSearchParams(location.search).has("create"));
  const [revoking, setRevoking] = useState(null);
  const [limiting, setLimiting] = useState(null);
  useEffect(forgetQuery, []);
  const create = <button type="button" class="button" onClick={() => setCreating(true)}><Icon name="plus" />Create a key</button>;
  return (
    <Page title="Keys" lead="Programs and connected apps call the service with these keys and use your credits." actions={create}>
      <List from={keys} lines={5} empty={<Empty title={showRevoked ? "No keys yet" : "No active keys"} action={create}>A key lets a program call the API. Apps that you connect over MCP are listed here too.</Empty>}>
        {(shown) => <KeyTable keys={shown} revoke={setRevoking} limit={setLimiting} />}
      </List>
      <ShowRevoked shown={showRevoked} show={setShowRevoked} />
      {creating && <CreateKey path="/console/keys" onClose={() => setCreating(false)} created={keys.reload} />}
      {limiting && <ChangeLimits item={limiting} onClose={() => setLimiting(null)} changed={keys.reload} />}
      {revoking && (
        <Confirm title={`Revoke “${revoking.name}”?`} button="Revoke" onClose={() => setRevoking(null)}
          action={async () => { await call("DELETE", `/console/keys/${encodeURIComponent(revoking.id)}`); keys.reload(); }}>
          <p>{revoking.kind === "grant" ? "The app loses its access" : "Calls with this key are refused"} everywhere within 60 seconds. This can’t be undone.</p>
        </Confirm>
      )}
    </Page>
  );
}

/** Returns the path of the list of active keys, or of all keys if `revoked`. */
export const keysPath = (path, revoked) => (revoked ? path : `${path}?state=active`);

/** The button that switches between the active keys and all keys. */
export function ShowRevoked({ shown, show }) {
  return <p class="more"><button type="button" class="link" aria-pressed={shown} onClick={() => show(!shown)}>{shown ? "Hide" : "Show"} revoked and expired keys</button></p>;
}

export const isOver = (key) => ["Revoked", "Expired"].includes(keyProblem(key));

function KeyTable({ keys, revoke, limit }) {
  return (
    <Table label="Keys" rows={keys} rowClass={(key) => (isOver(key) ? "left-out" : "")} columns={[
      { title: "Name", wide: true, cell: (key) => <Name item={key} /> },
      { title: "Last use", cell: (key) => <span title={key.last_used_at ? time(key.last_used_at) : undefined}>{key.last_used_at ? ago(key.last_used_at) : "never"}</span> },
      { title: "Created", cell: (key) => date(key.created_at) },
      { title: "Limits", cell: (key) => <Limits item={key} change={limit} /> },
      { title: "Actions", hidden: true, cell: (key) => isOver(key) ? <span class="badge">{keyProblem(key)}</span>
        : <button type="button" class="button quiet slim" onClick={() => revoke(key)}>Revoke<span class="hidden"> {key.name}</span></button> },
    ]} />
  );
}

const kinds = { key: "API key", test: "Test key", grant: "Connected app" };

function Name({ item }) {
  const { user } = useSession();
  const url = item.client && pageURL(item.client.url ?? "");
  return (
    <>
      <strong>{item.name}</strong> <span class={`badge ${item.kind === "grant" ? "active" : ""}`}>{kinds[item.kind]}</span>
      {keyProblem(item) === "Suspended" && <> <span class="badge bad">Suspended</span></>}
      <span class="small soft block">
        {item.client ? <>{url ? <OutsideLink href={url}>{host(url)}</OutsideLink> : item.client.name}</> : <code>…{item.hint}</code>}{item.made_by && item.made_by !== user.name && ` by ${item.made_by}`}
      </span>
    </>
  );
}

function Limits({ item, change }) {
  if (item.kind === "test") return <span class="soft">spends no credits{item.expires_at && <>, until {date(item.expires_at)}</>}</span>;
  const list = [item.rate && `${item.rate} a minute`, item.expires_at && `until ${date(item.expires_at)}`].filter(Boolean);
  const unlimited = !list.length && !item.credits_per_day && !item.credits_per_month;
  return (
    <>
      <span class={`block ${unlimited ? "soft" : ""}`}>{unlimited ? "none" : list.join(", ")}</span>
      <LimitUse item={item} />
      {!isOver(item) && <button type="button" class="link small" onClick={() => change(item)}>Change<span class="hidden"> the limits of {item.name}</span></button>}
    </>
  );
}

/** Creates a key by a POST to `path`, and shows it. */
export function CreateKey({ path, onClose, created }) {
  const [name, setName] = useState("");
  const [test, setTest] = useState("");
  const [days, setDays] = useState("");
  const [rate, setRate] = useState("");
  const [credits, setCredits] = useState(limitTexts({}));
  const [key, setKey] = useState(null);
  const [run, { busy, error, about }] = useAction(async () => {
    const body = { name: name.trim(), ...(test ? { test: true } : limitValues(credits)) };
    if (days) body.expires_at = new Date(Date.now() + days * 86_400_000).toISOString();
    if (rate && !test) body.rate = Number(rate);
    setKey(await call("POST", path, { body }));
    created();
  });
  if (key) return <Created item={key} onClose={onClose} />;
  return (
    <FormDialog title="Create a key" submit={run} button="Create" busy={busy} onClose={onClose}>
      <Field label="Name" hint="Where it is used, for example “shop backend”." required maxLength={100} value={name} onInput={setName} error={about("name")} />
      <Field label="Kind" value={test} onInput={setTest} hint={test && "It costs nothing. The documentation says how to ask for each outcome."} options={[
        { value: "", label: "API key" }, { value: "test", label: "Test key: answers are made up" },
      ]} />
      <Field label="Expires" value={days} onInput={setDays} error={about("expires_at")} options={[
        { value: "", label: "Never" }, { value: "7", label: "In 7 days" }, { value: "30", label: "In 30 days" }, { value: "90", label: "In 90 days" }, { value: "365", label: "In a year" },
      ]} />
      {!test && <Field label="Appraisals per minute" optional type="number" min={1} max={1000} value={rate} onInput={setRate} error={about("rate")} hint="From 1 to 1,000. Calls above it are refused." />}
      {!test && <LimitFields texts={credits} onInput={setCredits} about={about} />}
      {error && !["name", "expires_at", "rate"].includes(error.field) && !isLimitError(error) && <Failure error={error} />}
    </FormDialog>
  );
}

/** Shows a new key, which the service never shows again. */
function Created({ item, onClose }) {
  return (
    <Dialog title="Copy your key" onClose={onClose}>
      <Notice kind="warning"><p>This is the only time that the key is shown. Store it where you keep your secrets.</p></Notice>
      <p class="label" id="new-key">{item.name}</p>
      <p class="secret"><code tabIndex={0} aria-labelledby="new-key">{item.key}</code><CopyButton text={item.key} class="button slim" /></p>
      <p class="dialog-buttons"><button type="button" class="button quiet" onClick={onClose}>Done</button></p>
    </Dialog>
  );
}
