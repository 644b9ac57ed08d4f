import { useGet } from "../../load.js";
import { ago, count, day, duration, percent, plural, sentence, time, words } from "../../values/format.js";
import { Empty, Loaded, Notice } from "../../parts/notice.jsx";
import { Figure, Page, Section } from "../../parts/page.jsx";
import { Setup } from "../../parts/setup.jsx";
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
        {({ status, rates, upstreams, faults, setup }) => (
          <>
            <dl class="figures-row">
              <Figure name="Service" value={status === "ok" ? "OK" : words(status)} kind={status === "ok" ? "" : "bad"} />
              <Figure name="Exchange rates" value={rates ? day(rates.date) : "None"} kind={!rates || rates.age_days >= staleRates ? "bad" : ""}
                note={rates ? (rates.age_days > 0 ? `${plural(rates.age_days, "day")} old` : "of today") : "prices in other currencies are not used"} />
            </dl>
            <Setup steps={setup} />
            <Alarms />
            <Faults faults={faults} />
            <Vendors />
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

/** The alarms of the last 30 days. Those that hold come first. */
function Alarms() {
  const found = useGet("/admin/alarms");
  return (
    <Loaded from={found}>
      {({ alarms }) => alarms.length > 0 && (
        <Section title="Alarms of the last 30 days">
          <Table label="Alarms" rows={alarms} rowKey={(a) => `${a.code} ${a.subject}`} rowClass={(a) => (a.ended_at ? "left-out" : "")} columns={[
            { title: "Alarm", wide: true, cell: (a) => a.text },
            { title: "Raised", cell: (a) => time(a.raised_at) },
            { title: "Ended", cell: (a) => (a.ended_at ? time(a.ended_at) : <span class="badge bad">Holds</span>) },
          ]} />
        </Section>
      )}
    </Loaded>
  );
}

/** How outside services answered all accounts. */
function Vendors() {
  const found = useGet("/admin/vendors");
  return (
    <Loaded from={found}>
      {({ vendors }) => vendors.length > 0 && (
        <Section title="Calls of the last 30 days">
          <Table label="Calls of the last 30 days" rows={vendors} rowKey={(v) => v.provider} columns={[
            { title: "Service", wide: true, cell: (v) => <strong>{v.provider}</strong> },
            { title: "Calls", number: true, cell: (v) => count(v.calls) },
            { title: "Failed", number: true, cell: (v) => `${count(v.failures)} (${percent(v.failures / v.calls)})` },
            { title: "On average", number: true, cell: (v) => duration(v.ms) },
          ]} />
        </Section>
      )}
    </Loaded>
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
