import { useEffect, useState } from "react";

const TICK_MS = 15_000;

/** The time as of a moment ago: enough to see that a chosen minute has passed, and a whole form is not drawn every second. */
export function useCoarseNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
