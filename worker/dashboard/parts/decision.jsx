import { change, day, money, percent, sentence, withYear } from "../values/format.js";
import { Figure } from "./page.jsx";
import { Table } from "./table.jsx";

const verdicts = { buy: ["Buy", "good"], borderline: ["Borderline", "warning"], leave: ["Leave it", "bad"] };
const prices = [["fast", "To sell fast"], ["market", "Market"], ["patient", "With patience"]];

/** Whether to buy the item, and where to sell it (docs/openapi.yaml: Decision). Amounts are in `currency`. */
export function Decision({ decision: d, currency }) {
  const [verdict, kind] = verdicts[d.verdict] ?? ["What you can pay", "info"];
  const amount = (n) => money(n, currency);
  const cost = (n) => (n < 0 ? "Nothing" : amount(n));
  const best = d.channels.find((c) => c.channel === d.best_channel);
  const figures = [
    { name: "Pay at most", value: cost(d.highest_cost.market), note: `${cost(d.highest_cost.fast).toLowerCase()} if you must sell fast` },
    best && { name: "Best channel", value: best.title || best.channel, note: `leaves ${amount(d.net.market)} at the market price` },
    d.profit && { name: "Profit", value: amount(d.profit.market), note: `${change(d.return.market)} of the cost of ${amount(d.cost)}` },
    d.chance_of_loss !== null && { name: "Chance of a loss", value: percent(d.chance_of_loss), note: "sales that bring less than the cost" },
  ].filter(Boolean);
  return (
    <section class={`decision ${kind}`} aria-label="Decision">
      <h2>{verdict}</h2>
      <p>{sentence(d.explanation.replace(/^(Buy|Borderline|Leave it): /, ""))}</p>
      <dl class="figures-row">{figures.map((f) => <Figure key={f.name} {...f} />)}</dl>
      {d.channels.length > 0 && (
        <details class="figures" open={matchMedia(wide).matches || undefined}>
          <summary>What each channel leaves</summary>
          <Table label="Channels" rowKey={(c) => c.channel} rows={d.channels} columns={[
            { title: "Channel", wide: true, cell: (c) => <strong>{c.title || c.channel}</strong> },
            ...prices.map(([name, title]) => ({ title, number: true, cell: (c) => <Left channel={c} price={name} amount={amount} /> })),
            { title: "Fees", number: true, cell: (c) => amount(c.fees.market) },
            { title: "Pay at most", number: true, cell: (c) => cost(c.highest_cost.market) },
          ]} />
          <p class="small soft">
            At each price: what is left after fees{d.shipping > 0 && ` and ${amount(d.shipping)} for shipping`}{d.profit && ", and below it the profit"}. Fees and the most to pay are at the market price.
            {d.fees_date && ` The oldest fees were looked up on ${day(d.fees_date, withYear)}; check them before a large purchase.`} <a href="/dashboard/fees">Your table of fees</a>
          </p>
        </details>
      )}
    </section>
  );
}

const wide = "(min-width: 44rem)"; // on a phone the table is long

function Left({ channel: { net, profit, return: share }, price, amount }) {
  return <>{amount(net[price])}{profit && <span class="small soft block">{amount(profit[price])} ({change(share[price])})</span>}</>;
}
