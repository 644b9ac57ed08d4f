// Hooks that load data of a page.

import { useCallback, useEffect, useState } from "preact/hooks";
import { call } from "./api.js";

/**
 * Loads data when the page opens and when an element of `inputs` changes. Returns {data, error, loading, reload}. While data is
 * loaded again, the old data remains.
 */
export function useLoad(load, inputs = []) {
  const [state, setState] = useState({ loading: true });
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setState(({ data }) => ({ data, loading: true }));
    load(controller.signal).then(
      (data) => controller.signal.aborted || setState({ data, loading: false }),
      (error) => controller.signal.aborted || setState({ error, loading: false }),
    );
    return () => controller.abort();
  }, [...inputs, version]);
  return { ...state, reload: useCallback(() => setVersion((n) => n + 1), []) };
}

const typingPause = 300; // milliseconds

/** Returns a text without spaces around it, as it was when the user last paused while typing it. */
export function useTyped(text) {
  const [typed, setTyped] = useState(text.trim());
  useEffect(() => {
    const timer = setTimeout(() => setTyped(text.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return typed;
}

/** Loads a resource of the console. */
export function useGet(path) {
  return useLoad((signal) => call("GET", path, { signal }), [path]);
}

/**
 * Loads a list page by page. `get` returns a page for a path, from the console unless given. Returns {data, error, loading, more,
 * loadingMore, moreError, reload}: `data` is the items of all pages loaded, `more` loads the next page and is null after the last.
 */
export function usePages(path, get = getConsole) {
  const [next, setNext] = useState({});
  const first = useLoad(async (signal) => {
    const page = await get(path, signal);
    if (!signal.aborted) setNext({ cursor: page.next, items: page.items });
    return page;
  }, [path]);
  const more = async () => {
    setNext((now) => ({ ...now, loading: true, error: null }));
    try {
      const page = await get(`${path}${path.includes("?") ? "&" : "?"}after=${encodeURIComponent(next.cursor)}`);
      setNext({ cursor: page.next, items: [...next.items, ...page.items] });
    } catch (error) {
      setNext((now) => ({ ...now, loading: false, error }));
    }
  };
  return {
    ...first,
    data: first.data && next.items,
    more: next.cursor ? more : null,
    loadingMore: next.loading,
    moreError: next.error,
  };
}

const getConsole = (path, signal) => call("GET", path, { signal });

/**
 * Runs an action of the user. Returns [run, {busy, error, about}]; `run` passes its arguments on and resolves to whether it
 * succeeded, `about` returns the error's message if it is about this field.
 */
export function useAction(action) {
  const [state, setState] = useState({ busy: false, error: null });
  const run = async (...args) => {
    setState({ busy: true, error: null });
    try {
      await action(...args);
      setState({ busy: false, error: null });
      return true;
    } catch (error) {
      setState({ busy: false, error });
      return false;
    }
  };
  const about = (field) => state.error?.field === field && state.error.message;
  return [run, { ...state, about }];
}
