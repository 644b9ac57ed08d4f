import { useEffect, useState } from "preact/hooks";
import { getAPI } from "../api.js";
import { useLoad } from "../load.js";
import { Appraisal } from "../parts/appraisal.jsx";
import { Corrected, MakeCorrection } from "../parts/correction.jsx";
import { MakeReport } from "../parts/make-report.jsx";
import { Empty, Loaded, Notice } from "../parts/notice.jsx";
import { Outcome } from "../parts/outcome.jsx";
import { Page } from "../parts/page.jsx";

const pollingInterval = 2000; // milliseconds

export function AppraisalPage({ id }) {
  const stored = useLoad((signal) => getAPI(`/appraisals/${encodeURIComponent(id)}`, signal), [id]);
  const inProgress = stored.data && !("answer" in stored.data);
  useEffect(() => {
    const timer = inProgress && !stored.loading && setTimeout(stored.reload, pollingInterval);
    return () => clearTimeout(timer);
  }, [inProgress, stored.loading]);
  return (
    <Page title="Appraisal" lead={<code>{id}</code>} actions={<a class="button quiet" href="/dashboard/appraisals">All appraisals</a>}>
      <Loaded from={stored} lines={8}>
        {(record) => {
          if (inProgress) return <Notice title="In progress"><p>This page shows the appraisal as soon as it is done.</p></Notice>;
          if (!record.answer) return <Empty title="This appraisal ended without an answer">It was cancelled or interrupted. You were not charged.</Empty>;
          return <Stored id={id} record={record} reload={stored.reload} />;
        }}
      </Loaded>
    </Page>
  );
}

/** An appraisal with an answer, and what can be done with it. A correction's answer takes the place of the first one. */
function Stored({ id, record, reload }) {
  const { correction, outcome } = record;
  const [first, showFirst] = useState(false);
  const [asked, ask] = useState(null);
  const { answer, evidence } = correction && !first ? correction : record;
  const value = record.answer.appraisal;
  return (
    <>
      {correction && <Corrected {...{ correction, first, showFirst }} />}
      <Appraisal answer={answer} evidence={evidence} photo={record.evidence?.photo?.url} correct={value && !correction ? ask : undefined}>
        {value && (
          <div class="pair">
            <Outcome id={id} outcome={outcome} currency={value.price_currency} changed={reload} />
            <MakeReport appraisals={[id]} />
          </div>
        )}
      </Appraisal>
      {asked && <MakeCorrection id={id} correction={asked} onClose={() => ask(null)} done={reload} />}
    </>
  );
}
