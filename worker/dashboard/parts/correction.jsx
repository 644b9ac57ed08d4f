import { useState } from "preact/hooks";
import { callAPI } from "../api.js";
import { time } from "../values/format.js";
import { Confirm } from "./dialog.jsx";
import { Field } from "./field.jsx";
import { Notice } from "./notice.jsx";

/** Asks before a correction, {title, request}, is made: an appraisal has one. */
export function MakeCorrection({ id, correction: { title, request }, onClose, done }) {
  return (
    <Confirm title="Value it anew?" button="Value it anew" danger={false} onClose={onClose} action={async () => { await callAPI("POST", `/appraisals/${encodeURIComponent(id)}/corrections`, request); done(); }}>
      <p>Loupe values the item as “<span class="break">{title}</span>”, from the listings that it has found. An appraisal can be corrected once, and that is free.</p>
    </Confirm>
  );
}

/** Says that an appraisal was corrected. `first` is whether the first answer is shown instead; `showFirst` changes it. */
export function Corrected({ correction: { created_at: at, request, evidence }, first, showFirst }) {
  const title = request.title ?? evidence?.item?.title;
  return (
    <Notice title={first ? "This is the answer before your correction" : "Corrected"} live={false}>
      <p>On {time(at)} you said{title ? <> that it is “<span class="break">{title}</span>”</> : " that it is another item"}. It was valued anew, for free. <button type="button" class="link" onClick={() => showFirst(!first)}>{first ? "Show the corrected answer" : "Show the first answer"}</button></p>
    </Notice>
  );
}

/** The form for an item that is none of the listings found. `ask` gets the correction. */
export function SomethingElse({ ask }) {
  const [title, setTitle] = useState("");
  return (
    <form class="something-else" onSubmit={(event) => { event.preventDefault(); ask({ title: title.trim(), request: { title: title.trim() } }); }}>
      <Field label="It is something else" maxLength={500} placeholder="Brand, model, what it is" value={title} onInput={setTitle} hint="Was the item not identified correctly? Say what it is, or choose its listing above: one correction is free." />
      <p><button class="button quiet" disabled={!title.trim()}>Correct</button></p>
    </form>
  );
}
