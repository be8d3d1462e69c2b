import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";

export type Patient = { config: Config; log: Log };

/** What a check found: fine, worth knowing, or wrong and what to do about it. */
export type Finding = { is: "fine" | "note"; told: string } | { is: "wrong"; told: string; todo: string };
export type Check = (patient: Patient) => Promise<Finding>;

export const fine = (told: string): Finding => ({ is: "fine", told });
export const note = (told: string): Finding => ({ is: "note", told });
export const wrong = (told: string, todo: string): Finding => ({ is: "wrong", told, todo });

/** The innermost reason in one line: what wraps it says only that something failed. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  const code = "code" in error && typeof error.code === "string" ? ` (${error.code})` : "";
  return `${error.message || error.name}${error.message.includes(code) ? "" : code}`.split("\n", 1)[0] ?? "";
}

/** Node knows the public authorities only; null where the certificate is not what is wrong. */
export function certificateTodo(error: unknown): string | null {
  const isUnknown = /UNABLE_TO_(VERIFY|GET)|SELF_SIGNED|CERT_UNTRUSTED/.test(reasonOf(error));
  if (!isUnknown) return null;
  return "Its certificate is of an authority that Node does not know: set NODE_EXTRA_CA_CERTS to a file with that authority's, and let the server send the whole chain.";
}
