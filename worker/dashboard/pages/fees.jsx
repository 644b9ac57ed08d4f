import { useRef, useState } from "preact/hooks";
import { callAPI, getAPI, Problem } from "../api.js";
import { useAction, useLoad } from "../load.js";
import { day, withYear } from "../values/format.js";
import { feeText, format, isSimple, lineOf } from "../values/fees.js";
import { pageURL } from "../values/link.js";
import { Confirm, FormDialog } from "../parts/dialog.jsx";
import { Field } from "../parts/field.jsx";
import { Icon } from "../parts/icon.jsx";
import { Empty, Failure, Loaded, Notice } from "../parts/notice.jsx";
import { OutsideLink, Page, Section } from "../parts/page.jsx";
import { Table } from "../parts/table.jsx";

export function Fees() {
  const fees = useLoad((signal) => getAPI("/fees", signal));
  const [asked, ask] = useState(null); // {edit: index of a channel}, {remove: index}, {removeAll: true} or {text: true}
  const table = fees.data?.fees ?? { channels: [] };
  const save = async (channels) => {
    await callAPI("PUT", "/fees", { channels });
    fees.reload();
  };
  const add = <button type="button" class="button" onClick={() => ask({ edit: table.channels.length })}><Icon name="plus" />Add a channel</button>;
  const close = () => ask(null);
  return (
    <Page title="Fees" lead="What each channel charges you when you sell. Decisions subtract these fees." actions={fees.data && <><button type="button" class="button quiet" onClick={() => ask({ text: true })}>Edit as text</button>{add}</>}>
      <Loaded from={fees} lines={6}>
        {({ owner }) => (
          <>
            {owner && (
              <Notice live={false} title={owner === "account" ? "This is your own table" : "This is the service’s table"}>
                <p>{owner === "account" ? "It applies to all your keys within a minute." : "It applies until you change it. Then you have a table of your own, which starts with these channels."} Fees change: check them now and then.</p>
                {owner === "account" && <button type="button" class="link danger-link" onClick={() => ask({ removeAll: true })}>Remove your table</button>}
              </Notice>
            )}
            {asked?.text ? <EditText table={table} cancel={close} saved={() => { close(); fees.reload(); }} />
              : table.channels.length === 0 ? <Empty title="No fees yet" action={add}>Add the channels where you sell, such as a marketplace or your own shop, and what each charges.</Empty>
              : <Channels channels={table.channels} ask={ask} />}
          </>
        )}
      </Loaded>
      {asked?.edit !== undefined && <EditChannel channels={table.channels} index={asked.edit} onClose={close} save={save} />}
      {asked?.remove !== undefined && (
        <Confirm title={`Remove ${titleOf(table.channels[asked.remove])}?`} button="Remove" onClose={close} action={() => save(table.channels.filter((_, i) => i !== asked.remove))}>
          <p>Decisions then no longer compare it.</p>
        </Confirm>
      )}
      {asked?.removeAll && (
        <Confirm title="Remove your table of fees?" button="Remove" onClose={close} action={async () => { await callAPI("DELETE", "/fees"); fees.reload(); }}>
          <p>Then the service’s table applies again, if it has one.</p>
        </Confirm>
      )}
    </Page>
  );
}

const titleOf = (channel) => channel.title || channel.name;
function Channels({ channels, ask }) {
  return (
    <Table label="Channels" rowKey={(c) => c.name} rows={channels} columns={[
      { title: "Channel", wide: true, cell: (c) => <><strong>{titleOf(c)}</strong><span class="small soft block"><Source channel={c} /></span></> },
      { title: "Fees", wide: true, cell: (c) => (c.fees?.length ? c.fees.map((fee, i) => <span key={i} class="block small">{feeText(fee, c.currency)}</span>) : <span class="small">No fees</span>) },
      { title: "Shipping", cell: (c) => <span class="small">{c.shipping === "buyer" ? "The buyer pays it" : "You pay it"}</span> },
      { title: "Actions", hidden: true, cell: (c) => (
        <span class="button-pair">
          <button type="button" class="button quiet slim" onClick={() => ask({ edit: channels.indexOf(c) })}>Edit<span class="hidden"> {titleOf(c)}</span></button>
          <button type="button" class="button quiet slim" onClick={() => ask({ remove: channels.indexOf(c) })}>Remove<span class="hidden"> {titleOf(c)}</span></button>
        </span>
      ) },
    ]} />
  );
}

function Source({ channel: { currency, countries, source, date } }) {
  const url = source && pageURL(source);
  return <>{[currency, countries?.join(", ")].filter(Boolean).join(" · ")}{url && <> · <OutsideLink href={url}>Source</OutsideLink></>}{date && `, ${day(date, withYear)}`}</>;
}

const nameOf = (title) => title.toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
const numbers = ["percent", "fixed", "minimum", "cap"];
const textsOf = (fee) => ({ name: "", of: "price", ...Object.fromEntries(numbers.map((n) => [n, ""])), ...Object.fromEntries(Object.entries(fee).map(([n, v]) => [n, String(v)])) });

/** Returns the fee that a form's texts describe, without empty and default members. */
const feeOf = (texts) => Object.fromEntries(Object.entries(texts).filter(([n, text]) => text !== "" && !(n === "of" && text === "price"))
  .map(([n, text]) => [n, numbers.includes(n) ? Number(text) : text]));

