import { getAPI } from "../api.js";
import { useGet, useLoad } from "../load.js";
import { appraiseCommand, claudeCommand, mcpConfiguration } from "../values/curl.js";
import { count, plural } from "../values/format.js";
import { keyProblem } from "../values/key.js";
import { AppraisalRows } from "../parts/appraisal-rows.jsx";
import { Chart } from "../parts/chart.jsx";
import { CodeTabs } from "../parts/copy.jsx";
import { Empty, Loaded } from "../parts/notice.jsx";
import { Figure, Page, Section } from "../parts/page.jsx";
import { Setup } from "../parts/setup.jsx";
import { useSession } from "../session.js";
import { examples } from "./examples.js";

export function Overview() {
  const { user } = useSession();
  const keys = useGet("/console/keys?state=active");
  const credits = useGet("/console/credits");
  const usage = useGet("/console/usage?days=31");
  const recent = useLoad((signal) => getAPI("/appraisals?limit=5", signal));
  const first = user.name.includes("@") ? "" : user.name.split(" ")[0];
  const isNew = keys.data && keys.data.items.every((key) => keyProblem(key));
  return (
    <Page title={first ? `Welcome, ${first}` : "Overview"} actions={<a class={`button ${isNew ? "quiet" : ""}`} href="/dashboard/playground">Appraise a photo</a>}>
      <Loaded from={credits} lines={2}>
        {(data) => <Figures credits={data} usage={usage.data} />}
      </Loaded>
      {user.admin && <ServiceSetup />}
      {isNew && <FirstSteps />}
      <Section title="Recent appraisals" actions={recent.data?.items.length > 0 && <a href="/dashboard/appraisals">All appraisals</a>}>
        <Loaded from={recent} lines={4}>
          {({ items }) => items.length ? <AppraisalRows items={items} /> : (
            <Empty title="No appraisals yet" action={<a class="button quiet" href="/dashboard/playground">Open the playground</a>}>Appraise a photo here or call the API. Each appraisal is listed with its range and its evidence.</Empty>
          )}
        </Loaded>
      </Section>
      {!isNew && (
        <Section title="Calls, last 31 days" actions={<a href="/dashboard/usage">Usage</a>} class="card">
          <Loaded from={usage}>
            {({ days }) => <Chart label="Calls per day" days={days} series={[
              { name: "With a value", class: "series-1", value: (d) => d.valued },
              { name: "Without", class: "series-2", value: (d) => d.calls - d.valued },
            ]} />}
          </Loaded>
        </Section>
      )}
      {!isNew && keys.data && <Section title="Call the API"><Examples /></Section>}
    </Page>
  );
}

function Figures({ credits, usage }) {
  const month = new Date().toISOString().slice(0, 7);
  const days = usage?.days.filter((d) => d.date.startsWith(month)) ?? [];
  const sum = (field) => days.reduce((total, d) => total + d[field], 0);
  const left = Math.floor(credits.available / credits.cost_per_call);
  return (
    <dl class="figures-row">
      <Figure name="Credits available" value={count(credits.available)} kind={left === 0 ? "bad" : ""} href="/dashboard/credits"
        note={left === 0 ? "Buy credits to appraise" : `enough for ${plural(left, "appraisal")}`} />
      <Figure name="Calls this month" value={usage ? count(sum("calls")) : "…"} note={usage && `${count(sum("valued"))} with a value`} />
      <Figure name="Credits spent this month" value={usage ? count(sum("credits")) : "…"} note={`${credits.cost_per_call} per appraisal with a value`} />
    </dl>
  );
}

/** What is missing before a photo gets a value, for administrators. */
function ServiceSetup() {
  const { data } = useGet("/admin/health");
  return data ? <Setup steps={data.setup} /> : null;
}

/** What an account without a key does first. */
function FirstSteps() {
  return (
    <Section title="First steps" class="card">
      <ol class="first-steps">
        <li><h3>Create a key</h3><p class="soft">Programs and assistants call the service with it. It is shown once.</p><p><a class="button" href="/dashboard/keys?create">Create a key</a></p></li>
        <li><h3>Make a call</h3><p class="soft">Copy the command for your shell or the configuration for your assistant, and insert your key.</p><Examples /></li>
        <li><h3>Look at the result</h3><p class="soft">It appears on this page, with the range, every listing that was found, and the reasons. Or try it without a program in the <a href="/dashboard/playground">playground</a>.</p></li>
      </ol>
    </Section>
  );
}

function Examples() {
  const session = useSession();
  const { api, mcp, service, photo } = examples(session);
  const key = `${service}_...`;
  return (
    <CodeTabs label="Ways to call the service" codes={[
      { title: "curl", file: "Shell", text: appraiseCommand({ api, service, request: { image_url: photo, description: "35mm film camera with 50mm lens" } }) },
      { title: "MCP", file: "MCP configuration", text: mcpConfiguration({ mcp, service, key }) },
      { title: "Claude Code", file: "Shell", text: claudeCommand({ mcp, service, key }) },
    ]} />
  );
}
