import { useEffect, useState } from "preact/hooks";
import { call } from "../api.js";
import { useAction, useGet } from "../load.js";
import { Dialog } from "../parts/dialog.jsx";
import { Field } from "../parts/field.jsx";
import { Mark } from "../parts/icon.jsx";
import { LegalLinks } from "../parts/legal.jsx";
import { Failure, Loaded, Notice } from "../parts/notice.jsx";

const errors = {
  sign_in_failed: "The sign-in did not succeed. Try again; if it keeps failing, try another way to sign in.",
  sign_in_expired: "The sign-in took longer than ten minutes, or was opened twice. Start again.",
  access_denied: "You cancelled the sign-in, or your organisation does not allow it.",
  email_not_verified: "Your e-mail address is not verified. Verify it where you sign in, then try again.",
  unavailable: "The sign-in service could not be reached. Try again in a minute.",
};

/** The page of a visitor who is not signed in. `signedIn` is called after the development form has signed in. */
export function SignIn({ location, signedIn }) {
  const query = new URLSearchParams(location.search);
  const error = query.get("error");
  useEffect(() => {
    document.title = "Sign in · Loupe";
  }, []);
  query.delete("error");
  const back = location.pathname + (query.size ? `?${query}` : "");
  return (
    <main class="lonely sign-in">
      <a class="brand" href="/"><Mark />Loupe</a>
      <div class="card">
        <h1>Sign in</h1>
        <p class="soft">Sign in to see your keys, credits and appraisals. The first sign-in opens an account.</p>
        {error && <Notice kind="bad" title="You are not signed in"><p>{errors[error] ?? errors.sign_in_failed}</p></Notice>}
        <Ways back={back} signedIn={signedIn} />
      </div>
      <p class="small soft"><a href="/docs/">Quick start</a> · <a href="/reference">API reference</a></p>
      <LegalLinks />
    </main>
  );
}

/** Asks for a sign-in over a page whose session has ended. The page keeps what was typed, so issuers open in another tab. */
export function SignInAgain({ signedIn }) {
  return (
    <Dialog title="Sign in again" class="covering" onClose={() => {}}>
      <p class="soft">Your session has ended. What you typed is kept: sign in in the tab that opens, then come back to this one.</p>
      <Ways back="/dashboard/signed-in" signedIn={signedIn} target="_blank" />
    </Dialog>
  );
}

/** The page that the tab of SignInAgain ends on. */
export function SignedIn() {
  useEffect(() => {
    document.title = "Signed in · Loupe";
  }, []);
  return (
    <main class="lonely sign-in">
      <a class="brand" href="/"><Mark />Loupe</a>
      <div class="card">
        <h1>You are signed in</h1>
        <p class="soft">Close this tab and go on in the one where you were. Or <a href="/dashboard/">open the dashboard</a> here.</p>
      </div>
    </main>
  );
}

/** The ways to sign in. The issuers' pages lead back to the path `back`. */
function Ways({ back, signedIn, target }) {
  const providers = useGet("/auth/providers");
  return (
    <Loaded from={providers} lines={2}>
      {({ providers: list }) => (
        <>
          {list.length === 0 && (
            <Notice kind="warning" title="No way to sign in is configured"><p>The operator of this service sets OIDC_ISSUER or GITHUB_CLIENT_ID.</p></Notice>
          )}
          {list.filter((p) => p.id !== "dev").map((p, i) => (
            <a key={p.id} class={`button wide-button ${i ? "quiet" : ""}`} target={target} href={`/auth/sign-in/${encodeURIComponent(p.id)}?return_to=${encodeURIComponent(back)}`}>{label(p.name)}</a>
          ))}
          {list.some((p) => p.id === "dev") && <Development signedIn={signedIn} alone={list.length === 1} />}
        </>
      )}
    </Loaded>
  );
}

const label = (name) => (/^(sign|log|continue)\b/i.test(name) ? name : `Sign in with ${name}`);

/** The form that a service on this machine offers, without a password. */
function Development({ signedIn, alone }) {
  const [email, setEmail] = useState("");
  const [name, setName] = useState("");
  const [run, { busy, error }] = useAction(async () => {
    await call("POST", "/auth/sign-in/dev", { body: { email, name } });
    await signedIn();
  });
  return (
    <form class={alone ? "" : "after-buttons"} onSubmit={(event) => { event.preventDefault(); run(); }}>
      {!alone && <p class="divider"><span>or, in development</span></p>}
      <Field label="E-mail" type="email" required autocomplete="email" value={email} onInput={setEmail} error={error?.field === "email" && error.message} />
      <Field label="Name" autocomplete="name" value={name} onInput={setName} optional error={error?.field === "name" && error.message} />
      {error && !["email", "name"].includes(error.field) && <Failure error={error} />}
      <button class={`button wide-button ${alone ? "" : "quiet"}`} disabled={busy}>{busy ? "Signing in…" : "Sign in for development"}</button>
    </form>
  );
}