/** The form of a channel. Fees with steps or categories are kept as they are. */
function EditChannel({ channels, index, onClose, save }) {
  const channel = channels[index] ?? { currency: channels[0]?.currency ?? "USD", shipping: "buyer", fees: [{ name: "selling fee" }] };
  const [form, setForm] = useState({ title: "", ...channel });
  const [fees, setFees] = useState((channel.fees ?? []).map((fee) => (isSimple(fee) ? textsOf(fee) : fee)));
  const [run, { busy, error, about }] = useAction(async () => {
    const changed = {
      ...channel, ...form, name: channel.name ?? nameOf(form.title), currency: form.currency.trim().toUpperCase(), date: new Date().toISOString().slice(0, 10),
      fees: fees.map((fee) => (isSimple(fee) ? feeOf(fee) : fee)),
    };
    await save(index < channels.length ? channels.with(index, changed) : [...channels, changed]);
    onClose();
  });
  const place = `channels[${index}]`;
  const field = (name) => ({ value: form[name], onInput: (value) => setForm((now) => ({ ...now, [name]: value })), error: about(`${place}.${name}`) });
  const feeField = (i, name) => ({
    value: fees[i][name], error: about(`${place}.fees[${i}].${name}`),
    onInput: (value) => setFees((now) => now.with(i, { ...now[i], [name]: value })),
  });
  const shown = ["title", "currency", "shipping"].some((n) => about(`${place}.${n}`)) || fees.some((fee, i) => isSimple(fee) && ["name", "of", ...numbers].some((n) => about(`${place}.fees[${i}].${n}`)));
  return (
    <FormDialog title={channel.name ? titleOf(channel) : "Add a channel"} submit={run} button="Save" busy={busy} onClose={onClose}>
      <Field label="Channel" required maxLength={60} placeholder="Such as eBay" {...field("title")} />
      <div class="inline-form even fields">
        <Field label="Currency" required maxLength={3} {...field("currency")} />
        <Field label="Shipping" options={[{ value: "buyer", label: "The buyer pays it" }, { value: "seller", label: "You pay it" }]} {...field("shipping")} />
      </div>
      {fees.map((fee, i) => (
        <fieldset key={i} class="field fee">
          <legend>Fee {i + 1}</legend>
          {isSimple(fee) ? (
            <>
              <div class="fields">
                <Field label="Name" required maxLength={60} {...feeField(i, "name")} />
                <Field label="Of" options={[{ value: "price", label: "The price" }, { value: "price_and_shipping", label: "Price and shipping" }]} {...feeField(i, "of")} />
              </div>
              <div class="fee-numbers">
                <Field label="Percent" type="number" min={0} max={100} step="any" {...feeField(i, "percent")} />
                <Field label="Fixed" type="number" min={0} step="any" {...feeField(i, "fixed")} />
                <Field label="At least" type="number" min={0} step="any" {...feeField(i, "minimum")} />
                <Field label="At most" type="number" min={0} step="any" {...feeField(i, "cap")} />
              </div>
            </>
          ) : <p class="small">{feeText(fee, form.currency)}. Change it in the text of the table.</p>}
          <p><button type="button" class="link" onClick={() => setFees((now) => now.filter((_, n) => n !== i))}>Remove<span class="hidden"> fee {i + 1}</span></button></p>
        </fieldset>
      ))}
      <p><button type="button" class="button quiet slim" onClick={() => setFees((now) => [...now, textsOf({})])}>Add a fee</button></p>
      <Failure error={shown ? null : error} />
    </FormDialog>
  );
}

/** The table as JSON. The line of a mistake is selected. */
function EditText({ table, cancel, saved }) {
  const [text, setText] = useState(format(table));
  const box = useRef();
  const select = (value, line) => {
    const lines = value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    const area = box.current.querySelector("textarea");
    area.value = value;
    area.focus();
    area.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
    area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4);
  };
  const [run, { busy, error }] = useAction(async () => {
    let parsed;
    try {
      parsed = JSON.parse(text);
    } catch (mistake) {
      throw new Problem({ detail: `this is not JSON: ${mistake.message}` });
    }
    try {
      await callAPI("PUT", "/fees", parsed);
    } catch (refused) {
      if (!refused.field?.includes("channels")) throw refused;
      const line = lineOf(parsed, refused.field);
      setText(format(parsed));
      select(format(parsed), line);
      throw Object.assign(refused, { message: `line ${line}: ${refused.message}` });
    }
    saved();
  });
  return (
    <Section title="The table as text" class="card">
      <form ref={box} onSubmit={(event) => { event.preventDefault(); run(); }}>
        <Field label="Table of fees, JSON" lines={24} class="text-table" spellcheck={false} value={text} onInput={setText} hint={<>“Set the account’s own table of fees” in the <a href="/reference">reference</a> explains each member.</>} error={error?.field && error.message} />
        <p class="form-buttons"><button class="button" disabled={busy}>{busy ? "One moment…" : "Save"}</button><button type="button" class="link" onClick={cancel}>Cancel</button></p>
        <Failure error={error?.field ? null : error} title="The table was not saved" />
      </form>
    </Section>
  );
}
