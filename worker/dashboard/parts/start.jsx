import { useEffect, useRef, useState } from "preact/hooks";
import { useAction, useGet } from "../load.js";
import { sendList } from "../price-list.js";
import { navigate } from "../router.js";
import { useSession } from "../session.js";
import { count, plural } from "../values/format.js";
import { Field } from "./field.jsx";
import { Failure, Notice } from "./notice.jsx";
import { Section } from "./page.jsx";

const maxName = 200; // characters

/**
 * What a list costs, and the button that starts it. `keys` are the user's, `make` returns {columns, items} as price-list.js takes them, and
 * `items` is their number. `refused` gets the items that the service refuses, as {number, field, detail}.
 */
export function Start({ keys, items, make, suggestedName, refused, disabled }) {
  const { cost_per_call: each } = useSession();
  const credits = useGet("/console/credits");
  const [name, setName] = useState(suggestedName.slice(0, maxName));
  const [key, setKey] = useState(keys[0].id);
  const [progress, setProgress] = useState(null);
  const sent = useRef({ uploaded: new Map() });
  const stopped = useRef(null);
  const [run, { busy, error }] = useAction(async () => {
    stopped.current = new AbortController();
    try {
      const list = make();
      const photos = list.items.flatMap((item) => item.photos).filter((p) => typeof p !== "string").length;
      setProgress({ photos, uploaded: 0 });
      const follow = (uploaded) => setProgress({ photos, uploaded });
      const { id } = await sendList({ ...list, name: name.trim() || suggestedName, key }, { state: sent.current, follow, signal: stopped.current.signal });
      navigate(`/dashboard/lists/${encodeURIComponent(id)}`);
    } catch (failure) {
      if (failure.errors) refused(failure.errors);
      if (failure.name !== "AbortError") throw failure;
    } finally {
      setProgress(null);
    }
  });
  useEffect(() => () => stopped.current?.abort(), []);
  const most = items * each;
  const available = credits.data?.available;
  return (
    <Section title="Cost" class="card">
      <p>At most <strong>{count(most)} credits</strong>: {plural(items, "item")} at {count(each)}. An item without a value costs nothing.{available !== undefined && <> You have <strong>{count(available)} credits</strong>.</>}</p>
      {available < most && <Notice kind="warning" live={false}><p>Your credits are enough for {plural(Math.floor(available / each), "item")}. Then the list pauses until you <a href="/dashboard/credits">buy credits</a>.</p></Notice>}
      <form onSubmit={(event) => { event.preventDefault(); run(); }}>
        <div class="fields">
          <Field label="Name of the list" maxLength={maxName} value={name} onInput={setName} />
          <Field label="Key" value={key} onInput={setKey} options={keys.map((k) => ({ value: k.id, label: k.name }))} />
        </div>
        <p><button class="button" disabled={busy || disabled || !items}>{busy ? "Sending…" : `Price ${plural(items, "item")}`}</button></p>
      </form>
      {progress?.photos > 0 && (
        <div class="upload-progress">
          <progress max={progress.photos} value={progress.uploaded} aria-label="Photos" />
          <p role="status">{count(progress.uploaded)} of {plural(progress.photos, "photo")} sent. Keep this page open.</p>
        </div>
      )}
      <Failure error={error} title="The list was not started" />
    </Section>
  );
}
