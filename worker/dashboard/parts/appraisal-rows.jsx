import { moneyRange, time } from "../values/format.js";
import { Picture } from "./picture.jsx";

const states = { in_progress: "In progress", no_value: "No value" };

/** A list of appraisals (docs/openapi.yaml: AppraisalList). */
export function AppraisalRows({ items }) {
  return (
    <ul class="rows">
      {items.map((item) => (
        <li key={item.id}>
          <a class="row" href={`/dashboard/appraisals/${encodeURIComponent(item.id)}`}>
            <Picture src={item.image_url} class="thumb" />
            <span class="row-text">
              <span class="row-title">{item.appraisal?.best_match || item.description || "Appraisal"}</span>
              <span class="small soft">{time(item.created_at)}{item.credits_charged === 0 && item.state !== "in_progress" && " · not charged"}</span>
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
