import { useEffect } from "preact/hooks";
import { call } from "../api.js";
import { useAction, useGet } from "../load.js";
import { openAccount } from "../parts/shell.jsx";
import { useSession } from "../session.js";
import { date } from "../values/format.js";
import { Mark } from "../parts/icon.jsx";
import { Failure, Loaded } from "../parts/notice.jsx";

/** Asks whether the user wants to become a member of an account. */
export function Invitation({ location: { search } }) {
  const token = new URLSearchParams(search).get("token") ?? "";
  useEffect(() => {
    document.title = "Join an account · Loupe";
  }, []);
  return (
    <main class="lonely consent">
      <a class="brand" href="/dashboard/"><Mark />Loupe</a>
      <div class="card">{token ? <Offer path={`/console/invitation/${encodeURIComponent(token)}`} /> : <p>This address lacks the invitation. Open the whole link that you were sent.</p>}</div>
    </main>
  );
}

function Offer({ path }) {
  const { user } = useSession();
  const offer = useGet(path);
  const [accept, { busy, error }] = useAction(async () => {
    await call("POST", path);
    openAccount("/dashboard/members");
  });
  if (offer.error) return <><h1>You can’t join with this link</h1><Failure error={offer.error} retry={offer.reload} title="The invitation was refused" /></>;
  return (
    <Loaded from={offer}>
      {({ account, inviter, role, expires_at: until }) => (
        <>
          <h1>Join “{account}”?</h1>
          <p><strong class="break">{inviter ?? "The operator of this service"}</strong> invites you, <strong class="break">{user.email}</strong>, as {role === "owner" ? "an owner" : "a member"}.</p>
          <p class="label">You may</p>
          <ul>
            <li>Use the account’s credits, and see its appraisals, lists and members.</li>
            <li>Make and revoke its keys and webhooks.</li>
            {role === "owner" && <li>Buy credits, change the account, and invite and remove members.</li>}
          </ul>
          <p class="small soft">Its other members see your name and address. Your own account stays as it is: you switch between them in the navigation. The invitation is valid until {date(until)}.</p>
          <Failure error={error} />
          <p class="dialog-buttons">
            <a class="button quiet" href="/dashboard/">Not now</a>
            <button type="button" class="button" disabled={busy} onClick={() => accept()}>{busy ? "One moment…" : "Join"}</button>
          </p>
        </>
      )}
    </Loaded>
  );
}
