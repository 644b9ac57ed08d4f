import { useEffect, useState } from "preact/hooks";
import { call, forgetTokens, onSignedOut, setCSRFToken } from "./api.js";
import { forgetEntries } from "./history.js";
import { useLocation, match } from "./router.js";
import { Session, tabs, useSession } from "./session.js";
import { Failure, Skeleton } from "./parts/notice.jsx";
import { Shell } from "./parts/shell.jsx";
import { Missing } from "./pages/missing.jsx";
import { Overview } from "./pages/overview.jsx";
import { SignedIn, SignIn, SignInAgain } from "./pages/sign-in.jsx";

// The code of these pages is loaded in groups, when a page of the group is opened.
const account = () => import("./groups/account.js");
const admin = () => import("./groups/admin.js");
const appraisals = () => import("./groups/appraisals.js");
const lists = () => import("./groups/lists.js");
const selling = () => import("./groups/selling.js");

// The pages. Those with a title are in the navigation; `part` names the entry that a page without one belongs to.
const routes = [
  { path: "/", page: Overview, title: "Overview", icon: "overview" },
  { path: "/playground", from: appraisals, page: "Playground", title: "Playground", icon: "playground" },
  { path: "/appraisals", from: appraisals, page: "Appraisals", title: "Appraisals", icon: "list" },
  { path: "/appraisals/:id", from: appraisals, page: "AppraisalPage", part: "/appraisals" },
  { path: "/lists", from: lists, page: "Lists", title: "Lists", icon: "lists" },
  { path: "/lists/new", from: lists, page: "NewList", part: "/lists" },
  { path: "/lists/:id", from: lists, page: "ListPage", part: "/lists" },
  { path: "/outcomes", from: selling, page: "Outcomes", title: "Outcomes", icon: "outcomes" },
  { path: "/reports", from: selling, page: "Reports", title: "Reports", icon: "reports" },
  { path: "/fees", from: selling, page: "Fees", title: "Fees", icon: "fees" },
  { path: "/keys", from: account, page: "Keys", title: "Keys", icon: "keys" },
  { path: "/usage", from: account, page: "Usage", title: "Usage", icon: "usage" },
  { path: "/credits", from: account, page: "Credits", title: "Credits", icon: "credits" },
  { path: "/catalogue", from: lists, page: "Catalogue", title: "Catalogue", icon: "catalogue" },
  { path: "/webhooks", from: account, page: "Webhooks", title: "Webhooks", icon: "webhooks" },
  { path: "/webhooks/:id", from: account, page: "WebhookPage", part: "/webhooks" },
  { path: "/members", from: account, page: "Members", title: "Members", icon: "members" },
  { path: "/account", from: account, page: "Account" },
  { path: "/consent", from: account, page: "Consent", bare: true },
  { path: "/invitation", from: account, page: "Invitation", bare: true },
  { path: "/signed-in", page: SignedIn, bare: true },
  { path: "/admin", from: admin, page: "Accounts", title: "Administration", icon: "admin", staff: true },
  { path: "/admin/accounts/:id", from: admin, page: "AdminAccount", part: "/admin", staff: true },
  { path: "/admin/purchases", from: admin, page: "Purchases", part: "/admin", staff: true },
  { path: "/admin/money", from: admin, page: "Money", part: "/admin", staff: true },
  { path: "/admin/catalogue", from: admin, page: "SharedListings", part: "/admin", staff: true },
  { path: "/admin/health", from: admin, page: "Health", part: "/admin", staff: true },
  { path: "/admin/appraisals/:id", from: admin, page: "AdminAppraisal", part: "/admin", staff: true },
  { path: "/admin/audit", from: admin, page: "Audit", part: "/admin", staff: true },
];

export function App() {
  const location = useLocation();
  const [state, setState] = useState({}); // `session` remains after it has ended: the page may have what the user typed
  const load = async () => {
    try {
      const session = await call("GET", "/console/session");
      if (state.session && (state.session.user.id !== session.user.id || state.session.account.id !== session.account.id)) { // the page is another user's, or shows another account
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
    tabs.onmessage = ({ data }) => (state.signedOut || data === "switched") && load();
  }, [state]);
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
  const allowed = routes.filter((route) => !route.staff || user.admin || user.support);
  let found = { page: Missing, parameters: {} };
  for (const route of allowed) {
    const parameters = match(route.path, location.pathname);
    if (parameters) {
      found = { ...route, parameters };
      break;
    }
  }
  const { from, page, parameters, bare } = found;
  const content = <Loading key={location.pathname} {...{ from, page, location, parameters }} />;
  if (bare) return content;
  const items = allowed.filter((route) => route.title).map((route) => ({
    ...route, href: `/dashboard${route.path}`, current: route.path === found.path || route.path === found.part,
  }));
  return <Shell items={items} location={location}>{content}</Shell>;
}

const loaded = new Map(); // groups of pages by the function that loads them

/** Draws a page when its group is loaded. That fails if the dashboard was updated and the old files are gone. */
function Loading({ from, page, location, parameters }) {
  const [, setLoaded] = useState();
  const [error, setError] = useState();
  useEffect(() => {
    if (from && !loaded.has(from)) from().then((group) => setLoaded(loaded.set(from, group).size), setError);
  }, []);
  if (error) return <Failure error={{ message: "the connection failed, or the dashboard was updated" }} retry={() => window.location.reload()} title="This page could not be loaded" />;
  const Page = from ? loaded.get(from)?.[page] : page;
  return Page ? <Page {...parameters} location={location} /> : <Skeleton lines={6} />;
}
