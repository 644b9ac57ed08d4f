import { useState } from "preact/hooks";
import { callAPI } from "../api.js";
import { useAction } from "../load.js";
import { describe, formOf, outcomeOf } from "../values/outcome.js";
import { Confirm } from "./dialog.jsx";
import { Field } from "./field.jsx";
import { Failure } from "./notice.jsx";
import { conditionOptions } from "./options.js";
import { Section } from "./page.jsx";

/** The outcome of an appraisal. `outcome` is null if none is recorded; `changed` is called after a change. */
export function Outcome({ id, outcome, currency, changed }) {
  const [asked, ask] = useState(null); // "sold" or "unsold": the form that is open
  const [removing, setRemoving] = useState(false);
  const path = `/appraisals/${encodeURIComponent(id)}/outcome`;
  const done = () => {
    ask(null);
    changed();
  };
  return (
    <Section title="Sold or not?" class="card">
      {outcome ? <p>{describe(outcome)}</p> : <p class="soft">Say what it sold for. Your next appraisals use the sale, and the page <a href="/dashboard/outcomes">Outcomes</a> shows how good the ranges were. It costs nothing.</p>}
      {asked ? <Form key={asked} {...{ path, outcome, currency, done }} unsold={asked === "unsold"} cancel={() => ask(null)} /> : (
        <p class="form-buttons">
          {outcome ? <button type="button" class="button quiet slim" onClick={() => ask(outcome.unsold ? "unsold" : "sold")}>Change it</button> : <button type="button" class="button quiet slim" onClick={() => ask("sold")}>It sold</button>}
          {!outcome && <button type="button" class="button quiet slim" onClick={() => ask("unsold")}>It did not sell</button>}
          {outcome?.unsold && <button type="button" class="button quiet slim" onClick={() => ask("sold")}>It has sold now</button>}
          {outcome && <button type="button" class="link danger-link" onClick={() => setRemoving(true)}>Remove</button>}
        </p>
      )}
      {removing && (
        <Confirm title="Remove the outcome?" button="Remove" onClose={() => setRemoving(false)} action={async () => { await callAPI("DELETE", path); changed(); }}>
          <p>The summary no longer counts it, and its listing is deleted from your catalogue.</p>
        </Confirm>
      )}
    </Section>
  );
}

function Form({ path, outcome, currency, unsold, done, cancel }) {
  const today = new Date().toISOString().slice(0, 10);
  const [form, setForm] = useState(formOf(outcome?.unsold === unsold ? outcome : null, { date: today, currency }));
  const [run, { busy, error, about }] = useAction(async () => {
    await callAPI("PUT", path, outcomeOf(form, unsold));
    done();
  });
  const field = (name, of = name) => ({ value: form[name], onInput: (value) => setForm((now) => ({ ...now, [name]: value })), error: about(of) });
  const price = (
    <>
      <Field label={unsold ? "Asking price" : "Price paid"} type="number" min={0.01} step="any" optional={unsold} required={!unsold} hint="Without shipping" {...field("price", unsold ? "asking_price" : "sold_price")} />
      <Field label="Currency" maxLength={3} required {...field("currency")} />
    </>
  );
  const days = <Field label={unsold ? "Days offered" : "Days until the sale"} type="number" min={0} max={3650} step={1} optional={!unsold} required={unsold} {...field("days")} />;
  return (
    <form aria-label={unsold ? "It did not sell" : "It sold"} onSubmit={(event) => { event.preventDefault(); run(); }}>
      <div class="fields">
        {unsold ? <>{days}{price}</> : price}
        <Field label={unsold ? "Last day of the offer" : "Day of the sale"} type="date" max={today} required {...field("date")} />
        <Field label="Where" optional maxLength={200} placeholder="Such as eBay" {...field("channel")} />
        {!unsold && <>{days}<Field label="Condition" options={[{ value: "", label: "As it was appraised" }, ...conditionOptions.slice(1)]} {...field("condition")} /></>}
      </div>
      <p class="form-buttons">
        <button class="button slim" disabled={busy}>{busy ? "One moment…" : "Record"}</button>
        <button type="button" class="link" onClick={cancel}>Cancel</button>
      </p>
      <Failure error={error && !["asking_price", "sold_price", "currency", "date", "channel", "condition", "days"].includes(error.field) ? error : null} />
    </form>
  );
}
