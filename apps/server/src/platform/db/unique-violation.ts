const UNIQUE_VIOLATION = "23505";

/** The unique index that refused a write, wherever in the chain of causes the driver says so; else null. */
export function violatedIndex(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ("code" in error && error.code === UNIQUE_VIOLATION && "constraint" in error) return String(error.constraint);
  return violatedIndex(error.cause);
}
