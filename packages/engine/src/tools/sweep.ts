/** In the quick run a few of all, evenly chosen; every one of them in the long run (vitest.long.config.ts). */
export function sweep<Value>(all: readonly Value[], few: number): readonly Value[] {
  if (process.env["SAHNE_SWEEP"] === "1") return all;
  return Array.from({ length: few }, (_, index) => all[Math.floor((index * all.length) / few)]).filter(
    (value) => value !== undefined,
  );
}
