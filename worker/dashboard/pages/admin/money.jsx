import { useState } from "preact/hooks";
import { useGet, useSlices, useTyped } from "../../load.js";
import { count, day, duration, money, percent } from "../../values/format.js";
import { Download } from "../../parts/download.jsx";
import { Field } from "../../parts/field.jsx";
import { Empty, Loaded, Notice } from "../../parts/notice.jsx";
import { Figure, Page, Section } from "../../parts/page.jsx";
import { ListTable, Table } from "../../parts/table.jsx";
import { useSession } from "../../session.js";
import { AdminTabs } from "./tabs.jsx";

/** What the service earned, and what its vendors cost, by month. docs/BILLING.md defines the figures. */
export function Money() {
  const [chosen, setChosen] = useState(""), [account, setAccount] = useState("");
  const typed = useTyped(account);
  const found = useGet(`/admin/money${typed && `?account=${encodeURIComponent(typed)}`}`);
  return (
    <Page title="Administration">
      <AdminTabs current="Money" />
      <div class="fields">
        <Field label="Month" options={(found.data?.months ?? []).map(({ month }) => ({ value: month, label: monthName(month) }))} value={chosen || found.data?.months[0].month} onInput={setChosen} />
        <Field label="Account" type="search" placeholder="Id, or empty for all" value={account} onInput={setAccount} />
      </div>
      <Loaded from={found} lines={8}>
        {(data) => <Months data={data} month={data.months.find((m) => m.month === chosen) ?? data.months[0]} account={typed} />}
      </Loaded>
    </Page>
  );
}

const monthName = (month) => day(`${month}-01`, { month: "long", year: "numeric" });

const shownRows = 6; // of each table at a time

function Months({ data: { months, unpriced }, month, account }) {
  const { admin } = useSession().user; // support staff may not save tables
  const payments = useSlices(months.flatMap((m) => m.money.map((amounts) => ({ ...amounts, month: m.month }))), shownRows);
  const credits = useSlices(months, shownRows);
  const amount = (member) => (r) => money(Number(r[member]), r.currency);
  return (
    <>
      <dl class="figures-row">
        <Figure name="Credits sold" value={count(month.credits.sold)} note={monthName(month.month)} />
        <Figure name="Credits spent" value={count(month.credits.spent)} note={`${count(month.appraisals.calls)} appraisals, ${percent(month.appraisals.valued / month.appraisals.calls)} with a value`} />
        <Figure name="Outstanding" value={count(month.credits.outstanding)} note="customers’ credits at the end of the month" />
        {month.money.map((m) => <Figure key={m.currency} name={`Margin in ${m.currency}`} value={money(Number(m.margin), m.currency)} kind={Number(m.margin) < 0 ? "bad" : ""} note="after tax, refunds, disputes and vendors" />)}
      </dl>
      <Vendors month={month} unpriced={unpriced} />
      <Section title="Money">
        <ListTable from={payments} label="Money" rowKey={(r) => r.month + r.currency} empty={<Empty title="No payments yet">Purchases appear here when Stripe has reported their payment.</Empty>} columns={[
          { title: "Month", wide: true, cell: (r) => <strong>{monthName(r.month)}</strong> },
          { title: "Revenue", number: true, cell: amount("revenue") },
          { title: "Refunds", number: true, cell: amount("refunds") },
          { title: "Disputes", number: true, cell: amount("disputes") },
          { title: "Tax", number: true, cell: amount("tax") },
          { title: "Vendors", number: true, cell: amount("costs") },
          { title: "Margin", number: true, cell: amount("margin") },
        ]} />
      </Section>
      <Section title="Credits">
        <ListTable from={credits} label="Credits" rowKey={(m) => m.month} columns={[
          { title: "Month", wide: true, cell: (m) => <strong>{monthName(m.month)}</strong> },
          { title: "Sold", number: true, cell: (m) => count(m.credits.sold) },
          { title: "Granted", number: true, cell: (m) => count(m.credits.granted) },
          { title: "Taken back", number: true, cell: (m) => count(m.credits.taken_back) },
          { title: "Spent", number: true, cell: (m) => count(m.credits.spent) },
          { title: "Lost", number: true, cell: (m) => count(m.credits.lost) },
          { title: "Outstanding", number: true, cell: (m) => count(m.credits.outstanding) },
        ]} />
      </Section>
      {admin && <Files month={month.month} account={account} />}
    </>
  );
}

function Vendors({ month, unpriced }) {
  const amount = (member) => (v) => (v[member] === null ? "–" : money(Number(v[member]), v.currency, { exact: true }));
  return (
    <Section title={`Vendors in ${monthName(month.month)}`}>
      {unpriced.length > 0 && <Notice kind="warning" live={false}><p>CALL_PRICES has no price for {unpriced.join(", ")}, so the margins are too high.</p></Notice>}
      {month.vendors.length === 0 ? <p class="soft">No outside service was called.</p> : (
        <Table label="Vendors" rows={month.vendors} rowKey={(v) => v.name} columns={[
          { title: "Vendor", wide: true, cell: (v) => <strong>{v.name}</strong> },
          { title: "Calls", number: true, cell: (v) => count(v.calls) },
          { title: "Failed", number: true, cell: (v) => count(v.failures) },
          { title: "Time", number: true, cell: (v) => duration(v.latency_ms) },
          { title: "Credits", number: true, cell: (v) => count(v.credits) },
          { title: "Cost", number: true, cell: amount("cost") },
          { title: "Margin", number: true, cell: amount("margin") },
        ]} />
      )}
    </Section>
  );
}

/** The tables of a month for the bookkeeper. */
function Files({ month, account }) {
  const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);
  const query = new URLSearchParams({ from: `${month}-01`, to: end, ...(account && { account }) });
  const tables = ["payments", "purchases", "usage", "appraisals", ...(account ? ["ledger"] : [])];
  return (
    <Section title={`CSV of ${monthName(month)}`}>
      <p class="form-buttons">
        {tables.map((table) => <Download key={table} path={`/admin/csv/${table}?${query}`} name={`${table}-${month}.csv`} of={monthName(month)}>{table[0].toUpperCase() + table.slice(1)}</Download>)}
      </p>
      {!account && <p class="small soft">The ledger is for one account: enter its id above. The account “issued” has all that was sold and granted.</p>}
    </Section>
  );
}
