import { useState } from "preact/hooks";
import { useGet, useSlices } from "../load.js";
import { count, duration, percent, words } from "../values/format.js";
import { stageName } from "../values/appraisal.js";
import { Chart } from "../parts/chart.jsx";
import { Download } from "../parts/download.jsx";
import { Field } from "../parts/field.jsx";
import { Empty, Loaded } from "../parts/notice.jsx";
import { Figure, Page, Section } from "../parts/page.jsx";
import { ListTable, Table } from "../parts/table.jsx";

const periods = [7, 30, 90];

export function Usage() {
  const [period, setPeriod] = useState(30);
  const usage = useGet(`/console/usage?days=${period}`);
  const choice = (
    <div class="choice" role="group" aria-label="Period">
      {periods.map((days) => <button key={days} type="button" aria-pressed={days === period} onClick={() => setPeriod(days)}>{days} days</button>)}
    </div>
  );
  return (
    <Page title="Usage" lead="Calls and credits by day and key, in UTC." actions={choice}>
      <Loaded from={usage} lines={6}>
        {(data) => data.days.some((d) => d.calls) ? <Report usage={data} /> : (
          <Empty title="No calls in this period" action={<a class="button quiet" href="/dashboard/playground">Appraise a photo</a>}>Calls show up here within two minutes of their end.</Empty>
        )}
      </Loaded>
    </Page>
  );
}

function Report({ usage }) {
  const sum = (field) => usage.days.reduce((total, d) => total + d[field], 0);
  const [calls, valued] = [sum("calls"), sum("valued")];
  return (
    <>
      <dl class="figures-row">
        <Figure name="Calls" value={count(calls)} />
        <Figure name="With a value" value={valued === calls ? "100 %" : percent(valued / calls)} note={uncharged(calls - valued)} />
        <Figure name="Credits" value={count(sum("credits"))} />
        <Figure name="Median time" value={duration(usage.latency.p50)} note={`95 of 100 within ${duration(usage.latency.p95)}`} />
      </dl>
      <Calls usage={usage} />
      <ByKey keys={usage.keys} calls={calls} />
      <p><Download path="/console/csv/usage" name="usage.csv" of="the usage">All days as CSV</Download></p>
      <Section title="Time per appraisal" class="card">
        <Chart kind="lines" label="Time per appraisal by day" format={duration} days={fill(usage.days, usage.latency.days)} series={[
          { name: "Median", class: "series-1", value: (d) => d.p50 },
          { name: "95th percentile", class: "series-3", value: (d) => d.p95 },
        ]} />
      </Section>
      <Failures failures={usage.failures} />
    </>
  );
}

/** Says how many calls were without a value, "" if none was. */
function uncharged(others) {
  return others === 0 ? "" : others === 1 ? "the other was not charged" : `the other ${count(others)} were not charged`;
}

/** Returns a row for each day, with the measurements where the day has any. */
function fill(days, measured) {
  const byDate = new Map(measured.map((m) => [m.date, m]));
  return days.map(({ date }) => byDate.get(date) ?? { date });
}

function Calls({ usage }) {
  const [key, setKey] = useState("");
  const chosen = usage.keys.find((k) => k.id === key);
  const options = [{ value: "", label: "All keys" }, ...usage.keys.map((k) => ({ value: k.id, label: k.name }))];
  const byKey = new Map(chosen?.days.map((d) => [d.date, d]));
  const days = chosen ? usage.days.map(({ date }) => byKey.get(date) ?? { date, calls: 0, credits: 0 }) : usage.days;
  const series = chosen
    ? [{ name: "Calls", class: "series-1", value: (d) => d.calls }]
    : [{ name: "With a value", class: "series-1", value: (d) => d.valued }, { name: "Without", class: "series-2", value: (d) => d.calls - d.valued }];
  return (
    <Section title="Calls per day" class="card" actions={usage.keys.length > 1 && <Field label="Key" value={key} onInput={setKey} options={options} />}>
      <Chart label={chosen ? `Calls per day with ${chosen.name}` : "Calls per day"} days={days} series={series} />
    </Section>
  );
}

function ByKey({ keys, calls }) {
  return (
    <Section title="By key">
      <ListTable from={useSlices(keys)} label="Usage by key" columns={[
        { title: "Key", wide: true, cell: (k) => k.name },
        { title: "Share", cell: (k) => <meter min={0} max={1} value={k.calls / calls} aria-label={`${k.name}: ${percent(k.calls / calls)} of the calls`} /> },
        { title: "Calls", number: true, cell: (k) => count(k.calls) },
        { title: "Credits", number: true, cell: (k) => count(k.credits) },
      ]} />
    </Section>
  );
}

function Failures({ failures }) {
  return (
    <Section title="Failed steps">
      {failures.length === 0 ? <Empty title="No step failed">If a search or a photo fails, it is counted here.</Empty> : (
        <>
          <p class="soft">A failed step does not fail the call: the answer uses the other results and lists the failure. <a href="/reference">What the codes mean</a>.</p>
          <Table label="Failed steps" rows={failures} rowKey={(f) => `${f.stage} ${f.code} ${f.provider}`} columns={[
            { title: "Failure", wide: true, cell: (f) => <><strong>{words(f.code)}</strong> <code class="small">{f.code}</code></> },
            { title: "Step", cell: (f) => stageName(f.stage) },
            { title: "Service", cell: (f) => f.provider || <span class="soft">none</span> },
            { title: "Count", number: true, cell: (f) => count(f.count) },
          ]} />
        </>
      )}
    </Section>
  );
}
