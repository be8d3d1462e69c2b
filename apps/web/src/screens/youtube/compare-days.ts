export type Measure = "views" | "watchTime" | "likes" | "subscribers";

/** The newest `length` days, and by how many percent they differ from as many before; null where those are not all known or were nothing. */
export function compareDays(counts: readonly number[], length: number): { total: number; percent: number | null } {
  const sum = (part: readonly number[]): number => part.reduce((total, count) => total + count, 0);
  const total = sum(counts.slice(-length));
  const before = sum(counts.slice(-2 * length, -length));
  const isComparable = counts.length >= 2 * length && before > 0;
  return { total, percent: isComparable ? Math.round((100 * (total - before)) / before) : null };
}
