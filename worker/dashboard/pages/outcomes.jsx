import { useState } from "preact/hooks";
import { getAPI, getItems } from "../api.js";
import { useLoad, usePages } from "../load.js";
import { count, day, money, moneyRange, percent, plural, words, withYear } from "../values/format.js";
import { places, sourceName, summaryTexts } from "../values/outcome.js";
import { Empty, Loaded, Notice } from "../parts/notice.jsx";
import { OutcomePlot } from "../parts/outcome-plot.jsx";
import { OutcomeUpload } from "../parts/outcome-upload.jsx";
import { Figure, Page, Section } from "../parts/page.jsx";
import { List, Table } from "../parts/table.jsx";

const lastSales = 200;

const getOutcomes = getItems("outcomes");

export function Outcomes() {
  const summary = useLoad((signal) => getAPI(`/outcomes/summary?last=${lastSales}`, signal));
  const outcomes = usePages("/outcomes", { get: getOutcomes });
  const recorded = () => {
    summary.reload();
    outcomes.reload();
  };
  return (
    <Page title="Outcomes" lead={`What your items sold for, and how good the ranges were: your last ${lastSales} sales.`}>
      <Loaded from={summary} lines={6}>
        {(data) => (data.sales > 0 ? <Summary summary={data} /> : (
          <Empty title="No sales yet" action={<a class="button" href="/dashboard/appraisals">Open an appraisal</a>}>Record on the page of an appraisal what the item sold for, or upload a file of sales below. This page then says how many prices were inside their ranges, and your next appraisals use these sales.</Empty>
        ))}
      </Loaded>
      <OutcomeUpload done={recorded} />
      <Loaded from={outcomes} lines={4}>
        {(items) => (items.length > 0 || outcomes.number > 1) && (
          <Section title="Recorded"><List from={outcomes} lines={4}>{(rows) => <Recorded rows={rows} />}</List></Section>
        )}
      </Loaded>
    </Page>
  );
}

function Summary({ summary }) {
  const { sentence, promise } = summaryTexts(summary);
  return (
    <>
      <Notice kind={promise.kind} title={promise.title} live={false}><p>{sentence} {promise.text}</p></Notice>
      <dl class="figures-row">
        <Figure name="Inside the range" value={percent(summary.share)} note={`${count(summary.inside)} of ${plural(summary.sales, "sale")}`} />
        <Figure name="Sold for less" value={count(summary.below)} note="the range was too high" />
        <Figure name="Sold for more" value={count(summary.above)} note="the range was too low" />
        <Figure name="Typical error" value={percent(summary.median_error)} note="half of the estimates were nearer to the price" />
      </dl>
      <Section title="Range and price"><OutcomePlot sales={summary.sales_list} /></Section>
      <Groups summary={summary} />
    </>
  );
}

const groups = [
  { name: "month", label: "Month", title: (g) => day(`${g.month}-01`, { month: "long", year: "numeric" }) },
  { name: "condition", label: "Condition", title: (g) => words(g.condition) || "Not known" },
  { name: "source", label: "Source", title: (g) => sourceName(g.source) },
];

function Groups({ summary }) {
  const [name, setName] = useState(groups[0].name);
  const group = groups.find((g) => g.name === name);
  const choice = (
    <div class="choice" role="group" aria-label="By">
      {groups.map((g) => <button key={g.name} type="button" aria-pressed={g.name === name} onClick={() => setName(g.name)}>{g.label}</button>)}
    </div>
  );
  const rows = summary[`by_${name}`];
  return (
    <Section title="In detail" actions={choice}>
      <Table label={`By ${name}`} rowKey={(g) => g[name]} rows={name === "month" ? rows.toReversed() : rows} columns={[
        { title: group.label, wide: true, cell: group.title },
        { title: "Sales", number: true, cell: (g) => count(g.sales) },
        { title: "Inside", number: true, cell: (g) => <>{percent(g.share)}{g.interval && <span class="small soft block">likely {percent(g.interval[0])} to {percent(g.interval[1])}</span>}</> },
        { title: "Sold for less", number: true, cell: (g) => count(g.below) },
        { title: "Sold for more", number: true, cell: (g) => count(g.above) },
        { title: "Typical error", number: true, cell: (g) => percent(g.median_error) },
      ]} />
      {name === "source" && <p class="small soft">By the source of most of the listings that the range was based on.</p>}
    </Section>
  );
}

function Recorded({ rows }) {
  return (
    <Table label="Recorded" rowKey={(o) => o.appraisal_id} rows={rows} columns={[
      { title: "Item", wide: true, cell: (o) => <><a class="break" href={`/dashboard/appraisals/${encodeURIComponent(o.appraisal_id)}`}>{o.title || o.appraisal_id}</a><span class="small soft block">{[day(o.date, withYear), o.channel, o.condition && words(o.condition)].filter(Boolean).join(" · ")}</span></> },
      { title: "Range", number: true, cell: (o) => moneyRange(o.price_lower, o.price_upper, o.price_currency) },
      { title: "Price", number: true, cell: (o) => (o.unsold ? <span class="soft">Not sold{Number.isFinite(o.days) && <span class="small block">in {plural(o.days, "day")}</span>}</span> : money(o.sold_price, o.currency)) },
      { title: "Result", cell: (o) => (o.result ? <span class={`badge ${o.result === "inside" ? "good" : ""}`}>{places[o.result]}</span> : "–") },
    ]} />
  );
}
