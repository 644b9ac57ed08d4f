import { useState } from "preact/hooks";
import { call } from "../api.js";
import { useAction } from "../load.js";
import { count, time } from "../values/format.js";
import { FormDialog } from "./dialog.jsx";
import { Field } from "./field.jsx";
import { Failure } from "./notice.jsx";

/** The spending limits, with the members of the console's answer that say what is used and when the limit resets. */
const limits = [
  { name: "credits_per_day", label: "Credits per day", per: "a day", now: "today", used: "credits_today", resets: "day_resets_at" },
  { name: "credits_per_month", label: "Credits per month", per: "a month", now: "this month", used: "credits_this_month", resets: "month_resets_at" },
];

/** Returns the limits of a key as the texts of their fields, "" for no limit. */
export const limitTexts = (key) => Object.fromEntries(limits.map(({ name }) => [name, String(key[name] ?? "")]));

/** Returns the texts of the fields as limits for the console, null for no limit. */
export const limitValues = (texts) => Object.fromEntries(limits.map(({ name }) => [name, texts[name] ? Number(texts[name]) : null]));

/** Reports whether an error belongs to one of the fields. */
export const isLimitError = (error) => limits.some(({ name }) => name === error?.field);

/** The fields for limits. `texts` has a text for each, and `onInput` gets them all. */
export function LimitFields({ texts, onInput, about }) {
  return (
    <>
      <div class="fields">
        {limits.map(({ name, label }) => (
          <Field key={name} label={label} optional type="number" min={1} max={1_000_000_000} value={texts[name]} error={about(name)}
            onInput={(text) => onInput({ ...texts, [name]: text })} />
        ))}
      </div>
      <p class="hint">Calls above a limit are refused. Leave empty for no limit. Days and months are in UTC.</p>
    </>
  );
}

/** Shows what a key has used of each limit that it has, and when the limit resets. */
export function LimitUse({ item }) {
  return limits.filter(({ name }) => item[name]).map(({ name, per, used, resets }) => (
    <span key={name} class="block">{count(item[used])} of {count(item[name])} credits {per}<span class="small soft block">resets {time(item[resets])}</span></span>
  ));
}

/** A dialog that changes the limits of a key. */
export function ChangeLimits({ item, onClose, changed }) {
  const [texts, setTexts] = useState(limitTexts(item));
  const [run, { busy, error, about }] = useAction(async () => {
    await call("PATCH", `/console/keys/${encodeURIComponent(item.id)}`, { body: limitValues(texts) });
    changed();
  });
  const submit = async () => {
    if (await run()) onClose();
  };
  return (
    <FormDialog title={`Limits of “${item.name}”`} submit={submit} button="Save" busy={busy} onClose={onClose}>
      <p>Used: {limits.map(({ now, used }) => `${count(item[used])} credits ${now}`).join(", ")}.</p>
      <LimitFields texts={texts} onInput={setTexts} about={about} />
      {!isLimitError(error) && <Failure error={error} />}
    </FormDialog>
  );
}
