/** The browser console is the only log a browser has: everything that writes there passes here. */
export function logError(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, cause);
}

export function logWarning(what: string, cause: unknown): void {
  // oxlint-disable-next-line no-console
  console.warn(what, cause);
}
