import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The answer of GET /console/session, for all pages. */
export const Session = createContext(null);

export const useSession = () => useContext(Session);
