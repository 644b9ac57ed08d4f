import { sentence } from "../values/format.js";

/** A message. `kind` is "info", "good", "warning" or "bad". */
export function Notice({ kind = "info", title, children, live = true }) {
  return (
    <div class={`notice ${kind}`} role={!live ? undefined : kind === "bad" ? "alert" : "status"}>
      {title && <p class="notice-title">{title}</p>}
      <div>{children}</div>
    </div>
  );
}

const help = {
  OUT_OF_CREDITS: <a href="/dashboard/credits">Buy credits</a>,
  KEY_LIMIT_REACHED: <a href="/dashboard/keys">Change the limit</a>,
  UNAUTHORIZED: <a href="/problems/UNAUTHORIZED">What this error means</a>,
};

const maxCountdown = 600; // seconds; what takes longer is named in the message as a time

/** A failed call: what happened, what to do, and the id to quote. `retry` repeats the call. */
export function Failure({ error, retry, title = "That did not work" }) {
  if (!error) return null;
  return (
    <Notice kind="bad" title={title}>
      <p>{sentence(error.message)}{error.retryAfter > 0 && error.retryAfter <= maxCountdown && ` You can try again in ${error.retryAfter} seconds.`}</p>
      {(help[error.code] || error.code || error.requestId) && (
        <p class="small">
          {help[error.code]} {error.code && <code>{error.code}</code>} {error.requestId && <>Request <code>{error.requestId}</code></>}
        </p>
      )}
      {retry && <button type="button" class="button quiet slim" onClick={retry}>Try again</button>}
    </Notice>
  );
}

/** The content of an empty list: a title, an explanation and the next step. */
export function Empty({ title, children, action }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      <p>{children}</p>
      {action && <p>{action}</p>}
    </div>
  );
}

/** Shows a placeholder, an error, or the data of a load (see load.js). */
export function Loaded({ from, lines = 3, children }) {
  if (from.error) return <Failure error={from.error} retry={from.reload} title="This could not be loaded" />;
  if (from.data === undefined) return <Skeleton lines={lines} />;
  return children(from.data);
}

export function Skeleton({ lines = 3 }) {
  return (
    <div class="skeleton" role="status">
      <span class="hidden">Loading</span>
      {Array.from({ length: lines }, (_, i) => <span key={i} />)}
    </div>
  );
}
