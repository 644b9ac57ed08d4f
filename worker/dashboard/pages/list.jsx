import { useEffect, useRef, useState } from "preact/hooks";
import { callAPI, getAPI, getResults } from "../api.js";
import { useAction } from "../load.js";
import { save } from "../save.js";
import { useSession } from "../session.js";
import { pause, repeat } from "../upload.js";
import { count, moneyRange, plural, sentence, time } from "../values/format.js";
import { endedOf, filters, isUncertain, parseResults, timeLeft } from "../values/result.js";
import { BatchState } from "../parts/batch-state.jsx";
import { Correct, nameOf } from "../parts/correct.jsx";
import { Confirm } from "../parts/dialog.jsx";
import { Growing } from "../parts/growing.jsx";
import { Failure, Notice, Skeleton } from "../parts/notice.jsx";
import { Figure, Page, Section } from "../parts/page.jsx";

const pollingInterval = 4000; // milliseconds
const pageSize = 200; // results that are read at once

export function ListPage({ id }) {
  const { batch, columns, rows, error, reload } = useBatch(id);
  const [correcting, setCorrecting] = useState(null);
  const [cancelling, setCancelling] = useState(false);
  const [download, downloading] = useAction(async () => save(`${(batch.name || id).replace(/[^\p{L}\p{N} ._-]/gu, "_")}.csv`, await getResults(id, {})));
  const isOpen = batch && ["running", "paused"].includes(batch.state);
  const actions = batch && (
    <>
      {isOpen && <button type="button" class="button quiet" onClick={() => setCancelling(true)}>Cancel</button>}
      <button type="button" class="button" onClick={() => download()} disabled={downloading.busy}>Download as CSV</button>
    </>
  );
  return (
    <Page title={batch?.name || "List"} lead={batch ? <><BatchState batch={batch} /> Started {time(batch.created_at)} · <a href="/dashboard/lists">All lists</a></> : id} actions={actions}>
      <Failure error={downloading.error} title="The file could not be loaded" />
      {!batch && !error && <Skeleton lines={6} />}
      {batch && !correcting && <Progress batch={batch} />}
      <Failure error={error} retry={reload} title="This could not be loaded" />
      {correcting ? <Correct batch={batch} columns={columns} rows={correcting} onClose={() => setCorrecting(null)} />
        : batch && <Results columns={columns} rows={rows} correct={setCorrecting} />}
      {cancelling && (
        <Confirm title="Cancel this list?" button="Cancel the list" onClose={() => setCancelling(false)} action={async () => { await callAPI("POST", `/batches/${encodeURIComponent(id)}/cancel`); reload(); }}>
          <p>Items that wait are not appraised and cost nothing. Those in progress finish.</p>
        </Confirm>
      )}
    </Page>
  );
}

/** Loads a batch, and its results as they come. Returns {batch, columns, rows, error, reload}; each row has its place as `key`. */
function useBatch(id) {
  const [state, setState] = useState({ columns: [], rows: [] });
  const [version, setVersion] = useState(0);
  const loaded = useRef({ columns: [], rows: [] });
  const merge = (more) => setState((now) => ({ ...now, ...more }));
  const follow = async (signal) => {
    const get = (send) => repeat(send, pause, signal);
    let order;
    for (;;) {
      const batch = await get(() => getAPI(`/batches/${encodeURIComponent(id)}`, signal));
      merge({ batch });
      order ??= batch.ended_at && !loaded.current.rows.length ? "item" : "ended"; // in both, the cursor is the number of results before
      for (let more = true; more;) {
        const { rows } = loaded.current;
        const page = await parseResults(await get(() => getResults(id, { order, after: rows.length, limit: pageSize, signal })));
        loaded.current = { columns: page.columns, rows: [...rows, ...page.rows.map((row, i) => ({ ...row, key: rows.length + i + 1 }))] };
        merge(loaded.current);
        more = page.rows.length === pageSize;
      }
      if (batch.ended_at) return;
      await pause(pollingInterval, signal);
    }
  };
  useEffect(() => {
    const controller = new AbortController();
    merge({ error: null });
    follow(controller.signal).catch((error) => controller.signal.aborted || merge({ error }));
    return () => controller.abort();
  }, [id, version, useSession().csrf_token]);
  return { ...state, reload: () => setVersion((n) => n + 1) };
}

const help = {
  OUT_OF_CREDITS: <p><a href="/dashboard/credits">Buy credits</a>. The list goes on within a minute.</p>,
  KEY_LIMIT: <p><a href="/dashboard/keys">Change the limits of the key</a>.</p>,
  KEY_INVALID: <p>Cancel the list, and run the items that were not done again with another key.</p>,
};

