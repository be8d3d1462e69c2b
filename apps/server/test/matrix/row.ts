import type { World } from "./matrix-world.ts";

/** What the owner sends; `userId` in a path is filled in by itself. */
export type MatrixRequest = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
};

export type MatrixRow = {
  /** `operator`: the owner is one; to everybody else the route is not there. */
  access: "public" | "session" | "operator";
  /**
   * What another user gets for the owner's request: `not_found`, or `own` where the route knows no ids and answers
   * everybody with their own. Taken from the path when left out.
   */
  other?: "not_found" | "own";
  /** The answer does not end by itself. */
  isStream?: boolean;
  request(world: World): Promise<MatrixRequest>;
};

type Prepare = (world: World) => Promise<MatrixRequest> | MatrixRequest;
type RowOptions = Omit<MatrixRow, "access" | "request">;

export function session(prepare: Prepare = () => ({}), options: RowOptions = {}): MatrixRow {
  return { access: "session", ...options, request: async (world) => prepare(world) };
}

export function operator(prepare: Prepare = () => ({})): MatrixRow {
  return { access: "operator", request: async (world) => prepare(world) };
}

export function open(prepare: Prepare = () => ({})): MatrixRow {
  return { access: "public", request: async (world) => prepare(world) };
}
