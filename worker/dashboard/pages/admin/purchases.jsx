import { useState } from "preact/hooks";
import { call } from "../../api.js";
import { usePages } from "../../load.js";
import { count, money, time, words } from "../../values/format.js";
import { Confirm } from "../../parts/dialog.jsx";
import { Field } from "../../parts/field.jsx";
import { Empty, Notice } from "../../parts/notice.jsx";
import { Page } from "../../parts/page.jsx";
import { ListTable } from "../../parts/table.jsx";
import { useSession } from "../../session.js";
import { PurchasePrice, PurchaseState } from "../credits.jsx";
import { AdminTabs } from "./tabs.jsx";

export function Purchases() {
  const purchases = usePages("/admin/purchases");
  const { admin } = useSession().user;
  const [refunding, setRefunding] = useState(null);
  const [made, setMade] = useState(null);
  const refunded = (answer) => {
    setMade(answer);
    purchases.reload();
  };
  return (
    <Page title="Administration">
      <AdminTabs current="Purchases" />
      {made && <Refunded answer={made} />}
      <ListTable from={purchases} lines={5} label="Purchases" empty={<Empty title="No purchases yet">Purchases of credits appear here as customers start a checkout.</Empty>} columns={[
        { title: "Purchase", wide: true, cell: (p) => <><strong>{count(p.credits)} credits</strong><span class="small soft block">{p.account && <a href={`/dashboard/admin/accounts/${encodeURIComponent(p.account)}`}>{p.email || p.account}</a>}</span></> },
        { title: "Date", cell: (p) => time(p.created_at) },
        { title: "State", cell: (p) => <PurchaseState purchase={p} /> },
        { title: "Price", number: true, cell: (p) => <PurchasePrice purchase={p} /> },
        { title: "Actions", hidden: true, cell: (p) => admin && p.state === "paid" && <button type="button" class="button quiet slim" onClick={() => { setMade(null); setRefunding(p); }}>Refund<span class="hidden"> {count(p.credits)} credits of {time(p.created_at)}</span></button> },
      ]} />
      {refunding && <Refund purchase={refunding} refunded={refunded} onClose={() => setRefunding(null)} />}
    </Page>
  );
}

function Refund({ purchase: p, refunded, onClose }) {
  const [amount, setAmount] = useState("");
  const refund = async (reason) => {
    const body = { reason, ...(amount.trim() && { amount: amount.trim() }) };
    refunded(await call("POST", `/admin/purchases/${encodeURIComponent(p.id)}/refund`, { body }));
  };
  return (
    <Confirm title="Refund this purchase?" button="Refund" reason action={refund} onClose={onClose}>
      <p>{count(p.credits)} credits were bought for {money(Number(p.charged), p.currency)}. Stripe returns the money. When Stripe confirms the refund, the credits for it are taken back; the account owes those that it no longer has.</p>
      <Field label={`Amount in ${p.currency}`} optional inputMode="decimal" maxLength={20} placeholder={p.charged} value={amount} onInput={setAmount} hint="Leave it empty to refund all that is not refunded yet." />
    </Confirm>
  );
}

function Refunded({ answer: { refund, currency } }) {
  return (
    <Notice kind="good" title={`Refund of ${money(Number(refund.amount), currency)}: ${words(refund.status).toLowerCase()}`}>
      <p>The credits are taken back as soon as Stripe confirms it. Stripe’s id of it is <code>{refund.id}</code>.</p>
    </Notice>
  );
}
