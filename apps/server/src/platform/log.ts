import { keyFieldOf, keyService } from "@sahne/contract/services/services";
import { pino, stdSerializers, type DestinationStream, type Logger, type SerializedError } from "pino";

export type Log = Logger;

/** Names whose values never reach a log line, wherever they stand. */
const SECRET_NAMES = [
  "authorization",
  "password",
  "currentPassword",
  "passwordHash",
  "token",
  "authToken",
  "accessToken",
  "refreshToken",
  "apiKey",
  ...keyService.options.map(keyFieldOf),
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
    serializers: { err: (error: Error) => withoutParameters(stdSerializers.err(error)) },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A failed query tells its parameters, which are people's words, addresses and hashes; the query alone says enough. */
function withoutParameters(error: SerializedError): SerializedError {
  const cut = (text: string): string => text.replaceAll(/\nparams: [\s\S]*?(?=\n {4}at |$)/g, "");
  return Object.assign(error, { message: cut(error.message), stack: cut(error.stack), params: undefined });
}

/** A path for the log: what stands behind the question mark may hold a code, a state or a signature. */
export function withoutQuery(url: string): string {
  return url.split("?", 1)[0] ?? "";
}
