// One appraisal, drawn: on its own page and in the playground.

import { useState } from "preact/hooks";
import { change, count, date, day, duration, money, moneyRange, percent, plural, sentence, words } from "../values/format.js";
import { countryName } from "../values/countries.js";
import { comparables, failures, stageName } from "../values/appraisal.js";
import { host, pageURL } from "../values/link.js";
import { SomethingElse } from "./correction.jsx";
import { Decision } from "./decision.jsx";
import { Figure, OutsideLink, Section } from "./page.jsx";
import { Notice } from "./notice.jsx";
import { Picture } from "./picture.jsx";
import { Range } from "./range.jsx";
import { Table } from "./table.jsx";

/**
 * Draws an answer with its evidence (docs/openapi.yaml: Appraisal, Evidence). `photo` is the address of the photo. `correct`, if given,
 * is called with {title, request} when the user says what the item is. `children` come after the value.
 */
export function Appraisal({ answer, evidence, photo, correct, children }) {
  const value = answer.appraisal;
  const found = comparables(answer, evidence);
  return (
    <>
      {value && evidence?.decision && <Decision decision={evidence.decision} currency={value.price_currency} />}
      <div class="appraisal">
        <figure class="subject">
          <Picture src={photo} alt="The photo that was appraised" class="photo" />
          <Item item={evidence?.item} />
        </figure>
        {value ? <Verdict {...{ value, evidence, found }} /> : <NoValue answer={answer} />}
      </div>
      {children}
      {value && <Decide value={value} evidence={evidence} />}
      {value && (
        <div class="pair because">
          <List title="Reasons" items={value.reasoning} />
          <Defects defects={evidence?.defects === null ? null : value.defects} />
        </div>
      )}
      <Failures answer={answer} />
      <Comparables found={found} currency={value?.price_currency} correct={correct} />
      <Evidence evidence={evidence} />
    </>
  );
}

function Item({ item }) {
  if (!item?.title) return <figcaption><p class="soft">The product was not identified.</p></figcaption>;
  const facts = [item.brand, item.model, item.category, item.condition && words(item.condition), ...(item.attributes ?? [])].filter(Boolean);
  return (
    <figcaption>
      <p class="label">Identified as</p>
      <p class="item-title">{item.title}</p>
      {facts.length > 0 && <p class="small soft">{facts.join(" · ")}</p>}
      {item.provider === "caller" ? <p class="small soft">as you said</p> : item.confidence > 0 && <p class="small soft">{percent(item.confidence)} confidence{item.provider && `, by ${item.provider}`}</p>}
    </figcaption>
  );
}

function Verdict({ value, evidence, found }) {
  const used = found.filter((c) => c.used).length;
  return (
    <div class="verdict">
      <p class="label">Value</p>
      <p class="amount">{moneyRange(value.price_lower, value.price_upper, value.price_currency)}</p>
      <p class="soft">
        {evidence?.estimate > 0 && <>Estimate <strong class="ink">{money(evidence.estimate, value.price_currency)}</strong> · </>}
        {used} of {plural(found.length, "listing")} used
        {Number.isFinite(evidence?.confidence) && <> · {percent(evidence.confidence)} confidence</>}
      </p>
      <Range value={value} estimate={evidence?.estimate} comparables={found} />
    </div>
  );
}

function NoValue({ answer }) {
  return (
    <div class="verdict">
      <p class="label">Value</p>
      <p class="amount none">No value</p>
      <p>Nothing comparable was found, so there is no range. <strong>You were not charged.</strong></p>
      <p class="soft">A description with brand and model, or a photo of the label, usually helps.</p>
      {failures(answer).slice(0, 1).map((f) => <p key={f.code} class="soft">{sentence(f.message)}</p>)}
    </div>
  );
}

const month = { month: "short", year: "numeric" };

