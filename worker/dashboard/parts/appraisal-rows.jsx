import { money, moneyRange, time } from "../values/format.js";
import { Picture } from "./picture.jsx";

const titleOf = ({ correction, appraisal, description }) => correction?.title || appraisal?.best_match || description;
const states = { in_progress: "In progress", no_value: "No value" };

/**
 * A list of appraisals (docs/openapi.yaml: AppraisalList). With `choose`, those with a value can be chosen: `chosen` is a set of ids, and
 * `choose` is called with an id to add or to remove.
 */
export function AppraisalRows({ items, chosen, choose }) {
  return (
    <ul class={`rows ${choose ? "choosing" : ""}`}>
      {items.map((item) => (
        <li key={item.id}>
          {choose && <input type="checkbox" checked={chosen.has(item.id)} disabled={!item.appraisal} onChange={() => choose(item.id)} aria-label={`Choose ${titleOf(item) || item.id}`} />}
          <a class="row" href={`/dashboard/appraisals/${encodeURIComponent(item.id)}`}>
            <Picture src={item.image_url} class="thumb" />
            <span class="row-text">
              <span class="row-title">{titleOf(item) || "Appraisal"}</span>
              <span class="small soft">{time(item.created_at)}{item.credits_charged === 0 && item.state !== "in_progress" && " · not charged"}{item.outcome && ` · ${item.outcome.unsold ? "not sold" : `sold for ${money(item.outcome.sold_price, item.outcome.currency)}`}`}</span>
            </span>
            <span class="row-value">
              {item.appraisal ? moneyRange(item.appraisal.price_lower, item.appraisal.price_upper, item.appraisal.price_currency)
                : <span class={`badge ${item.state === "in_progress" ? "active" : ""}`}>{states[item.state] ?? item.state}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
