import { useEffect, useRef, useState } from "preact/hooks";
import { appraise, getAPI, Problem, uploadPhoto } from "../api.js";
import { useAction, useLoad } from "../load.js";
import { appraiseCommand } from "../values/curl.js";
import { duration, moneyRange } from "../values/format.js";
import { emptyForm, lines, maxImages, maxPhoto, photoTypes, requestOf } from "../values/request.js";
import { stageName } from "../values/appraisal.js";
import { Appraisal } from "../parts/appraisal.jsx";
import { Code } from "../parts/copy.jsx";
import { Drop } from "../parts/drop.jsx";
import { Field } from "../parts/field.jsx";
import { conditionOptions, countryOptions } from "../parts/options.js";
import { Icon } from "../parts/icon.jsx";
import { Failure } from "../parts/notice.jsx";
import { Page, Section } from "../parts/page.jsx";
import { WithKeys } from "../parts/with-keys.jsx";
import { useSession } from "../session.js";
import { examples } from "./examples.js";

export function Playground() {
  return (
    <Page title="Playground" lead="Appraise a photo with one of your keys. It costs what a call costs.">
      <WithKeys>{(keys) => <Bench keys={keys} />}</WithKeys>
    </Page>
  );
}

function Bench({ keys }) {
  const session = useSession();
  const [file, setFile] = useState(null);
  const [form, setForm] = useState({ key: keys[0].id, ...emptyForm });
  const [files, setFiles] = useState([]); // of further photos
  const set = (name) => (value) => setForm((now) => ({ ...now, [name]: value }));
  const [progress, setProgress] = useState(null);
  const [result, setResult] = useState(null);
  const photo = useObjectURL(file);
  const request = requestOf(form);

  const [run, { busy, error, about }] = useAction(async () => {
    setResult(null);
    setProgress({ stages: [] });
    try {
      if (files.length + (request.images?.length ?? 0) > maxImages) throw new Problem({ field: "images", detail: `at most ${maxImages} more photos can be sent; remove some` });
      if (file || files.length) {
        setProgress({ stages: [{ stage: "upload_photo", state: "started" }] });
        if (file) request.image_url = await uploadPhoto(file, form.key);
        const uploaded = [];
        for (const more of files) uploaded.push(await uploadPhoto(more, form.key));
        if (uploaded.length) request.images = [...uploaded, ...(request.images ?? [])];
        setProgress({ stages: [{ stage: "upload_photo", state: "ended" }] });
      }
      const { id, answer } = await appraise(request, { key: form.key, follow: (event) => setProgress((now) => advance(now, event)) });
      setResult({ id, answer, photo: photo || request.image_url });
    } finally {
      setProgress((now) => now && { ...now, ended: true });
    }
  });

  const { api, service } = examples(session);
  const ready = file || form.image_url.trim();
  return (
    <>
      <div class="bench">
        <form class="card" onSubmit={(event) => { event.preventDefault(); run(); }}>
          <Drop label="Photo" accept={photoTypes} max={maxPhoto} file={file} onFile={setFile} preview={photo} hint="JPEG, PNG, WebP or GIF, at most 10 MB" />
          {!file && <Field label="Or its address" type="url" placeholder="https://…" value={form.image_url} onInput={set("image_url")} error={about("image_url")} />}
          <Field label="Description" optional lines={2} maxLength={2000} value={form.description} onInput={set("description")} error={about("description")} hint="Brand, model, size: what the photo does not show." />
          <div class="fields">
            <Field label="Condition" value={form.condition} onInput={set("condition")} error={about("condition")}
              options={conditionOptions} />
            <Field label="Country" value={form.country} onInput={set("country")} error={about("country")}
              options={countryOptions()} />
          </div>
          <Further {...{ form, set, about, files, setFiles }} open={further.includes(error?.field)} />
          <Field label="Key" value={form.key} onInput={set("key")} options={keys.map((k) => ({ value: k.id, label: k.name }))} />
          <button class="button wide-button" disabled={busy || !ready}>{busy ? "Appraising…" : `Appraise, ${session.cost_per_call} credits`}</button>
          <p class="small soft">Without a value, nothing is charged.</p>
        </form>
        <div class="bench-side">
          {progress ? <Progress progress={progress} /> : (
            <div class="bench-idle"><Icon name="playground" size={40} /><p>The steps appear here as they happen, then the result below.</p></div>
          )}
          <Failure error={error} retry={ready && run} />
        </div>
      </div>
      {result && (
        <Section title="Result" actions={result.id && <a href={`/dashboard/appraisals/${encodeURIComponent(result.id)}`}>Open its page</a>}>
          <Result result={result} />
        </Section>
      )}
      <Section title="The same call from a shell">
        <Code title="Shell" text={appraiseCommand({ api, service, request: { ...request, image_url: request.image_url || "https://example.com/photo.jpg" }, file: file?.name, files: files.map((f) => f.name) })} />
      </Section>
    </>
  );
}

const further = ["images", "currency", "asking_price", "cost", "shipping", "margin", "channels", "limit", "max_range", "as_of", "exclude"];

