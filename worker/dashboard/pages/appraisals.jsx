import { useState } from "preact/hooks";
import { call, getAPI } from "../api.js";
import { useRemembered } from "../history.js";
import { useLoad, usePages, useTyped } from "../load.js";
import { filterQuery, noFilter } from "../values/filter.js";
import { AppraisalRows } from "../parts/appraisal-rows.jsx";
import { Download } from "../parts/download.jsx";
import { Field } from "../parts/field.jsx";
import { Empty, Notice } from "../parts/notice.jsx";
import { MakeReport, maxReportItems } from "../parts/make-report.jsx";
import { Page } from "../parts/page.jsx";
import { List } from "../parts/table.jsx";

export function Appraisals() {
  const [filter, setFilter] = useRemembered("filter", noFilter);
  const query = filterQuery({ ...filter, search: useTyped(filter.search) });
  const appraisals = usePages(`/appraisals${query && `?${query}`}`, { get: getAPI });
  const empty = query
    ? <Empty title="No appraisal found" action={<button type="button" class="button quiet" onClick={() => setFilter(noFilter)}>Show all</button>}>None of your account’s appraisals matches all filters.</Empty>
    : <Empty title="No appraisals yet" action={<a class="button" href="/dashboard/playground">Appraise a photo</a>}>Appraisals of your keys, your connected apps and the playground appear here.</Empty>;
  const [chosen, setChosen] = useState(null); // the ids of the appraisals for a report, if some are being chosen
  const choose = (id) => setChosen((now) => {
    const next = new Set(now);
    if (!next.delete(id) && next.size < maxReportItems) next.add(id);
    return next;
  });
  const report = <button type="button" class="button quiet" aria-pressed={Boolean(chosen)} onClick={() => setChosen(chosen ? null : new Set())}>{chosen ? "Cancel the report" : "Make a report"}</button>;
  return (
    <Page title="Appraisals" lead="All of your account, by any key, newest first." actions={report}>
      {chosen && (chosen.size ? <MakeReport appraisals={[...chosen]} /> : <Notice live={false}><p>Choose the appraisals of the report, at most {maxReportItems}. Only those with a value can be in it.</p></Notice>)}
      <Filter filter={filter} setFilter={setFilter} />
      <List from={appraisals} lines={6} empty={empty}>{(items) => <AppraisalRows items={items} chosen={chosen} choose={chosen && choose} />}</List>
      <p><Download path="/console/csv/appraisals" name="appraisals.csv" of="the appraisals">All as CSV</Download></p>
    </Page>
  );
}

const states = [{ value: "", label: "All" }, { value: "valued", label: "With a value" }, { value: "no_value", label: "Without" }, { value: "in_progress", label: "In progress" }];

function Filter({ filter, setFilter }) {
  const keys = useLoad(loadKeys);
  const field = (name) => ({ value: filter[name], onInput: (value) => setFilter({ ...filter, [name]: value }) });
  return (
    <form class="filters" role="search" aria-label="Appraisals" onSubmit={(event) => event.preventDefault()}>
      <Field label="Search" type="search" placeholder="Title or description" maxLength={200} {...field("search")} />
      <Field label="State" options={states} {...field("state")} />
      <Field label="Key" options={[{ value: "", label: "All keys" }, ...(keys.data ?? []).map((k) => ({ value: k.id, label: k.name }))]} {...field("key")} />
      <Field label="From" type="date" {...field("from")} />
      <Field label="To" type="date" {...field("to")} />
    </form>
  );
}

/** Loads the active keys, then the newest of the others. */
async function loadKeys(signal) {
  const [active, newest] = await Promise.all(["?state=active", ""].map((query) => call("GET", `/console/keys${query}`, { signal })));
  const listed = new Set(active.items.map((k) => k.id));
  return [...active.items, ...newest.items.filter((k) => !listed.has(k.id))];
}
