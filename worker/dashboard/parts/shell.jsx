// The frame around the pages of a signed-in user: navigation, account, colour scheme.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { call, forgetTokens } from "../api.js";
import { forgetEntries } from "../history.js";
import { useAction } from "../load.js";
import { tabs, useSession } from "../session.js";
import { useTheme } from "../theme.js";
import { Icon, Mark } from "./icon.jsx";
import { LegalLinks } from "./legal.jsx";
import { Failure, Notice } from "./notice.jsx";

/** `items` are the pages of the navigation: {href, title, icon, current}. */
export function Shell({ items, location, children }) {
  const { user, account, accounts } = useSession();
  const [open, setOpen] = useState(false);
  const button = useRef();
  useEffect(() => setOpen(false), [location.pathname]);
  useLayoutEffect(() => { // Escape works as soon as the menu is seen
    if (!open) return undefined;
    const close = (event) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current.focus();
    };
    addEventListener("keydown", close);
    return () => removeEventListener("keydown", close);
  }, [open]);
  return (
    <div class="shell">
      <a class="skip" href="#main">Skip to the content</a>
      <header class="side"><div class="side-inner">
        <div class="side-top">
          <a class="brand" href="/dashboard/"><Mark />Loupe</a>
          <button type="button" class="menu" ref={button} aria-expanded={open} aria-controls="menu" onClick={() => setOpen(!open)}>
            <Icon name={open ? "close" : "menu"} /><span class="hidden">Menu</span>
          </button>
        </div>
        <div id="menu" class={`side-menu ${open ? "open" : ""}`}>
          <nav aria-label="Dashboard">
            <ul>
              {items.map(({ href, title, icon, current }) => (
                <li key={href}><a href={href} aria-current={current ? "page" : undefined}><Icon name={icon} />{title}</a></li>
              ))}
            </ul>
          </nav>
          <div class="side-bottom">
            <p class="side-links"><a href="/docs/">Docs</a> <a href="/reference">Reference</a> <a href="/docs/mcp">MCP</a></p>
            <a class="side-user" href="/dashboard/account"><span class="avatar" aria-hidden="true">{(user.name || user.email || "?")[0].toUpperCase()}</span><span class="side-name">{user.name || user.email}<small>{account.name !== user.name ? account.name : user.email}</small></span></a>
            {accounts.length > 1 && <Accounts current={account} accounts={accounts} />}
            <ThemeButton />
            <SignOut />
          </div>
        </div>
      </div></header>
      <main id="main" tabIndex={-1}>
        {account.suspended_at && (
          <Notice kind="warning" title="This account is suspended"><p>Calls with its keys are refused. Contact the operator of this service.</p></Notice>
        )}
        {children}
        <LegalLinks />
      </main>
    </div>
  );
}

/** The user’s other accounts, to choose the one that the dashboard shows. */
function Accounts({ current, accounts }) {
  const [run, { busy, error }] = useAction(async (id) => {
    await call("PUT", "/console/account", { body: { id } });
    openAccount("/dashboard/");
  });
  return (
    <details class="side-accounts">
      <summary class="side-button"><Icon name="switch" />Switch account</summary>
      <ul class="plain">
        {accounts.filter((a) => a.id !== current.id).map((a) => <li key={a.id}><button type="button" class="side-button" disabled={busy} onClick={() => run(a.id)}>{a.name}</button></li>)}
      </ul>
      <Failure error={error} />
    </details>
  );
}

/** Loads a page of the dashboard after the session has changed to another account. Other tabs load theirs anew. */
export function openAccount(path) {
  forgetTokens();
  forgetEntries();
  tabs.postMessage("switched");
  location.assign(path);
}

export function ThemeButton() {
  const [theme, toggle] = useTheme();
  return <button type="button" class="side-button" onClick={toggle}><Icon name={theme === "dark" ? "sun" : "moon"} />{theme === "dark" ? "Light colours" : "Dark colours"}</button>;
}

function SignOut() {
  const [run, { busy, error }] = useAction(async () => {
    await call("POST", "/auth/sign-out");
    forgetTokens();
    forgetEntries();
    location.assign("/dashboard/");
  });
  return (
    <>
      <button type="button" class="side-button" onClick={() => run()} disabled={busy}><Icon name="leave" />Sign out</button>
      <Failure error={error} />
    </>
  );
}
