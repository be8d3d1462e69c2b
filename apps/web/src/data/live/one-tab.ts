/**
 * Runs `work` in one tab of this browser at a time: the others wait, and one of them takes over when that tab is closed.
 * Where the browser has no locks (plain HTTP on a local network) every tab works for itself.
 */
export async function inOneTab(name: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks = (navigator as { locks?: LockManager | null }).locks ?? null;
  if (locks === null) {
    await work();
    return;
  }
  try {
    await locks.request(name, { signal }, work);
  } catch (error) {
    // Aborted while waiting for its turn: a normal end.
    if (!signal.aborted) throw error;
  }
}
