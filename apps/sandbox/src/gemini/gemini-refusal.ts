import { Refusal } from "#refusal.ts";

/** The envelope of models, operations and files: a number, a status word and typed details. */
export function geminiRefusal(code: number, status: string, message: string, details: unknown[] = []): Refusal {
  return new Refusal(code, { error: { code, message, status, ...(details.length > 0 && { details }) } });
}

/** Interactions answer with a word as code, and nothing else. */
export function interactionRefusal(status: number, code: string, message: string): Refusal {
  return new Refusal(status, { error: { code, message } });
}

export function invalidArgument(message: string): Refusal {
  return geminiRefusal(400, "INVALID_ARGUMENT", message);
}

export function retryInfo(seconds: number): unknown {
  return { "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: `${seconds}s` };
}
