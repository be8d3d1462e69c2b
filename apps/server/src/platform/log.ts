import { pino, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** Names whose values never reach a log line, wherever they stand. */
const SECRET_NAMES = [
  "authorization",
  "password",
  "token",
  "authToken",
  "accessToken",
  "refreshToken",
  "apiKey",
  "geminiApiKey",
  "freepikApiKey",
  "sessionUri",
  "sig",
  "cookie",
];

const redactedPaths = SECRET_NAMES.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: { app: "sahne" },
    redact: { paths: redactedPaths, censor: "[redacted]" },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A path for the log: what stands behind the question mark may hold a code, a state or a signature. */
export function withoutQuery(url: string): string {
  return url.split("?", 1)[0] ?? "";
}
