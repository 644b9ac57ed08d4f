import { useState } from "preact/hooks";
import { count, day } from "../values/format.js";
import { scale, ticks } from "../values/plot.js";
import { useWidth } from "./width.js";

const height = 200;
const margin = { top: 10, right: 8, bottom: 26, left: 44 };

/**
 * A chart over days. `days` is a list of {date, ...}, `series` of {name, value(day), class}. `kind` is "bars", stacked in the order of
 * the series, or "lines". The days and their figures are in a table too, for readers who can't see the chart.
 */
export function Chart({ label, days, series, kind = "bars", format = count, axis = format }) {
  const [box, width] = useWidth();
  const [pointed, setPointed] = useState(null);
  const inner = Math.max(width - margin.left - margin.right, 1);
  const values = days.map((d) => series.map((s) => s.value(d) || 0));
  const highest = Math.max(1, ...values.map((v) => (kind === "bars" ? v.reduce((a, b) => a + b, 0) : Math.max(...v))));
  const marks = ticks(0, highest, 4).filter((n) => format !== count || Number.isInteger(n));
  const y = scale(0, marks.at(-1), height - margin.bottom, margin.top);
  const step = inner / Math.max(days.length, 1);
  const x = (i) => margin.left + step * i;
  const every = Math.ceil(days.length / Math.max(2, Math.floor(inner / 64)));
  const shown = pointed === null ? null : days[pointed];
  return (
    <figure class="chart-box">
      <p class="chart-head">
        <span class="legend">{series.map((s) => <span key={s.name}><i class={`swatch ${s.class}`} aria-hidden="true" />{s.name}</span>)}</span>
        <span class="chart-shown">{shown && <>{day(shown.date)}: {series.map((s) => `${format(s.value(shown))} ${s.name.toLowerCase()}`).join(", ")}</>}</span>
      </p>
      <div ref={box}>
        {width > 0 && (
          <svg class="chart" width={width} height={height} role="img" aria-label={`${label}. The table below has the figures.`} onPointerLeave={() => setPointed(null)}>
            {marks.map((n) => (
              <g key={n}>
                <line class="grid" x1={margin.left} x2={width - margin.right} y1={y(n)} y2={y(n)} />
                <text x={margin.left - 8} y={y(n) + 4} text-anchor="end">{axis(n)}</text>
              </g>
            ))}
            {days.map((d, i) => i % every === 0 && (
              <text key={d.date} x={x(i) + step / 2} y={height - 8} text-anchor="middle">{day(d.date)}</text>
            ))}
            {kind === "bars" ? values.map((v, i) => <Bar key={days[i].date} values={v} series={series} x={x(i)} step={step} y={y} />)
              : series.map((s) => <Line key={s.name} days={days} series={s} x={(i) => x(i) + step / 2} y={y} />)}
            {days.map((d, i) => (
              <rect key={d.date} class={`hit ${pointed === i ? "pointed" : ""}`} x={x(i)} y={margin.top} width={step} height={height - margin.top - margin.bottom}
                onPointerEnter={() => setPointed(i)} onPointerDown={() => setPointed(i)} />
            ))}
          </svg>
        )}
      </div>
      <details class="figures">
        <summary>Figures as a table</summary>
        <div class="scroll" tabIndex={0} role="region" aria-label={`${label}, table`}>
          <table>
            <thead><tr><th scope="col">Day</th>{series.map((s) => <th key={s.name} scope="col" class="number">{s.name}</th>)}</tr></thead>
            <tbody>{days.map((d) => <tr key={d.date}><th scope="row">{day(d.date)}</th>{series.map((s) => <td key={s.name} class="number">{format(s.value(d))}</td>)}</tr>)}</tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function Bar({ values, series, x, step, y }) {
  const width = Math.max(1, Math.min(step * 0.7, 32));
  let below = 0;
  return values.map((value, i) => {
    const [bottom, top] = [y(below), y(below + value)];
    below += value;
    return value > 0 && <rect key={series[i].name} class={series[i].class} x={x + (step - width) / 2} y={top} width={width} height={Math.max(bottom - top, 1)} rx={Math.min(2, width / 2)} />;
  });
}

/** Draws a line through the days that have a value, and a dot on each. A day without one interrupts the line. */
function Line({ days, series, x, y }) {
  let path = "";
  let pen = "M";
  const dots = [];
  for (const [i, d] of days.entries()) {
    const value = series.value(d);
    if (!Number.isFinite(value)) {
      pen = "M";
      continue;
    }
    path += `${pen}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
    dots.push(<circle key={d.date} cx={x(i)} cy={y(value)} r="2.5" />);
    pen = "L";
  }
  return <g class={`line ${series.class}`}><path d={path} />{dots}</g>;
}
