/**
 * Runs `work` in one tab of this browser at a time: the others wait, and one of them takes over when that tab is closed.
 * Where the browser has no locks (plain HTTP on a local network) every tab works for itself.
 */
export async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (typeof navigator === "undefined" || !("locks" in navigator)) {
    await work();
    return;
  }
  try {
    await navigator.locks.request(name, { signal }, work);
  } catch (error) {
    // Given up while waiting for its turn: that is how it ends.
    if (!signal.aborted) throw error;
  }
}
