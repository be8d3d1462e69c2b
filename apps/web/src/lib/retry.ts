const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** How long to wait before the next try; spread a little, so that a restarted server is not met by everybody at once. */
export function retryDelay(failures: number, random: number = Math.random()): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return Math.round(full * (0.5 + random / 2));
}

/** Waits, but no longer than until the browser is back: online again, or looked at again after a sleep. */
export async function waitOrWake(milliseconds: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const ended = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      ended.abort();
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    const options = { signal: ended.signal };
    signal.addEventListener("abort", finish, options);
    window.addEventListener("online", finish, options);
    document.addEventListener("visibilitychange", () => !document.hidden && finish(), options);
  });
}
