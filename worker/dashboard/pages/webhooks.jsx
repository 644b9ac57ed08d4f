import { useState } from "preact/hooks";
import { callAPI, getAPI } from "../api.js";
import { useAction, useLoad } from "../load.js";
import { navigate } from "../router.js";
import { ago } from "../values/format.js";
import { Field } from "../parts/field.jsx";
import { FormDialog } from "../parts/dialog.jsx";
import { Icon } from "../parts/icon.jsx";
import { Empty, Failure, Loaded } from "../parts/notice.jsx";
import { Page } from "../parts/page.jsx";
import { Table } from "../parts/table.jsx";

export function Webhooks() {
  const webhooks = useLoad((signal) => getAPI("/webhooks", signal));
  const [adding, setAdding] = useState(false);
  const add = <button type="button" class="button" onClick={() => setAdding(true)}><Icon name="plus" />Add a webhook</button>;
  return (
    <Page title="Webhooks" lead="The service tells your servers of events by a signed POST request." actions={add}>
      <Loaded from={webhooks} lines={4}>
        {({ items }) => (items.length === 0
          ? <Empty title="No webhooks yet" action={add}>A webhook is an address of yours that is told when an appraisal or a list is done, or when your credits run low.</Empty>
          : <Table label="Webhooks" rows={items} columns={[
            { title: "Address", wide: true, cell: (w) => <a class="break" href={`/dashboard/webhooks/${encodeURIComponent(w.id)}`}>{w.url}</a> },
            { title: "Events", cell: (w) => w.events.map((type) => <code key={type} class="block small">{type}</code>) },
            { title: "State", cell: (w) => <WebhookState webhook={w} /> },
          ]} />)}
      </Loaded>
      {adding && <EditWebhook onClose={() => setAdding(false)} saved={({ id }) => navigate(`/dashboard/webhooks/${id}`)} />}
    </Page>
  );
}

/** Whether events are delivered to a webhook. */
export function WebhookState({ webhook: w }) {
  const [kind, text] = { enabled: ["good", "Enabled"], disabled: ["", "Disabled"], failed: ["bad", "Failed"] }[w.state] ?? ["", w.state];
  return (
    <>
      <span class={`badge ${kind}`}>{text}</span>
      {w.state === "failed" && <span class="small block">The service disabled it</span>}
      {w.state === "enabled" && w.failing_since && <span class="small block">Failing since {ago(w.failing_since)}</span>}
    </>
  );
}

const types = {
  "appraisal.completed": "An appraisal has its answer, with or without a value.",
  "batch.completed": "All items of a list are done, or it was cancelled or has expired.",
  "outcome.recorded": "An outcome was recorded or replaced: the event has the price and the range.",
  "promise.broken": "Significantly fewer of your sales were inside their ranges than promised.",
  "operator.alarm": "For operators: the service needs attention.",
  "credits.low": "Your credits fell below the limit that you set on the page Credits.",
};

/** Adds a webhook, or changes the given one. `saved` gets it. */
export function EditWebhook({ webhook, onClose, saved }) {
  const [url, setURL] = useState(webhook?.url ?? "");
  const [events, setEvents] = useState(webhook?.events ?? ["appraisal.completed"]);
  const [run, { busy, error, about }] = useAction(async () => {
    const body = { url: url.trim(), events };
    saved(webhook ? await callAPI("PATCH", `/webhooks/${encodeURIComponent(webhook.id)}`, body) : await callAPI("POST", "/webhooks", body));
    onClose();
  });
  const toggle = (type) => (event) => setEvents(event.target.checked ? [...events, type] : events.filter((e) => e !== type));
  return (
    <FormDialog title={webhook ? "Change the webhook" : "Add a webhook"} submit={run} button={webhook ? "Save" : "Add"} busy={busy} onClose={onClose}>
      <Field label="Address" type="url" required value={url} onInput={setURL} error={about("url")} placeholder="https://example.com/hooks/loupe" hint="A public address with https." />
      <fieldset class="field">
        <legend>Events</legend>
        {Object.entries(types).map(([type, text]) => (
          <label key={type} class="option">
            <input type="checkbox" checked={events.includes(type)} onChange={toggle(type)} />
            <span><code>{type}</code><span class="small soft block">{text}</span></span>
          </label>
        ))}
        {about("events") && <p class="field-error">Choose at least one event.</p>}
      </fieldset>
      {error && !["url", "events"].includes(error.field) && <Failure error={error} />}
    </FormDialog>
  );
}
