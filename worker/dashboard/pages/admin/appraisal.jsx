import { useGet } from "../../load.js";
import { count, time } from "../../values/format.js";
import { pageURL } from "../../values/link.js";
import { Appraisal } from "../../parts/appraisal.jsx";
import { Loaded, Notice } from "../../parts/notice.jsx";
import { OutsideLink, Page, Section } from "../../parts/page.jsx";
import { Table } from "../../parts/table.jsx";
import { AdminTabs } from "./tabs.jsx";

/** An appraisal of any account, with everything that is stored of it. The audit log records who opened it. */
export function AdminAppraisal({ id }) {
  const stored = useGet(`/admin/appraisals/${encodeURIComponent(id)}`);
  return (
    <Page title="Appraisal" lead={<code>{id}</code>}>
      <AdminTabs />
      <Loaded from={stored} lines={8}>
        {(a) => (
          <>
            <p class="soft">
              <a href={`/dashboard/admin/accounts/${encodeURIComponent(a.account)}`}>Account</a> · {time(a.created_at)} · {count(a.credits_charged)} credits charged · this view is in the audit log
            </p>
            <Request request={a.request} />
            {a.state === "in_progress" && <Notice title="In progress" live={false}><p>The appraisal has no answer yet.</p></Notice>}
            {a.state !== "in_progress" && !a.answer && <Notice kind="warning" title="No answer" live={false}><p>It was cancelled or interrupted, and not charged.</p></Notice>}
            {a.answer && <Appraisal answer={a.answer} evidence={{ ...a.evidence, ...a.findings, candidates: candidatesOf(a) }} photo={a.evidence?.photo?.url} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** The candidates of the findings. One that the answer shows has its texts there only. */
const candidatesOf = ({ answer, findings }) => findings?.candidates?.map((c) => ({ ...answer.similar_items[c.similar_item], ...c }));

/** The fields that the caller sent. */
function Request({ request }) {
  const fields = Object.entries(request ?? {}).filter(([, value]) => value !== "" && value !== null);
  return (
    <Section title="Request">
      <Table label="Request" rows={fields} rowKey={([name]) => name} columns={[
        { title: "Field", cell: ([name]) => <code>{name}</code> },
        { title: "Value", cell: ([, value]) => <Value text={typeof value === "string" ? value : JSON.stringify(value)} /> },
      ]} />
    </Section>
  );
}

function Value({ text }) {
  const url = pageURL(text);
  return <span class="break">{url ? <OutsideLink href={url}>{text}</OutsideLink> : text}</span>;
}
