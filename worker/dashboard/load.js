// Hooks that load data of a page.

import { useCallback, useEffect, useState } from "preact/hooks";
import { call } from "./api.js";
import { useRemembered } from "./history.js";
import { useSession } from "./session.js";

/**
 * Loads data when the page opens, when an element of `inputs` changes, and when the user has signed in again. Returns {data, error,
 * loading, reload}. While data is loaded again, the old data remains.
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
  }, [...inputs, version, useSession()?.csrf_token]);
  return { ...state, reload: useCallback(() => setVersion((n) => n + 1), []) };
}

const typingPause = 300; // milliseconds

/** Returns the text that a user types, without spaces around it, once the user pauses. */
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

/** Rows of a page of a list: alone on a page of the dashboard, or with other lists. */
export const pageRows = 25;
export const sectionRows = 10;

/**
 * Loads a page of a list. `path` has the filters; `rows` is the highest number of items; `get` loads a path, from the console unless
 * given. Returns {data, error, loading, reload, number, newer, older}: `data` is the items of the page, `number` its number. `newer` and
 * `older` turn the page, and are null at the ends of the list. The history entry remembers the page that is shown.
 */
export function usePages(path, { rows = pageRows, get = getConsole } = {}) {
  const [{ of, cursors }, setPage] = useRemembered(`page of ${path.split("?")[0]}`, { of: path, cursors: [] });
  const before = of === path ? cursors : []; // with other filters, the list begins again
  const query = new URLSearchParams({ limit: rows, ...(before.length && { after: before.at(-1) }) });
  const { data: page, ...load } = useLoad((signal) => get(`${path}${path.includes("?") ? "&" : "?"}${query}`, signal), [path, before.at(-1)]);
  const show = (next) => () => setPage({ of: path, cursors: next });
  return {
    ...load,
    data: page?.items,
    number: before.length + 1,
    newer: before.length ? show(before.slice(0, -1)) : null,
    older: page?.next ? show([...before, page.next]) : null,
  };
}

/** Divides a loaded list into pages. Returns the same as usePages, without the members of useLoad. */
export function useSlices(items, rows = sectionRows) {
  const [start, setStart] = useState(0);
  const from = start < items.length ? start : 0;
  return {
    data: items.slice(from, from + rows),
    number: from / rows + 1,
    newer: from > 0 ? () => setStart(from - rows) : null,
    older: from + rows < items.length ? () => setStart(from + rows) : null,
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
