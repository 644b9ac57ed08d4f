import { useGet } from "../../load.js";
import { ago, duration, plural, words } from "../../values/format.js";
import { Empty, Loaded } from "../../parts/notice.jsx";
import { Page } from "../../parts/page.jsx";
import { Table } from "../../parts/table.jsx";
import { AdminTabs } from "./tabs.jsx";

const kinds = { ok: "good", failing: "bad", skipped: "bad", not_configured: "bad", unknown: "bad" };

export function Upstreams() {
  const health = useGet("/admin/upstreams");
  return (
    <Page title="Administration" actions={<button type="button" class="button quiet" onClick={health.reload} disabled={health.loading}>Refresh</button>}>
      <AdminTabs current="Upstreams" />
      <Loaded from={health}>
        {(data) => {
          const upstreams = data.upstreams ?? data.items ?? [];
          if (!upstreams.length) return <Empty title="No outside services are configured">Set VISION and SEARCH to call image models and searches. The catalogue needs neither.</Empty>;
          return (
            <>
              <p class="soft">How the outside services answered the last ten calls of one instance of the service. Others may see other results.</p>
              <Table label="Upstreams" rows={upstreams} rowKey={(u) => `${u.kind} ${u.name}`} columns={[
                { title: "Service", wide: true, cell: (u) => <><strong>{u.name}</strong> <span class="soft">{u.kind}</span></> },
                { title: "State", cell: (u) => <span class={`badge ${kinds[u.state] ?? ""}`}>{words(u.state)}{u.resumes_in_seconds > 0 && `, ${u.resumes_in_seconds} s`}</span> },
                { title: "Calls", cell: (u) => (u.missing ? <>set <code>{u.missing}</code></> : `${plural(u.calls, "call")}, ${u.failures} failed`) },
                { title: "Last call", cell: (u) => (u.last ? <>{ago(new Date(Date.now() - u.last.seconds_ago * 1000))}, {duration(u.last.ms)}{u.last.error && <> <code>{u.last.error}</code></>}</> : "never") },
              ]} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
