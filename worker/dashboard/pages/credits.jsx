import { useEffect, useState } from "preact/hooks";
import { call } from "../api.js";
import { forgetQuery } from "../history.js";
import { sectionRows, useAction, useGet, usePages } from "../load.js";
import { count, money, plural, time, words } from "../values/format.js";
import { pageURL } from "../values/link.js";
import { useSession } from "../session.js";
import { Download } from "../parts/download.jsx";
import { Field } from "../parts/field.jsx";
import { Empty, Failure, Loaded, Notice } from "../parts/notice.jsx";
import { Figure, Page, Section } from "../parts/page.jsx";
import { ListTable } from "../parts/table.jsx";

export function Credits({ location }) {
  const credits = useGet("/console/credits");
  const isOwner = useSession().account.role === "owner";
  const [paid, setPaid] = useState(0); // payments that have ended since the page was opened
  const ledger = usePages("/console/ledger", { rows: sectionRows });
  const query = new URLSearchParams(location.search);
  const reload = () => {
    for (const list of [credits, ledger]) list.reload();
    setPaid(paid + 1);
  };
  return (
    <Page title="Credits">
      {query.get("checkout") === "success" && <Payment id={query.get("purchase")} settled={reload} />}
      {query.get("checkout") === "cancelled" && <Cancelled />}
      <Loaded from={credits} lines={4}>
        {(data) => (
          <>
            <Balance credits={data} />
            {isOwner ? <Packs credits={data} /> : <p class="soft">Owners of the account can buy credits. <a href="/dashboard/members">Members</a> lists them.</p>}
            {isOwner && <LowBalance limit={data.low_balance} saved={credits.reload} />}
          </>
        )}
      </Loaded>
      {isOwner && <Purchases key={paid} portal={credits.data?.portal} />}
      <Section title="Ledger" actions={<Download path="/console/csv/ledger" name="ledger.csv" of="the ledger" />}>
        <LedgerTable from={ledger} lines={4} linked empty="No entries yet. Every change of your credits is listed here." />
      </Section>
    </Page>
  );
}

function Cancelled() {
  useEffect(forgetQuery, []);
  return <Notice title="Nothing was bought"><p>You left the checkout. Your card was not charged.</p></Notice>;
}

const firstWait = 2000; // milliseconds; each further wait is half a second longer

/** Waits until Stripe has told the service how the payment ended, which may be after the browser is back from Stripe's page. */
function Payment({ id, settled }) {
  const purchases = useGet("/console/purchases");
  const [wait, setWait] = useState(firstWait);
  const purchase = purchases.data?.items.find((p) => p.id === id);
  const ended = purchases.data && purchase?.state !== "open";
  useEffect(() => {
    if (!ended) return;
    forgetQuery();
    settled();
  }, [ended]);
  useEffect(() => {
    if (ended || purchases.loading) return undefined;
    const timer = setTimeout(() => {
      setWait(wait + 500);
      purchases.reload();
    }, wait);
    return () => clearTimeout(timer);
  }, [ended, purchases.loading]);
  if (!ended) return <Notice title="Thank you"><p>Your payment is being confirmed, usually within seconds. The credits appear here as soon as it is.</p></Notice>;
  if (!purchase) return null;
  if (purchase.state === "failed") return <Notice kind="bad" title="The payment failed"><p>No credits were added.</p></Notice>;
  return <Notice kind="good" title="Thank you"><p>Your payment was received, and {count(purchase.credits)} credits were added.</p></Notice>;
}

function Balance({ credits: c }) {
  return (
    <>
      {c.owed > 0 && (
        <Notice kind="warning" title={`${plural(c.owed, "credit")} owed`}><p>A refund or a dispute took back more credits than you had. The next credits that you get pay this debt first.</p></Notice>
      )}
      <dl class="figures-row">
        <Figure name="Available" value={count(c.available)} kind={c.available < c.cost_per_call ? "bad" : ""} note={`${plural(Math.floor(c.available / c.cost_per_call), "appraisal")}, ${c.cost_per_call} credits each`} />
        <Figure name="Held" value={count(c.held)} note="for appraisals in progress" />
        <Figure name="Balance" value={count(c.balance)} note="available and held" />
      </dl>
    </>
  );
}

/** Returns an action that calls a route for the address of one of Stripe's pages, and opens the page. */
const useStripePage = () => useAction(async (method, path, request) => {
  const { url } = await call(method, path, request);
  const page = pageURL(url);
  if (!page) throw new Error("the address of Stripe’s page is not a web page; try again later");
  location.assign(page);
  await new Promise(() => {}); // the browser leaves this page
});

function Packs({ credits }) {
  const [run, { busy, error }] = useStripePage();
  return (
    <Section title="Buy credits">
      {credits.packs.length === 0 ? <Empty title="No packs are on sale here">Ask the operator of this service for credits.</Empty> : (
        <ul class="packs">
          {credits.packs.map((pack) => (
            <li key={pack.id} class="card">
              <p class="pack-credits">{count(pack.credits)} <span>credits</span></p>
              <p class="soft">{plural(Math.floor(pack.credits / credits.cost_per_call), "appraisal")}, {money((Number(pack.price) / pack.credits) * credits.cost_per_call, pack.currency)} each</p>
              <p><button type="button" class="button wide-button" disabled={busy} onClick={() => run("POST", "/console/checkout", { body: { pack: pack.id } })}>Buy for {money(Number(pack.price), pack.currency)}<span class="hidden">, {count(pack.credits)} credits</span></button></p>
            </li>
          ))}
        </ul>
      )}
      <Failure error={error} />
      {credits.packs.length > 0 && <p class="small soft">You pay on Stripe’s page. An appraisal without a value is not charged.</p>}
    </Section>
  );
}