/** The fields that few appraisals need. `open` shows them, because an error is about one of them. */
function Further({ form, set, about, files, setFiles, open }) {
  const fees = useLoad((signal) => getAPI("/fees", signal));
  const channels = fees.data?.fees?.channels ?? [];
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  return (
    <details class="further" open={open || undefined}>
      <summary>More</summary>
      <div class="further-fields">
        <Drop label="More photos" accept={photoTypes} max={maxPhoto} multiple disabled={files.length >= maxImages} onFile={(more) => setFiles((now) => [...now, ...more])}
          hint="Up to four of the same item: other sides, the label, damage" />
        {files.length > 0 && (
          <ul class="plain chosen-files">
            {files.map((file, i) => <li key={i}><span class="break">{file.name}</span> <button type="button" class="link" onClick={() => setFiles(files.filter((f) => f !== file))}>Remove<span class="hidden"> {file.name}</span></button></li>)}
          </ul>
        )}
        <Field label="Or their addresses" lines={2} placeholder="https://…" value={form.images} onInput={set("images")} error={about("images")} hint="One a line" />
        <div class="fields">
          <Field label="Currency" maxLength={3} placeholder="The country’s" value={form.currency} onInput={set("currency")} error={about("currency")} hint="Such as EUR" />
          <Field label="Asking price" type="number" min={0.01} step="any" value={form.asking_price} onInput={set("asking_price")} error={about("asking_price")} hint="To compare with the range" />
          <Field label="Cost" type="number" min={0.01} step="any" value={form.cost} onInput={set("cost")} error={about("cost")} hint="What you would pay. The result then says whether to buy" />
          <Field label="Shipping" type="number" min={0} step="any" value={form.shipping} onInput={set("shipping")} error={about("shipping")} hint="What it costs you to send it" />
          <Field label="Margin" maxLength={20} placeholder="25 or 20%" value={form.margin} onInput={set("margin")} error={about("margin")} hint="The least profit: an amount, or a share of the price" />
          <Field label="Similar items" type="number" min={1} max={60} step={1} placeholder="20" value={form.limit} onInput={set("limit")} error={about("limit")} hint="At most this many" />
          <Field label="Widest range" type="number" min={1.1} max={100} step="any" placeholder="10" value={form.max_range} onInput={set("max_range")} error={about("max_range")} hint="As a factor. A wider one is free" />
          <Field label="As of" type="date" max={yesterday} value={form.as_of} onInput={set("as_of")} error={about("as_of")} hint="A past day, by the catalogue" />
        </div>
        {channels.length > 0 && <Channels channels={channels} chosen={lines(form.channels)} choose={(names) => set("channels")(names.join("\n"))} error={about("channels")} />}
        <Field label="Leave out" lines={2} value={form.exclude} onInput={set("exclude")} error={about("exclude")} hint="Ids, addresses or sellers of listings, one a line" />
      </div>
    </details>
  );
}

/** The choice of channels from the table of fees. */
function Channels({ channels, chosen, choose, error }) {
  return (
    <fieldset class="field">
      <legend>Where you sell</legend>
      <p class="hint">None chosen: all channels for the country. <a href="/dashboard/fees">Fees</a></p>
      <div class="options">
        {channels.map(({ name, title }) => (
          <label key={name} class="option"><input type="checkbox" checked={chosen.includes(name)} onChange={({ target }) => choose(target.checked ? [...chosen, name] : chosen.filter((n) => n !== name))} />{title || name}</label>
        ))}
      </div>
      {error && <p class="field-error">{error}</p>}
    </fieldset>
  );
}

/** Returns the progress after an event of the stream. */
function advance(now, { event, data }) {
  if (event === "range") return { ...now, range: data };
  if (event !== "stage") return now;
  const stages = now.stages.filter((s) => s.stage !== data.stage);
  const before = now.stages.find((s) => s.stage === data.stage);
  return { ...now, stages: [...stages, { ...data, began: before?.began ?? data.ms }] };
}

function Progress({ progress: { stages, range, ended } }) {
  return (
    <div class="progress" aria-live="polite">
      <ol class="steps">
        {stages.map((s) => (
          <li key={s.stage} class={s.state === "ended" ? "done" : ended ? "" : "running"}>
            <span><i class="step-mark" aria-hidden="true">{s.state === "ended" && <Icon name="check" size={14} />}</i>{s.stage === "upload_photo" ? "Upload the photo" : stageName(s.stage)}</span>
            <span class="number">{s.state === "ended" && s.ms !== undefined ? duration(s.ms - (s.began ?? 0)) : ""}</span>
          </li>
        ))}
      </ol>
      {range && !ended && <p>First estimate: <strong>{moneyRange(range.price_lower, range.price_upper, range.price_currency)}</strong></p>}
    </div>
  );
}

/** The result gets the focus, so that a keyboard goes on from it. */
function Result({ result: { answer, photo } }) {
  const element = useRef();
  useEffect(() => element.current.focus(), []);
  return (
    <div ref={element} tabIndex={-1} class="result" aria-label="Result" role="group">
      <Appraisal answer={answer} evidence={answer.details} photo={photo} />
    </div>
  );
}

function useObjectURL(file) {
  const [url, setURL] = useState("");
  useEffect(() => {
    if (!file) return setURL("");
    const made = URL.createObjectURL(file);
    setURL(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
