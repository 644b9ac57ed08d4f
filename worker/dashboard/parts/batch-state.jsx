const kinds = { running: "active", paused: "bad", completed: "good", expired: "bad" };
const texts = { running: "Running", paused: "Paused", completed: "Done", cancelled: "Cancelled", expired: "Expired" };

/** The state of a batch. */
export function BatchState({ batch: { state } }) {
  return <span class={`badge ${kinds[state] ?? ""}`}>{texts[state] ?? state}</span>;
}