function Progress({ batch }) {
  const { counts, credits, items, paused_reason: reason, warnings } = batch;
  const ended = endedOf(batch);
  const left = timeLeft(batch);
  return (
    <>
      {(reason || warnings.length > 0) && (
        <Notice kind="warning" title={reason && "The list is paused"}>
          {warnings.map((text) => <p key={text}>{text}</p>)}
          {help[reason]}
        </Notice>
      )}
      <div class="upload-progress">
        <progress max={items} value={ended} aria-label="Progress" />
        <p role="status">{count(ended)} of {plural(items, "item")} {ended === 1 ? "is" : "are"} done{left && `, ${left}`}.{counts.running > 0 && ` ${count(counts.running)} in progress.`}</p>
      </div>
      <dl class="figures-row">
        <Figure name="With a value" value={count(counts.valued)} />
        <Figure name="No value" value={count(counts.unvalued)} />
        <Figure name="Not done" value={count(counts.failed + counts.cancelled)} />
        <Figure name="Credits" value={count(credits.spent)} note={credits.needed > 0 && `up to ${count(credits.needed)} more`} />
      </dl>
    </>
  );
}

const ofJSON = "reference,image_url,description"; // the columns of results if the items were not sent as CSV, which lack some fields

function Results({ columns, rows, correct }) {
  const [filter, setFilter] = useState("all");
  const [chosen, setChosen] = useState(new Set());
  const drawn = useRef(chosen); // the rows are not drawn again when one is chosen
  const box = useRef();
  drawn.current = chosen;
  const shown = rows.filter(filters.find(({ name }) => name === filter).test);
  const select = (name) => () => {
    setFilter(name);
    setChosen(new Set());
  };
  const chooseAll = (all) => {
    setChosen(new Set(all ? shown : []));
    for (const check of box.current.querySelectorAll("input[type=checkbox]")) check.checked = all;
  };
  const toggle = ({ target }) => {
    const row = rows[Number(target.value) - 1];
    const next = new Set(chosen);
    if (!next.delete(row)) next.add(row);
    setChosen(next);
  };
  const all = chosen.size > 0 && chosen.size === shown.length;
  return (
    <Section title="Results">
      <div class="choice" role="group" aria-label="Results">
        {filters.map(({ name, label, test }) => <button key={name} type="button" aria-pressed={filter === name} onClick={select(name)}>{label} <span class="number">{count(rows.filter(test).length)}</span></button>)}
      </div>
      {filter === "uncertain" && <p class="small soft">The price is more likely than not to differ from the estimate by over 20 percent.</p>}
      {shown.length === 0 ? <p class="soft">None so far.</p> : (
        <>
          {columns.join() === ofJSON ? <p class="small soft">Only your program can run these items again, because it sent them as JSON.</p> : (
            <p class="form-buttons">
              <button type="button" class="button quiet slim" onClick={() => chooseAll(!all)}>{all ? "Choose none" : `Choose all ${count(shown.length)}`}</button>
              <button type="button" class="button quiet slim" disabled={!chosen.size} onClick={() => correct([...chosen].sort((a, b) => a.key - b.key))}>Correct and run again{chosen.size > 0 && `, ${plural(chosen.size, "item")}`}</button>
            </p>
          )}
          <div ref={box} onChange={toggle}><Growing key={filter} rows={shown} label="Results" draw={(row) => drawResult(row, drawn.current.has(row))} /></div>
        </>
      )}
    </Section>
  );
}

const states = { unvalued: "No value", failed: "Failed", cancelled: "Cancelled" };

/** Draws a result. It is no component, and has few elements, because there may be a thousand. */
function drawResult(row, chosen) {
  const { key, state, appraisal } = row;
  const Inner = appraisal ? "a" : "div";
  return (
    <li key={key}>
      <input type="checkbox" value={key} defaultChecked={chosen} aria-label={`Choose ${nameOf(row)}`} />
      <Inner class="result-row" href={appraisal ? `/dashboard/appraisals/${encodeURIComponent(appraisal)}` : undefined}>
        <span class="row-title">{nameOf(row)}</span>
        <span class="small soft">{row.match || sentence(row.errors)}</span>
        <span class="row-value">
          {state === "valued" ? moneyRange(row.lower, row.upper, row.currency) : <b class={`badge ${state === "failed" ? "bad" : ""}`}>{states[state] ?? state}</b>}
          {isUncertain(row) && <> <b class="badge">Uncertain</b></>}
        </span>
      </Inner>
    </li>
  );
}
