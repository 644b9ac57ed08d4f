import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** Returns a reference for an element and the element's width in pixels, which follows the window's. */
export function useWidth() {
  const element = useRef();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry.contentRect.width)));
    observer.observe(element.current);
    setWidth(Math.round(element.current.clientWidth));
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
