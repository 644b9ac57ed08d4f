import { useEffect, useRef, useState } from "preact/hooks";
import { appraise, uploadPhoto } from "../api.js";
import { useAction, useGet } from "../load.js";
import { appraiseCommand } from "../values/curl.js";
import { countries } from "../values/countries.js";
import { duration, moneyRange, words } from "../values/format.js";
import { keyProblem } from "../values/key.js";
import { stageName } from "../values/appraisal.js";
import { Appraisal } from "../parts/appraisal.jsx";
import { Code } from "../parts/copy.jsx";
import { Drop } from "../parts/drop.jsx";
import { Field } from "../parts/field.jsx";
import { Icon } from "../parts/icon.jsx";
import { Empty, Failure, Loaded } from "../parts/notice.jsx";
import { Page, Section } from "../parts/page.jsx";
import { useSession } from "../session.js";
import { examples } from "./examples.js";

const conditions = ["new", "open_box", "refurbished", "like_new", "very_good", "good", "fair", "poor", "for_parts"];
const photoTypes = "image/jpeg,image/png,image/webp,image/gif";
const maxPhoto = 10_000_000; // bytes

export function Playground() {
  const keys = useGet("/console/keys");
  return (
    <Page title="Playground" lead="Appraise a photo with one of your keys, at the price of a call.">
      <Loaded from={keys} lines={5}>
        {({ items }) => {
          const usable = items.filter((k) => k.kind === "key" && !keyProblem(k));
          return usable.length ? <Bench keys={usable} /> : (
            <Empty title="You need a key" action={<a class="button" href="/dashboard/keys?create">Create a key</a>}>The playground calls the API as your programs do, with a key.</Empty>
          );
        }}
      </Loaded>
    </Page>
  );
}

function Bench({ keys }) {
  const session = useSession();
  const [file, setFile] = useState(null);
  const [form, setForm] = useState({ key: keys[0].id, url: "", description: "", country: "", condition: "" });
  const set = (name) => (value) => setForm((now) => ({ ...now, [name]: value }));
  const [progress, setProgress] = useState(null);
  const [result, setResult] = useState(null);
  const photo = useObjectURL(file);
  const request = { image_url: form.url.trim() };
  for (const name of ["description", "country", "condition"]) if (form[name].trim()) request[name] = form[name].trim();

  const [run, { busy, error }] = useAction(async () => {
    setResult(null);
    setProgress({ stages: [] });
    try {
      if (file) {
        setProgress({ stages: [{ stage: "upload_photo", state: "started" }] });
        request.image_url = await uploadPhoto(file, form.key);
        setProgress({ stages: [{ stage: "upload_photo", state: "ended" }] });
      }
      const { id, answer } = await appraise(request, { key: form.key, follow: (event) => setProgress((now) => advance(now, event)) });
      setResult({ id, answer, photo: photo || request.image_url });
    } finally {
      setProgress((now) => now && { ...now, ended: true });
    }
  });

  const about = (field) => error?.field === field && error.message;
  const { api, service } = examples(session);
  const ready = file || form.url.trim();
  return (
    <>
      <div class="bench">
        <form class="card" onSubmit={(event) => { event.preventDefault(); run(); }}>
          <Drop label="Photo" accept={photoTypes} max={maxPhoto} file={file} onFile={setFile} preview={photo} hint="JPEG, PNG, WebP or GIF, at most 10 MB" />
          {!file && <Field label="Or its address" type="url" placeholder="https://…" value={form.url} onInput={set("url")} error={about("image_url")} />}
          <Field label="Description" optional lines={2} maxLength={2000} value={form.description} onInput={set("description")} error={about("description")} hint="What the photo does not show, such as brand, model or size." />
          <div class="fields">
            <Field label="Condition" value={form.condition} onInput={set("condition")} error={about("condition")}
              options={[{ value: "", label: "As the photo shows" }, ...conditions.map((c) => ({ value: c, label: words(c) }))]} />
            <Field label="Country" value={form.country} onInput={set("country")} error={about("country")}
              options={[{ value: "", label: "The service’s default" }, ...countryOptions()]} />
          </div>
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
        <Code title="Shell" text={appraiseCommand({ api, service, request: { ...request, image_url: request.image_url || "https://example.com/photo.jpg" }, file: file?.name })} />
      </Section>
    </>
  );
}

const countryOptions = () => countries().map(({ code, name }) => ({ value: code, label: name }));

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