/** The figures that people decide with, where the evidence has them. */
function Decide({ value, evidence = {} }) {
  const { price_currency: currency } = value;
  const { prices, private_sale: privateSale, replacement, asking_price: asking, trend, conditions: medians = [], markets = [], pieces, value_per_piece: each, sold_share: share, days_to_sell: days } = evidence ?? {};
  const span = (e) => moneyRange(e.lower, e.upper, currency);
  const percentiles = prices ? [
    { name: "To sell fast", value: money(prices.fast, currency), note: "25 of 100 sales are below" },
    { name: "Market", value: money(prices.market, currency), note: "half of the sales are below" },
    { name: "With patience", value: money(prices.patient, currency), note: "75 of 100 sales are below" },
  ] : [];
  const others = [
    Number.isFinite(each) && { name: "Per piece", value: money(each, currency), note: `of ${plural(pieces, "piece")}` },
    privateSale && { name: "Private sale", value: money(privateSale.estimate, currency), note: `${span(privateSale)}, by used listings` },
    replacement && { name: "Replacement", value: money(replacement.estimate, currency), note: `${span(replacement)}, by new listings` },
    asking && { name: "Asking price", value: money(asking.amount, currency), note: `${asking.verdict} the range; of 100 such items, ${count(asking.percentile)} go for less` },
    share && { name: "Sold lately", value: percent(share.sold / (share.sold + share.asked)), note: `${count(share.sold)} sold and ${count(share.asked)} offered in the last ${share.days} days` },
    days && { name: "Days to sell", value: count(days.median), note: `half of such items have sold by then${within(days)}, by ${plural(days.sold, "sale")} and ${plural(days.unsold, "unsold offer")}` },
    trend && { name: "Trend", value: change(trend.change_per_90_days), note: `in 90 days, by ${plural(trend.listings, "listing")} of ${day(trend.from, month)} to ${day(trend.to, month)}` },
  ].filter(Boolean);
  const rows = [percentiles, others].filter((row) => row.length);
  if (!rows.length && !medians.length && !markets.length) return null;
  return (
    <Section title="What to decide with">
      {rows.map((row, i) => <dl key={i} class="figures-row">{row.map((f) => <Figure key={f.name} {...f} />)}</dl>)}
      {(markets.length > 0 || medians.length > 0) && (
        <div class="pair">
          {markets.length > 0 && (
            <Table label="Where it sells" rowKey={(m) => `${m.vendor} ${m.country}`} rows={markets} columns={[
              { title: "Where it sells", wide: true, cell: (m) => [m.vendor || "Unknown seller", m.country && countryName(m.country)].filter(Boolean).join(", ") },
              { title: "Listings", number: true, cell: (m) => m.listings },
              { title: "Median", number: true, cell: (m) => money(m.median, currency) },
            ]} />
          )}
          {medians.length > 0 && (
            <Table label="Prices by condition" rowKey={(m) => m.condition} rows={medians} columns={[
              { title: "Condition", wide: true, cell: (m) => words(m.condition) },
              { title: "Listings", number: true, cell: (m) => m.listings },
              { title: "Median", number: true, cell: (m) => money(m.median, currency) },
            ]} />
          )}
        </div>
      )}
    </Section>
  );
}

/** Says how sure the days to sell are. A bound is null if too few have sold to estimate it. */
const within = ({ lower, upper }) => (lower === null ? "" : ` (likely ${upper === null ? `${count(lower)} or more` : `${count(lower)} to ${count(upper)}`})`);

function List({ title, items }) {
  return (
    <Section title={title} class="card">
      <ul class="reasons">{items.map((text, i) => <li key={i}>{text}</li>)}</ul>
    </Section>
  );
}

/** `defects` is null if no model looked for any. */
function Defects({ defects }) {
  if (defects?.length) return <List title="Defects" items={defects} />;
  const text = defects ? "No damage and no missing parts were seen." : "Nobody looked for defects: no model saw the photo.";
  return <Section title="Defects" class="card"><p class="soft">{text}</p></Section>;
}

function Failures({ answer }) {
  const list = failures(answer);
  if (!list.length) return null;
  return (
    <Section title="What failed">
      <Notice kind="warning" live={false}>
        <ul class="plain">
          {list.map((f, i) => (
            <li key={i}>
              <strong>{f.step}:</strong> {sentence(f.message)} <code>{f.code}</code>
              {f.provider && <span class="soft"> {f.provider}{f.http_status > 0 && `, HTTP ${f.http_status}`}</span>}
              {f.url && <span class="soft"> {host(f.url)}</span>}
            </li>
          ))}
        </ul>
      </Notice>
    </Section>
  );
}

