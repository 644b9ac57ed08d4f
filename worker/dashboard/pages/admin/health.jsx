import { useGet } from "../../load.js";
import { ago, day, duration, plural, sentence, words } from "../../values/format.js";
import { Empty, Loaded, Notice } from "../../parts/notice.jsx";
import { Figure, Page, Section } from "../../parts/page.jsx";
import { Table } from "../../parts/table.jsx";
import { AdminTabs } from "./tabs.jsx";

const kinds = { ok: "good", failing: "bad", skipped: "bad", not_configured: "bad" };
const staleRates = 8; // days, as in core/appraisal/health.go

export function Health() {
  const health = useGet("/admin/health");
  return (
    <Page title="Administration" actions={<button type="button" class="button quiet" onClick={health.reload} disabled={health.loading}>Refresh</button>}>
      <AdminTabs current="Health" />
      <Loaded from={health}>
        {({ status, rates, upstreams, faults }) => (
          <>
            <dl class="figures-row">
              <Figure name="Service" value={status === "ok" ? "OK" : words(status)} kind={status === "ok" ? "" : "bad"} />
              <Figure name="Exchange rates" value={rates ? day(rates.date) : "None"} kind={!rates || rates.age_days >= staleRates ? "bad" : ""}
                note={rates ? (rates.age_days > 0 ? `${plural(rates.age_days, "day")} old` : "of today") : "prices in other currencies are not used"} />
            </dl>
            <Faults faults={faults} />
            <Identifications />
            <Section title="Outside services">
              {upstreams.length === 0 ? <Empty title="No outside services are configured">Set VISION and SEARCH to call image models and searches. The catalogue needs neither.</Empty> : (
                <>
                  <p class="soft">How they answered the last ten calls of one instance of the service. Other instances may report other results.</p>
                  <Table label="Outside services" rows={upstreams} rowKey={(u) => `${u.kind} ${u.name}`} columns={[
                    { title: "Service", wide: true, cell: (u) => <><strong>{u.name}</strong> <span class="soft">{u.kind}</span></> },
                    { title: "State", cell: (u) => <span class={`badge ${kinds[u.state] ?? ""}`}>{words(u.state)}{u.resumes_in_seconds > 0 && `, ${u.resumes_in_seconds} s`}</span> },
                    { title: "Calls", cell: (u) => (u.missing ? <>set <code>{u.missing}</code></> : `${plural(u.calls, "call")}, ${u.failures} failed`) },
                    { title: "Last call", cell: (u) => (u.last ? <>{ago(new Date(Date.now() - u.last.seconds_ago * 1000))}, {duration(u.last.ms)}{u.last.error && <> <code>{u.last.error}</code></>}</> : "never") },
                  ]} />
                </>
              )}
            </Section>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** How often customers said that an item was another one, by what had identified it. */
function Identifications() {
  const found = useGet("/admin/identifications");
  return (
    <Section title="Identifications of the last 30 days">
      <Loaded from={found}>
        {({ identifications }) => (
          <Table label="Identifications" rows={identifications} rowKey={(i) => i.provider} columns={[
            { title: "By", wide: true, cell: (i) => <strong>{i.provider}</strong> },
            { title: "Items", number: true, cell: (i) => i.items },
            { title: "Corrected", number: true, cell: (i) => i.corrected },
          ]} />
        )}
      </Loaded>
    </Section>
  );
}

/** What the operator has to correct. Customers never see it. */
function Faults({ faults }) {
  if (!faults.length) return null;
  return (
    <Section title="To correct">
      <Notice kind="warning" live={false}>
        <ul class="plain spaced">
          {faults.map((f, i) => <li key={i}><code>{f.variable}</code>: {sentence(f.problem)} <span class="soft">{sentence(f.remedy)}</span></li>)}
        </ul>
      </Notice>
    </Section>
  );
}
