import { useEffect } from "preact/hooks";
import { getAPI } from "../api.js";
import { useLoad } from "../load.js";
import { Appraisal } from "../parts/appraisal.jsx";
import { Empty, Loaded, Notice } from "../parts/notice.jsx";
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
        {({ answer, evidence }) => {
          if (inProgress) return <Notice title="In progress"><p>This page shows the appraisal as soon as it is done.</p></Notice>;
          if (!answer) return <Empty title="This appraisal ended without an answer">It was cancelled or interrupted. You were not charged.</Empty>;
          return <Appraisal answer={answer} evidence={evidence} photo={evidence?.photo?.url} />;
        }}
      </Loaded>
    </Page>
  );
}
