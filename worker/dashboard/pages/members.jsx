import { useState } from "preact/hooks";
import { call, forgetTokens } from "../api.js";
import { forgetEntries } from "../history.js";
import { useAction, useGet, usePages } from "../load.js";
import { useSession } from "../session.js";
import { date } from "../values/format.js";
import { CopyButton } from "../parts/copy.jsx";
import { Confirm, Dialog, FormDialog } from "../parts/dialog.jsx";
import { Field } from "../parts/field.jsx";
import { Icon } from "../parts/icon.jsx";
import { Failure, Notice } from "../parts/notice.jsx";
import { Page, Section } from "../parts/page.jsx";
import { ListTable } from "../parts/table.jsx";

export const roles = { owner: "Owner", member: "Member" };

const roleOptions = [
  { value: "member", label: "Member: uses and makes keys, lists and webhooks" },
  { value: "owner", label: "Owner: also buys credits, invites and removes members" },
];

export function Members() {
  const { user, account } = useSession();
  const isOwner = account.role === "owner";
  const members = usePages("/console/members");
  const [asking, setAsking] = useState(null); // "invite", or a member with what to do
  const invite = isOwner && <button type="button" class="button" onClick={() => setAsking("invite")}><Icon name="plus" />Invite</button>;
  const [version, setVersion] = useState(0); // of the invitations
  const changed = () => {
    members.reload();
    setVersion(version + 1); // those of a former owner are withdrawn
  };
  const act = (member, verb) => <button type="button" class="button quiet slim" onClick={() => setAsking({ member, verb })}>{verb}<span class="hidden"> {member.name}</span></button>;
  return (
    <Page title="Members" lead="These people may use this account and its credits." actions={invite}>
      <ListTable from={members} label="Members" columns={[
        { title: "Name", wide: true, cell: (m) => <><strong>{m.name}</strong>{m.id === user.id && <> <span class="badge active">You</span></>}{m.email !== m.name && <span class="small soft block break">{m.email}</span>}</> },
        { title: "Role", cell: (m) => roles[m.role] },
        { title: "Since", cell: (m) => date(m.created_at) },
        { title: "Actions", hidden: true, cell: (m) => (m.id === user.id ? act(m, "Leave") : isOwner && (
          <span class="button-pair">{act(m, m.role === "owner" ? "Make a member" : "Make an owner")}{act(m, "Remove")}</span>
        )) },
      ]} />
      <p class="small soft">Members use the account: they make and revoke keys, lists and webhooks. Owners also buy credits, change the account, and invite and remove members. API keys and webhooks stay the account’s when the person who made them leaves. Whoever removes a person can end theirs.</p>
      {isOwner && <Invitations key={version} />}
      {isOwner && <Rename />}
      {asking === "invite" && <Invite path="/console/invitations" onClose={() => setAsking(null)} invited={() => setVersion(version + 1)} />}
      {asking?.verb === "Remove" && <Remove member={asking.member} changed={changed} onClose={() => setAsking(null)} />}
      {asking?.member && asking.verb !== "Remove" && <Question {...asking} changed={changed} onClose={() => setAsking(null)} />}
    </Page>
  );
}

/** Asks for confirmation before a member's role changes or a membership ends. */
function Question({ member, verb, changed, onClose }) {
  const path = `/console/members/${encodeURIComponent(member.id)}`;
  const role = { "Make an owner": "owner", "Make a member": "member" }[verb];
  const act = async () => {
    if (role) await call("PATCH", path, { body: { role } });
    else await call("DELETE", "/console/membership");
    if (!role) return leave();
    changed();
  };
  const text = {
    "Make an owner": "Owners may buy credits, change and hand over the account, and remove members, including you.",
    "Make a member": "Members can’t buy credits, change the account or manage members.",
    Leave: "You are signed out, and the apps that you connected to this account lose access. API keys and webhooks that you made stay the account’s. The last owner can’t leave: make another member an owner first.",
  }[verb];
  const title = verb === "Leave" ? "Leave this account?" : `${verb}: ${member.name}?`;
  return <Confirm title={title} button={verb} danger={!role} action={act} onClose={onClose}><p>{text}</p></Confirm>;
}

