import { useEffect, useState } from "preact/hooks";
import { call } from "../api.js";
import { useAction, useGet } from "../load.js";
import { redirectURL } from "../values/link.js";
import { useSession } from "../session.js";
import { Mark } from "../parts/icon.jsx";
import { LegalLinks } from "../parts/legal.jsx";
import { isLimitError, LimitFields, limitTexts, limitValues } from "../parts/limits.jsx";
import { Failure, Loaded, Notice } from "../parts/notice.jsx";

/** Asks whether an OAuth client may use the account. */
export function Consent({ location: { search } }) {
  const request = new URLSearchParams(search).get("request") ?? "";
  useEffect(() => {
    document.title = "Connect an app · Loupe";
  }, []);
  return (
    <main class="lonely consent">
      <a class="brand" href="/dashboard/"><Mark />Loupe</a>
      <div class="card">{request ? <Question request={request} /> : <p>This address lacks the request of an app. Start again in the app that you want to connect.</p>}</div>
      <LegalLinks />
    </main>
  );
}

function Question({ request }) {
  const path = `/console/consent/${encodeURIComponent(request)}`;
  const asked = useGet(path);
  if (asked.error) return <><h1>This app can’t be connected</h1><Failure error={asked.error} retry={asked.reload} title="The request was refused" /></>;
  return <Loaded from={asked}>{(consent) => <Decision path={path} consent={consent} />}</Loaded>;
}

function Decision({ path, consent }) {
  const { client, redirect_host: back, redirect_local: local, email, account, cost_per_call: cost, connected } = consent;
  const { accounts } = useSession();
  const usesAPI = client.audience === "api";
  const opensProgram = back.endsWith("://"); // back is a private scheme, not a host
  const [credits, setCredits] = useState(limitTexts(consent));
  const [opened, setOpened] = useState(null);
  const [answer, { busy, error, about }] = useAction(async (body) => {
    const { redirect_to: target } = await call("POST", path, { body });
    const url = redirectURL(target, back);
    if (!url) throw new Error("the app’s address can’t be opened; connect it again");
    location.assign(url);
    if (opensProgram) return setOpened(url);
    await new Promise((resolve) => setTimeout(resolve, 10_000)); // the buttons stay off while the browser leaves
  });
  if (opened) return <><h1>Return to {client.name}</h1><p>You can close this page. If the app has not opened, <a href={opened}>open it</a> within a minute.</p></>;
  return (
    <form onSubmit={(event) => { event.preventDefault(); answer({ decision: "allow", ...limitValues(credits) }); }}>
      <h1>Connect {client.host ? client.name : `“${client.name}”`}?</h1>
      <p>{client.host ? <strong class="break">{client.host}</strong> : <>An app that calls itself <strong class="break">{client.name}</strong></>} asks to use Loupe as <strong class="break">{email || account.name}</strong>{accounts.length > 1 && <>, for the account <strong class="break">{account.name}</strong></>}.</p>
      <p class="label">It may</p>
      <ul>
        <li>{usesAPI ? "Use the API: appraise products and lists of products, and upload photos." : "Appraise products."} <strong>Each appraisal with a value costs {cost} of your credits.</strong></li>
        <li>Read your appraisals{usesAPI ? ", your lists" : ""} and your credit balance.</li>
      </ul>
      <p class="label">It may not</p>
      <ul><li>Create keys, buy credits or change your account.</li></ul>
      <p class="label">It may spend at most</p>
      <LimitFields texts={credits} onInput={setCredits} about={about} />
      <p class="small soft">You are sent back to {opensProgram && "the program that opens "}<strong class="break">{back}</strong>{opensProgram && " addresses"}. Allow this only if you started it {local ? "on this computer" : "there"}.</p>
      {local && <Notice kind="warning" live={false}><p>A program on this computer gets the access, and its name can’t be checked.</p></Notice>}
      {!local && !client.host && <Notice kind="warning" live={false}><p><strong class="break">{back}</strong> gets the access. The app chose its name itself.</p></Notice>}
      {connected > 0 && <p class="small soft">This app is connected {connected === 1 ? "once" : `${connected} times`} already.</p>}
      {!isLimitError(error) && <Failure error={error} />}
      <p class="dialog-buttons">
        <button type="button" class="button quiet" disabled={busy} onClick={() => answer({ decision: "deny" })}>Don’t allow</button>
        <button class="button" disabled={busy}>{busy ? "One moment…" : "Allow"}</button>
      </p>
      <p class="small soft">You can change the limits and end the access at any time under <a href="/dashboard/keys">Keys</a>.</p>
    </form>
  );
}