const firstShown = 6;

function Comparables({ found, currency, correct }) {
  const [all, setAll] = useState(false);
  if (!found.length) return null;
  const order = [...found].sort((a, b) => b.best - a.best || b.used - a.used || (b.probability ?? 0) - (a.probability ?? 0));
  const shown = all ? order : order.slice(0, firstShown);
  return (
    <Section title="Listings found">
      <Table label="Listings found" rowKey={(c) => order.indexOf(c)} rows={shown} rowClass={(c) => (c.used ? "" : "left-out")} columns={[
        { title: "Listing", wide: true, cell: (c) => <Listing listing={c} /> },
        { title: "Same product", number: true, cell: (c) => (c.probability === undefined ? "–" : percent(c.probability)) },
        { title: "Price", number: true, cell: (c) => <Price listing={c} currency={currency} /> },
        ...(correct ? [{ title: "Correction", hidden: true, cell: (c) => !c.best && <button type="button" class="button quiet slim" onClick={() => correct({ title: c.title, request: c.id ? { candidate: c.id } : { title: c.title } })}>This is it<span class="hidden"> {c.title}</span></button> }] : []),
      ]} />
      {order.length > firstShown && (
        <p class="more"><button type="button" class="button quiet slim" aria-expanded={all} onClick={() => setAll(!all)}>{all ? "Show fewer" : `Show all ${order.length}`}</button></p>
      )}
      {correct && <SomethingElse ask={correct} />}
    </Section>
  );
}

function Listing({ listing: c }) {
  const url = pageURL(c.url);
  return (
    <span class="listing-cell">
      <Picture src={c.image} class="thumb" />
      <span>
        <span class="listing-title">
          <i class={`swatch ${c.best ? "best" : c.used ? "used" : "out"}`} aria-hidden="true" />
          {url ? <OutsideLink href={url}>{c.title}</OutsideLink> : c.title}
          {c.own && <> <span class="badge active">Yours</span></>}
        </span>
        <span class="small soft">
          {[c.vendor, c.condition && words(c.condition), c.sold && "Sold", `${c.best ? "best match" : c.used ? "used" : "left out"}${c.why ? `: ${c.why}` : ""}`].filter(Boolean).join(" · ")}
        </span>
      </span>
    </span>
  );
}

function Price({ listing: c, currency }) {
  if (c.amount === null) return <span class="soft">{c.listed.price ? `${c.listed.price} ${c.listed.currency}` : "no price"}</span>;
  return (
    <>
      {money(c.amount, currency)}
      {c.listed.currency && c.listed.currency !== currency && <span class="small soft block">{c.listed.price} {c.listed.currency}</span>}
    </>
  );
}

/** How the answer came about, for those who want to know. */
function Evidence({ evidence }) {
  if (!evidence) return null;
  const { stages = [], upstreams = [], photo, rates_date: ratesDate, reused } = evidence;
  return (
    <details class="evidence">
      <summary>How this was worked out</summary>
      <div class="pair">
        <div>
          <h3>Steps</h3>
          <ol class="steps">{stages.map((s, i) => <li key={i}><span>{stageName(s.stage)}</span><span class="number">{duration(s.ms)}</span></li>)}</ol>
        </div>
        <div>
          <h3>Outside services</h3>
          {upstreams.length === 0 && <p class="soft">None were called: the catalogue was searched.</p>}
          <ol class="steps">
            {upstreams.map((u, i) => <li key={i}><span>{u.provider}{u.error && <> <code>{u.error}</code></>}</span><span class="number">{duration(u.ms)}</span></li>)}
          </ol>
          <h3>Photo</h3>
          <p class="small soft">{[photo?.type, photo?.problem && sentence(photo.problem), photo?.url && `from ${host(photo.url)}`].filter(Boolean).join(" · ")}</p>
          {photo?.url && pageURL(photo.url) && <p class="small"><OutsideLink href={pageURL(photo.url)}>Open the photo</OutsideLink></p>}
          {(ratesDate || reused) && <p class="small soft">{ratesDate && `Exchange rates of ${date(ratesDate)}. `}{reused && "The listings are those of an identical earlier call."}</p>}
        </div>
      </div>
    </details>
  );
}
