import { useState } from "preact/hooks";
import { day, money, moneyRange } from "../values/format.js";
import { relativeTicks, scale } from "../values/plot.js";
import { useWidth } from "./width.js";

const height = 240;
const margin = { top: 12, right: 8, bottom: 12, left: 52 };
const minStep = 6; // pixels for each sale
const farthest = 4; // prices beyond this multiple of the estimate are drawn at the edge

const kindOf = ({ price, lower, upper }) => (price < lower ? "below" : price > upper ? "above" : "inside");

/**
 * Sales in the order of their dates, the newest at the right: a bar for the range and a dot for the price, both as multiples of the estimate.
 * `sales` are those of a summary, the newest first. The list of sales on the page has the figures for readers who can't see it.
 */
export function OutcomePlot({ sales }) {
  const [box, width] = useWidth();
  const [pointed, setPointed] = useState(null);
  const inner = Math.max(width - margin.left - margin.right, 1);
  const shown = sales.slice(0, Math.floor(inner / minStep)).reverse();
  const logs = shown.flatMap((s) => [s.lower, s.upper, s.price].map((n) => Math.log(Math.min(Math.max(n / s.estimate, 1 / farthest), farthest))));
  const most = Math.max(Math.log(1.5), ...logs.map(Math.abs));
  const y = scale(-most, most, height - margin.bottom, margin.top);
  const at = (s, amount) => y(Math.min(Math.max(Math.log(amount / s.estimate), -most), most));
  const step = Math.min(inner / Math.max(shown.length, 1), 28);
  const x = (i) => margin.left + step * (i + 0.5);
  const sale = shown[pointed];
  return (
    <figure class="chart-box">
      <p class="chart-head">
        <span class="legend">
          <span><i class="swatch series-2" aria-hidden="true" />Range</span><span><i class="swatch dot inside" aria-hidden="true" />Price inside</span><span><i class="swatch dot outside" aria-hidden="true" />Price outside</span>
        </span>
        <span class="chart-shown">{sale && <>{day(sale.date)}: {money(sale.price, sale.currency)}, range {moneyRange(sale.lower, sale.upper, sale.currency)}</>}</span>
      </p>
      <div ref={box}>
        {width > 0 && (
          <svg class="chart sales" width={width} height={height} role="img" aria-label="Range and price of each sale, compared with the estimate" onPointerLeave={() => setPointed(null)}>
            {relativeTicks(most).map((share) => (
              <g key={share}>
                <line class={share ? "grid" : "estimate"} x1={margin.left} x2={width - margin.right} y1={y(Math.log(1 + share))} y2={y(Math.log(1 + share))} />
                <text x={margin.left - 8} y={y(Math.log(1 + share)) + 4} text-anchor="end">{share > 0 ? "+" : share < 0 ? "−" : ""}{Math.abs(Math.round(share * 100))} %</text>
              </g>
            ))}
            {shown.map((s, i) => (
              <g key={s.appraisal_id} class={pointed === i ? "pointed" : ""}>
                <rect class="series-2" x={x(i) - step * 0.3} width={step * 0.6} y={at(s, s.upper)} height={Math.max(at(s, s.lower) - at(s, s.upper), 1)} rx={Math.min(3, step * 0.3)} />
                <circle class={kindOf(s) === "inside" ? "inside" : "outside"} cx={x(i)} cy={at(s, s.price)} r={Math.min(4, step * 0.45)} />
                <rect class="hit" x={x(i) - step / 2} y={margin.top} width={step} height={height - margin.top - margin.bottom} onPointerEnter={() => setPointed(i)} onPointerDown={() => setPointed(i)} />
              </g>
            ))}
          </svg>
        )}
      </div>
      <figcaption class="small soft">Compared with the estimate, which is the line at 0 %. The newest sale is at the right{shown.length > 0 && shown.length < sales.length && `; the last ${shown.length} are shown`}.</figcaption>
    </figure>
  );
}
