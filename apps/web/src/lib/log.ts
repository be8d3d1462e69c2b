export function logError(what: string, cause: unknown): void {
  write("error", what, cause);
}

export function logWarning(what: string, cause: unknown): void {
  write("warn", what, cause);
}

/** The browser console is the only log a browser has: everything that writes there passes here. */
function write(level: "error" | "warn", what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console[level](what, cause);
}
