/** Codes of the driver, of the network and of PostgreSQL that mean "not just now", not "wrong". */
const AWAY_CODES = new Set(
  [
    "ECONNREFUSED ECONNRESET ETIMEDOUT EPIPE ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH",
    // The server stops, ends the session or has no connection left.
    "57P01 57P02 57P03 57P05 25P03 08000 08001 08003 08004 08006 53300",
    // It took too long, or two of us stood in each other's way: the same request may well succeed.
    "57014 55P03 40001 40P01",
  ].flatMap((codes) => codes.split(" ")),
);

/** What `pg` says without any code, in its own words (pg 8, pg-pool 3); a test provokes them. */
const AWAY_MESSAGES = [
  "timeout exceeded when trying to connect",
  "Connection terminated",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
  "Query read timeout",
  "The database does not answer.",
];

/** Whether a database that cannot serve just now is the reason, however deep it lies. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (AWAY_CODES.has(code) || AWAY_MESSAGES.some((message) => error.message.startsWith(message))) return true;
  return isDatabaseAway(error.cause);
}
