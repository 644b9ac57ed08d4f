import { useRef, useState } from "preact/hooks";
import { money, moneyRange, percent, sentence } from "../values/format.js";
import { domain, rows, scale, ticks } from "../values/plot.js";
import { pageURL } from "../values/link.js";
import { OutsideLink } from "./page.jsx";
import { Picture } from "./picture.jsx";
import { useWidth } from "./width.js";

const radius = 7;
const margin = 30;

/**
 * The range on an axis of prices, with a dot for each comparable that has a price (values/appraisal.js). The dots are one stop of the
 * Tab key; the arrow keys move between them. The dot that is pointed at, or has the focus, is described below the axis.
 */
export function Range({ value, estimate, comparables }) {
  const [box, width] = useWidth();
  const dots = comparables.filter((c) => c.amount !== null);
  const [chosen, choose] = useState(() => Math.max(0, dots.findIndex((c) => c.best)));
  const group = useRef();
  const { price_lower: lower, price_upper: upper, price_currency: currency } = value;
  const move = (event) => {
    const next = { ArrowRight: chosen + 1, ArrowUp: chosen + 1, ArrowLeft: chosen - 1, ArrowDown: chosen - 1, Home: 0, End: dots.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.min(Math.max(next, 0), dots.length - 1);
    choose(index);
    group.current.querySelectorAll("[role=option]")[index].focus();
  };
  return (
    <div class="range-plot" ref={box}>
      {width > 0 && <Plot {...{ width, dots, lower, upper, currency, estimate, chosen, choose, group, move }} />}
      <p class="legend">
        {dots.some((c) => c.best) && <span><i class="swatch best" aria-hidden="true" />Best match</span>}
        <span><i class="swatch used" aria-hidden="true" />Used</span>
        {dots.some((c) => !c.used) && <span><i class="swatch out" aria-hidden="true" />Left out</span>}
        {estimate > 0 && <span><i class="swatch estimate" aria-hidden="true" />Estimate</span>}
      </p>
      {dots[chosen] && <Chosen comparable={dots[chosen]} currency={currency} />}
    </div>
  );
}

function Plot({ width, dots, lower, upper, currency, estimate, chosen, choose, group, move }) {
  const [low, high] = domain(dots.map((c) => c.amount), lower, upper);
  const marks = ticks(low, high, Math.max(3, Math.floor(width / 90))).filter((n) => n >= low && n <= high);
  const x = scale(low, high, margin, width - margin - 3 * radius); // the dots beyond the axis are at its end
  const beyond = (c) => c.amount > high;
  const place = (c) => (beyond(c) ? width - margin : x(c.amount));
  const levels = rows(dots.map(place), 2 * radius + 2);
  const axis = 42 + (Math.max(2, ...levels.map((l) => l + 1)) + 0.5) * (2 * radius + 3);
  const cy = (i) => axis - 14 - levels[i] * (2 * radius + 3);
  const ends = clampEnds(x(lower), x(upper), width);
  return (
    <svg class="range-chart" width={width} height={axis + 30}>
      <g aria-hidden="true">
        <rect class="range" x={x(lower)} y="30" width={Math.max(x(upper) - x(lower), 1)} height={axis - 30} rx="6" />
        <path class="edge" d={`M${x(lower)} 30V${axis}M${x(upper)} 30V${axis}`} />
        {ends.together ? <text class="end" x={ends.middle} y="20" text-anchor="middle">{moneyRange(lower, upper, currency)}</text>
          : [[ends.left, lower], [ends.right, upper]].map(([at, amount]) => <text key={at} class="end" x={at} y="20" text-anchor="middle">{money(amount, currency, { round: true })}</text>)}
        {estimate > 0 && <path class="estimate" d={`M${x(estimate)} 30V${axis}`} />}
        <path class="axis" d={`M${margin} ${axis}H${width - margin}`} />
        {marks.map((n) => (
          <g key={n}>
            <path class="axis" d={`M${x(n)} ${axis}v5`} />
            <text x={x(n)} y={axis + 22} text-anchor="middle">{money(n, currency, { round: true }).replace(/\.00$/, "")}</text>
          </g>
        ))}
      </g>
      <g role="listbox" aria-label="Comparables, from the lowest to the highest price" aria-orientation="horizontal" ref={group} onKeyDown={move}>
        {dots.map((c, i) => (
          <g key={i} role="option" class={`dot ${kind(c)}`} tabIndex={i === chosen ? 0 : -1} aria-selected={i === chosen}
            aria-label={`${c.title}, ${money(c.amount, currency)}, ${c.best ? "best match" : c.used ? "used" : "left out"}`}
            onFocus={() => choose(i)} onPointerEnter={() => choose(i)} onClick={() => choose(i)}>
            <circle class="reach" cx={place(c)} cy={cy(i)} r={radius + 4} />
            <circle class="body" cx={place(c)} cy={cy(i)} r={radius} />
            {beyond(c) && <path class="beyond" d={`M${place(c) - 2} ${cy(i) - 3.5}l3.5 3.5-3.5 3.5`} />}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** Keeps the amounts above the ends of the range within the width. Writes them as one text where they would overlap. */
function clampEnds(left, right, width) {
  const half = 40;
  const clamp = (at) => Math.min(Math.max(at, half), width - half);
  const middle = Math.min(Math.max((left + right) / 2, 2 * half), width - 2 * half);
  return { left: clamp(left), right: clamp(right), middle, together: clamp(right) - clamp(left) < 2 * half };
}

const kind = (c) => (c.best ? "best" : c.used ? "used" : "out");

function Chosen({ comparable: c, currency }) {
  const url = pageURL(c.url);
  return (
    <div class={`chosen ${kind(c)}`}>
      <Picture src={c.image} class="thumb" />
      <div>
        <p class="chosen-title">{url ? <OutsideLink href={url}>{c.title}</OutsideLink> : c.title}</p>
        <p class="small">
          <strong>{money(c.amount, currency)}</strong> {c.sold ? "paid" : "asked"}
          {c.vendor && <> · {c.vendor}</>}
          {c.probability !== undefined && <> · {percent(c.probability)} the same product</>}
        </p>
        <p class="small">{c.best ? "Best match" : c.used ? "Used" : "Left out"}{c.why && <>: {sentence(c.why)}</>}</p>
      </div>
    </div>
  );
}
