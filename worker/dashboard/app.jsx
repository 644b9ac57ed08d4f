import { useEffect, useState } from "preact/hooks";
import { call, forgetTokens, onSignedOut, setCSRFToken } from "./api.js";
import { forgetEntries } from "./history.js";
import { useLocation, match } from "./router.js";
import { Session, useSession } from "./session.js";
import { Failure, Skeleton } from "./parts/notice.jsx";
import { Shell } from "./parts/shell.jsx";
import { Account } from "./pages/account.jsx";
import { AppraisalPage } from "./pages/appraisal.jsx";
import { Appraisals } from "./pages/appraisals.jsx";
import { Catalogue } from "./pages/catalogue.jsx";
import { Consent } from "./pages/consent.jsx";
import { Credits } from "./pages/credits.jsx";
import { Keys } from "./pages/keys.jsx";
import { ListPage } from "./pages/list.jsx";
import { Lists } from "./pages/lists.jsx";
import { Missing } from "./pages/missing.jsx";
import { NewList } from "./pages/new-list.jsx";
import { Overview } from "./pages/overview.jsx";
import { Playground } from "./pages/playground.jsx";
import { SignedIn, SignIn, SignInAgain } from "./pages/sign-in.jsx";
import { Usage } from "./pages/usage.jsx";
import { WebhookPage } from "./pages/webhook.jsx";
import { Webhooks } from "./pages/webhooks.jsx";
import { AdminAccount } from "./pages/admin/account.jsx";
import { AdminAppraisal } from "./pages/admin/appraisal.jsx";
import { Accounts } from "./pages/admin/accounts.jsx";
import { Audit } from "./pages/admin/audit.jsx";
import { SharedListings } from "./pages/admin/catalogue.jsx";
import { Health } from "./pages/admin/health.jsx";
import { Purchases } from "./pages/admin/purchases.jsx";

// The pages. Those with a title are in the navigation; `part` names the entry that a page without one belongs to.
const routes = [
  { path: "/", page: Overview, title: "Overview", icon: "overview" },
  { path: "/playground", page: Playground, title: "Playground", icon: "playground" },
  { path: "/appraisals", page: Appraisals, title: "Appraisals", icon: "list" },
  { path: "/appraisals/:id", page: AppraisalPage, part: "/appraisals" },
  { path: "/lists", page: Lists, title: "Lists", icon: "lists" },
  { path: "/lists/new", page: NewList, part: "/lists" },
  { path: "/lists/:id", page: ListPage, part: "/lists" },
  { path: "/keys", page: Keys, title: "Keys", icon: "keys" },
  { path: "/usage", page: Usage, title: "Usage", icon: "usage" },
  { path: "/credits", page: Credits, title: "Credits", icon: "credits" },
  { path: "/catalogue", page: Catalogue, title: "Catalogue", icon: "catalogue" },
  { path: "/webhooks", page: Webhooks, title: "Webhooks", icon: "webhooks" },
  { path: "/webhooks/:id", page: WebhookPage, part: "/webhooks" },
  { path: "/account", page: Account },
  { path: "/consent", page: Consent, bare: true },
  { path: "/signed-in", page: SignedIn, bare: true },
  { path: "/admin", page: Accounts, title: "Administration", icon: "admin", admin: true },
  { path: "/admin/accounts/:id", page: AdminAccount, part: "/admin", admin: true },
  { path: "/admin/purchases", page: Purchases, part: "/admin", admin: true },
  { path: "/admin/catalogue", page: SharedListings, part: "/admin", admin: true },
  { path: "/admin/health", page: Health, part: "/admin", admin: true },
  { path: "/admin/appraisals/:id", page: AdminAppraisal, part: "/admin", admin: true },
  { path: "/admin/audit", page: Audit, part: "/admin", admin: true },
];

const tabs = new BroadcastChannel("loupe-session"); // tells the other tabs of a sign-in

export function App() {
  const location = useLocation();
  const [state, setState] = useState({}); // `session` remains after it has ended: the page may have what the user typed
  const load = async () => {
    try {
      const session = await call("GET", "/console/session");
      if (state.session && state.session.user.id !== session.user.id) { // the page is another user's
        forgetEntries();
        window.location.reload();
        return;
      }
      setCSRFToken(session.csrf_token);
      setState({ session });
      tabs.postMessage("signed in");
    } catch (error) {
      if (!state.session && error.status === 401) forgetEntries(); // they may be another user's
      else if (!state.session) setState({ error });
    }
  };
  useEffect(() => {
    onSignedOut(() => {
      forgetTokens();
      setState(({ session }) => ({ session, signedOut: true }));
    });
    load();
  }, []);
  useEffect(() => {
    tabs.onmessage = () => state.signedOut && load();
  }, [state.signedOut]);
  if (state.error) return <main class="lonely"><Failure error={state.error} retry={load} title="The dashboard could not be opened" /></main>;
  if (state.signedOut && !state.session) return <SignIn location={location} signedIn={load} />;
  if (!state.session) return <main class="lonely"><Skeleton /></main>;
  return (
    <Session.Provider value={state.session}>
      <Routes location={location} />
      {state.signedOut && <SignInAgain signedIn={load} />}
    </Session.Provider>
  );
}

function Routes({ location }) {
  const { user } = useSession();
  const allowed = routes.filter((route) => !route.admin || user.admin);
  let found = { page: Missing, parameters: {} };
  for (const route of allowed) {
    const parameters = match(route.path, location.pathname);
    if (parameters) {
      found = { ...route, parameters };
      break;
    }
  }
  const { page: Found, parameters, bare } = found;
  const content = <Found key={location.pathname} {...parameters} location={location} />;
  if (bare) return content;
  const items = allowed.filter((route) => route.title).map((route) => ({
    ...route, href: `/dashboard${route.path}`, current: route.path === found.path || route.path === found.part,
  }));
  return <Shell items={items} location={location}>{content}</Shell>;
}