/** The limit below which the event credits.low is sent to the account's webhooks. */
function LowBalance({ limit, saved }) {
  const [text, setText] = useState(limit ? String(limit) : "");
  const [state, setState] = useState("");
  const [run, { busy, error, about }] = useAction(async (low_balance, done) => {
    await call("PUT", "/console/low-balance", { body: { low_balance } });
    setState(done);
    saved();
  });
  const save = (event) => {
    event.preventDefault();
    run(Number(text), "Saved.");
  };
  const remove = async () => {
    if (await run(null, "Turned off.")) setText("");
  };
  return (
    <Section title="Low-balance notice" class="card">
      <p class="soft">Your <a href="/dashboard/webhooks">webhooks</a> for the event <code>credits.low</code> are told when fewer credits are left.</p>
      <form class="inline-form" onSubmit={save}>
        <Field label="Below" type="number" min={1} step={1} required value={text} onInput={setText} error={about("low_balance")} placeholder="200" />
        <p class="form-buttons">
          <button class="button quiet" disabled={busy}>Save</button>
          {limit && <button type="button" class="link" onClick={remove} disabled={busy}>Turn off</button>}
          <span class="small soft" role="status">{!error && state}</span>
        </p>
      </form>
      {error && error.field !== "low_balance" && <Failure error={error} />}
    </Section>
  );
}

const purchaseStates = { open: "Not paid", failed: "Payment failed", paid: "Paid", refunded: "Refunded", disputed: "Disputed" };

/** The state of a purchase, and how many of its credits were taken back. */
export function PurchaseState({ purchase: p }) {
  return (
    <>
      <span class={`badge ${p.state}`}>{purchaseStates[p.state] ?? p.state}</span>
      {p.refunded_credits > 0 && <span class="small soft block">{count(p.refunded_credits)} credits taken back</span>}
    </>
  );
}

/** What a purchase costs: its price, or what was charged, with its tax. */
export function PurchasePrice({ purchase: p }) {
  return <>{money(Number(p.charged ?? p.price), p.currency)}{Number(p.tax) > 0 && <span class="small soft block">{money(Number(p.tax), p.currency)} tax</span>}</>;
}

function Purchases({ portal }) {
  const from = usePages("/console/purchases", { rows: sectionRows });
  const [run, { busy, error }] = useStripePage();
  return (
    <Section title="Purchases" actions={(
      <span class="button-pair">
        {portal && <button type="button" class="button quiet slim" disabled={busy} onClick={() => run("POST", "/console/portal")}>Invoices and billing details</button>}
        <Download path="/console/csv/purchases" name="purchases.csv" of="the purchases" />
      </span>
    )}>
      <Failure error={error} />
      <ListTable from={from} lines={2} label="Purchases" empty={<p class="soft">No purchases yet.</p>} columns={[
        { title: "Credits", wide: true, cell: (p) => <strong>{count(p.credits)} credits</strong> },
        { title: "Date", cell: (p) => time(p.created_at) },
        { title: "State", cell: (p) => <PurchaseState purchase={p} /> },
        { title: "Price", number: true, cell: (p) => <PurchasePrice purchase={p} /> },
        { title: "Actions", hidden: true, cell: (p) => p.charged && <button type="button" class="button quiet slim" disabled={busy} onClick={() => run("GET", `/console/purchases/${encodeURIComponent(p.id)}/receipt`)}>Receipt<span class="hidden"> of {count(p.credits)} credits, {time(p.created_at)}</span></button> },
      ]} />
    </Section>
  );
}

/** The entries of a ledger. With `linked`, an appraisal's entry links to the appraisal, which only its own account can see. */
export function LedgerTable({ from, lines, linked, empty }) {
  return (
    <ListTable from={from} lines={lines} label="Ledger" rowKey={(e) => e.seq} empty={<p class="soft">{empty}</p>} columns={[
      { title: "Entry", wide: true, cell: (e) => <Entry entry={e} linked={linked} /> },
      { title: "Date", cell: (e) => time(e.created_at) },
      { title: "Credits", number: true, cell: (e) => (e.posted ? signed(e.posted) : <span class="soft">0</span>) },
      { title: "Balance", number: true, cell: (e) => count(e.balance) },
    ]} />
  );
}

function Entry({ entry: e, linked }) {
  const hold = { pending: `${count(Math.abs(e.pending))} held`, voided: `${count(Math.abs(e.pending))} released` }[e.state];
  const isAppraisal = linked && e.transfer.startsWith("apr_");
  return (
    <>
      {isAppraisal ? <a href={`/dashboard/appraisals/${encodeURIComponent(e.transfer)}`}>Appraisal</a> : words(e.reason) || "Credits"}
      {hold && <> <span class="badge">{hold}</span></>}
    </>
  );
}

const signed = (n) => (n > 0 ? `+${count(n)}` : count(n).replace("-", "−"));