/** Asks before a member is removed, and whether the keys and webhooks that the member made end, too. */
function Remove({ member, changed, onClose }) {
  const path = `/console/members/${encodeURIComponent(member.id)}`;
  const made = useGet(`${path}/made`);
  const [ends, setEnds] = useState(true);
  const any = made.data && made.data.keys.length + made.data.webhooks.length > 0;
  const act = async () => {
    if (!made.data && !made.error) throw { message: "what they made is still loading; try again" };
    await call("DELETE", any && ends ? `${path}?made=revoke` : path);
    changed();
  };
  const list = (title, items) => items.length > 0 && <><p>{title}</p><ul>{items.map((item) => <li key={item.id} class="break">{item.name}</li>)}</ul></>;
  return (
    <Confirm title={`Remove: ${member.name}?`} button="Remove" action={act} onClose={onClose}>
      <p>This person’s sessions in this account and the apps that they connected lose access within 60 seconds.</p>
      {!made.data && <Failure error={made.error} />}
      {any && <>
        {list("They made these API keys, and may have copies:", made.data.keys)}
        {list("They made these webhooks, which tell these addresses of the account’s events:", made.data.webhooks)}
        <label class="option"><input type="checkbox" checked={ends} onChange={(event) => setEnds(event.target.checked)} /> Revoke these keys and delete these webhooks</label>
      </>}
    </Confirm>
  );
}

/** Loads the dashboard anew, because the session has ended. */
function leave() {
  forgetTokens();
  forgetEntries();
  location.assign("/dashboard/");
}

/** Invites a person by a POST to `path`, and shows the link, which the service never shows again. */
export function Invite({ path, onClose, invited }) {
  const [email, setEmail] = useState("");
  const [role, setRole] = useState("member");
  const [made, setMade] = useState(null);
  const [run, { busy, error, about }] = useAction(async () => {
    setMade(await call("POST", path, { body: { email: email.trim(), role } }));
    invited?.();
  });
  if (made) return <Invited invitation={made} onClose={onClose} />;
  return (
    <FormDialog title="Invite a member" submit={run} button="Make a link" busy={busy} onClose={onClose}>
      <Field label="E-mail" type="email" required maxLength={254} value={email} onInput={setEmail} error={about("email")} hint="Only a person who signs in with this address can accept." />
      <Field label="Role" value={role} onInput={setRole} error={about("role")} options={roleOptions} />
      {error && !["email", "role"].includes(error.field) && <Failure error={error} />}
    </FormDialog>
  );
}

/** Shows the link of a new invitation. */
function Invited({ invitation, onClose }) {
  return (
    <Dialog title="Send this link" onClose={onClose}>
      <Notice kind="warning"><p>This is the only time that the link is shown. Loupe sends no mail: send it to <strong class="break">{invitation.email}</strong> yourself.</p></Notice>
      <p class="label" id="new-link">Valid until {date(invitation.expires_at)}</p>
      <p class="secret"><code tabIndex={0} aria-labelledby="new-link">{invitation.url}</code><CopyButton text={invitation.url} class="button slim" /></p>
      <p class="dialog-buttons"><button type="button" class="button quiet" onClick={onClose}>Done</button></p>
    </Dialog>
  );
}

/** The invitations that were not accepted yet. */
function Invitations() {
  const invitations = usePages("/console/invitations");
  const [withdrawing, setWithdrawing] = useState(null);
  return (
    <Section title="Invitations">
      <ListTable from={invitations} lines={1} label="Invitations" empty={<p class="soft">No open invitations.</p>} columns={[
        { title: "E-mail", wide: true, cell: (i) => <strong class="break">{i.email}</strong> },
        { title: "Role", cell: (i) => roles[i.role] },
        { title: "Expires", cell: (i) => date(i.expires_at) },
        { title: "Actions", hidden: true, cell: (i) => <button type="button" class="button quiet slim" onClick={() => setWithdrawing(i)}>Withdraw<span class="hidden"> the invitation of {i.email}</span></button> },
      ]} />
      {withdrawing && (
        <Confirm title="Withdraw this invitation?" button="Withdraw" onClose={() => setWithdrawing(null)}
          action={async () => { await call("DELETE", `/console/invitations/${encodeURIComponent(withdrawing.id)}`); invitations.reload(); }}>
          <p>The link that was made for <strong class="break">{withdrawing.email}</strong> stops working.</p>
        </Confirm>
      )}
    </Section>
  );
}

/** Renames the account. The page is loaded anew, because the navigation shows the name. */
function Rename() {
  const { account } = useSession();
  const [name, setName] = useState(account.name);
  const [run, { busy, error, about }] = useAction(async () => {
    await call("PATCH", "/console/account", { body: { name: name.trim() } });
    location.reload();
  });
  return (
    <Section title="Name of the account" class="card">
      <form onSubmit={(event) => { event.preventDefault(); run(); }}>
        <Field label="Name" required maxLength={200} value={name} onInput={setName} error={about("name")} hint="Members and the operator of this service see it." />
        <p class="form-buttons"><button class="button quiet" disabled={busy || name.trim() === account.name}>Rename</button></p>
      </form>
      {error && error.field !== "name" && <Failure error={error} />}
    </Section>
  );
}
