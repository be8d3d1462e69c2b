import type { ClientBase } from "pg";
import { sha256 } from "#platform/ids.ts";

/** Each is kept in the memory of every connection's server process. */
const MOST_NAMED = 400;
const MOST_SEEN = 2_000;
const NAME_LENGTH = 24;
const PLAN_OUTDATED = "0A000";

export type StatementNames = {
  /** Undefined for a text that came for the first time, or that is better looked at anew. */
  nameOf(text: string): string | undefined;
  /** Its plan no longer fits: tables have changed since. */
  drop(text: string): void;
};

/** Texts that come again are given a name, under which each connection's server process keeps them parsed and planned. */
export function createStatementNames(): StatementNames {
  const seen = new Set<string>();
  const names = new Map<string, string | undefined>();
  return {
    nameOf(text) {
      if (names.has(text)) return names.get(text);
      if (names.size >= MOST_NAMED) return undefined;
      if (!seen.has(text)) {
        if (seen.size >= MOST_SEEN) seen.clear();
        seen.add(text);
        return undefined;
      }
      seen.delete(text);
      const name = `s_${sha256(text).slice(0, NAME_LENGTH)}`;
      names.set(text, name);
      return name;
    },
    drop(text) {
      names.set(text, undefined);
    },
  };
}

type Query = (...parameters: unknown[]) => unknown;
type Callback = (error: unknown, result: unknown) => void;

/** Without values a text may be several statements, which cannot be named together. */
export function nameStatements(client: ClientBase, names: StatementNames): void {
  const query = client.query.bind(client) as Query;
  client.query = ((...parameters: unknown[]) => {
    const [asked, values, callback] = parameters;
    const text = textOf(asked);
    const name = text !== undefined && Array.isArray(values) && values.length > 0 ? names.nameOf(text) : undefined;
    if (text === undefined || name === undefined) return query(...parameters);
    const config = typeof asked === "string" ? { text, name } : { ...(asked as object), name };
    const judge = (error: unknown): void => {
      if (error instanceof Error && "code" in error && error.code === PLAN_OUTDATED) names.drop(text);
    };
    if (typeof callback === "function") {
      return query(config, values, (error: unknown, result: unknown) => {
        judge(error);
        (callback as Callback)(error, result);
      });
    }
    const answer = query(config, values) as Promise<unknown>;
    answer.catch(judge);
    return answer;
  }) as ClientBase["query"];
}

/** Undefined for what has a name already, or is no plain query (a cursor, a copy). */
function textOf(asked: unknown): string | undefined {
  if (typeof asked === "string") return asked;
  if (typeof asked !== "object" || asked === null || "submit" in asked) return undefined;
  if ("name" in asked && asked.name !== undefined) return undefined;
  return "text" in asked && typeof asked.text === "string" ? asked.text : undefined;
}
