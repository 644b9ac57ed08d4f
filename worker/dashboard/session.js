import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The answer of GET /console/session, for all pages. */
export const Session = createContext(null);

export const useSession = () => useContext(Session);

/** Tells the other tabs of a sign-in, "signed in", and that the session shows another account, "switched". */
export const tabs = new BroadcastChannel("loupe-session");
