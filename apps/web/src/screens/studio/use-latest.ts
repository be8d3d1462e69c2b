import { useLayoutEffect, useRef, type RefObject } from "react";

/** The newest value, for work that outlives the drawing it was begun in. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
