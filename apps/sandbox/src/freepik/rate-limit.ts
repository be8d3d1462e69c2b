import type { World } from "#world.ts";

const WINDOW_MS = 60_000;

export type Allowance = { limit: number; remaining: number; resetSeconds: number; isSpent: boolean };

/** Reads per key and minute; the vendor tells the state in headers on every GET. */
export function createRateLimit(world: World): (key: string) => Allowance {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return (key) => {
    const now = world.clock.now().getTime();
    const known = windows.get(key);
    const current = known && now < known.startedAt + WINDOW_MS ? known : { startedAt: now, count: 0 };
    current.count += 1;
    windows.set(key, current);
    const limit = world.settings.current().requestsPerMinute;
    return {
      limit,
      remaining: Math.max(0, limit - current.count),
      resetSeconds: Math.ceil((current.startedAt + WINDOW_MS - now) / 1000),
      isSpent: current.count > limit,
    };
  };
}
