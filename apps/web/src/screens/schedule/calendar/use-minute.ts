import { MINUTE_MS } from "@sahne/contract/time-units";
import { useEffect, useState } from "react";

/** The time, once a minute: what the now-line and "today" need. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
