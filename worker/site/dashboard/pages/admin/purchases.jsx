import { useState } from "preact/hooks";
import { call } from "../../api.js";
import { usePages } from "../../load.js";
import { count, money, time, words } from "../../values/format.js";
import { Confirm } from "../../parts/dialog.jsx";
import { Empty, Loaded } from "../../parts/notice.jsx";
import { Page } from "../../parts/page.jsx";
import { More, Table } from "../../parts/table.jsx";
import { AdminTabs } from "./tabs.jsx";

export function Purchases() {
  const purchases = usePages("/admin/purchases");
  const [refunding, setRefunding] = useState(null);
  const refund = async (reason) => {
    await call("POST", `/admin/purchases/${encodeURIComponent(refunding.id)}/refund`, { body: { reason } });
    purchases.reload();
  };
  return (
    <Page title="Administration">
      <AdminTabs current="Purchases" />
      <Loaded from={purchases} lines={5}>
        {(items) => items.length === 0 ? <Empty title="No purchases yet">Purchases of credits appear here as customers start a checkout.</Empty> : (
          <>
            <Table label="Purchases" rows={items} columns={[
              { title: "Purchase", wide: true, cell: (p) => <><strong>{count(p.credits)} credits</strong><span class="small soft block">{p.account && <a href={`/dashboard/admin/accounts/${encodeURIComponent(p.account)}`}>{p.email || p.account}</a>}</span></> },
              { title: "Date", cell: (p) => time(p.created_at) },
              { title: "State", cell: (p) => <span class={`badge ${p.state}`}>{words(p.state)}</span> },
              { title: "Price", number: true, cell: (p) => money(Number(p.price), p.currency) },
              { title: "Actions", hidden: true, cell: (p) => p.state === "paid" && <button type="button" class="button quiet slim" onClick={() => setRefunding(p)}>Refund<span class="hidden"> {count(p.credits)} credits of {time(p.created_at)}</span></button> },
            ]} />
            <More from={purchases} />
          </>
        )}
      </Loaded>
      {refunding && (
        <Confirm title="Refund this purchase?" button={`Refund ${money(Number(refunding.price), refunding.currency)}`} reason action={refund} onClose={() => setRefunding(null)}>
          <p>Stripe returns the money. {count(refunding.credits)} credits are taken back when Stripe confirms it; what the account no longer has is owed.</p>
        </Confirm>
      )}
    </Page>
  );
}
