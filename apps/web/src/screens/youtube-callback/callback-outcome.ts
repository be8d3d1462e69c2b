export const SUCCESS_DELAY_MS = 2_000;
export const REFUSED_DELAY_MS = 3_000;
export const FAILED_DELAY_MS = 5_000;

/** What the address we came back to says, before anything is asked of the server (R8.2). */
export type Arrival =
  | { kind: "cancelled"; error: string }
  | { kind: "no-code" }
  | { kind: "code"; code: string; state: string };

export function readArrival(search: URLSearchParams): Arrival {
  const error = search.get("error");
  if (error !== null && error !== "") return { kind: "cancelled", error };
  const code = search.get("code");
  if (code === null || code === "") return { kind: "no-code" };
  return { kind: "code", code, state: search.get("state") ?? "" };
}
