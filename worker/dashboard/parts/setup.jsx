import { sentence } from "../values/format.js";
import { Section } from "./page.jsx";

const titles = { identification: "Identify the item", listings: "Find listings", rates: "Convert prices" };

/** The steps of GET /admin/health that a photo needs to get a value, with their state. Shows nothing if all are done. */
export function Setup({ steps }) {
  if (steps.every((step) => step.done)) return null;
  return (
    <Section title="Before a photo gets a value" class="card">
      <ol class="first-steps">
        {steps.map(({ name, done, text, remedy }) => (
          <li key={name}>
            <h3>{titles[name]} <span class={`badge ${done ? "good" : "bad"}`}>{done ? "Done" : "Missing"}</span></h3>
            <p>{sentence(text)} {remedy && <span class="soft">{sentence(remedy)}</span>}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
