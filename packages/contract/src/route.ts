import { z } from "zod";

type Shape = z.ZodType;

/** `operator`: to everybody else it answers as an address that does not exist. */
export type Access = "public" | "session" | "operator";

/** One HTTP call, described once: the server mounts it, the web calls it, OpenAPI is made from it. */
export type Route<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Shape = Shape,
  Reply extends Shape = Shape,
> = {
  id: string;
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  summary: string;
  tag: string;
  access: Access;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  status: 200 | 201 | 202;
  /** Takes an `Idempotency-Key`: the same key with the same body answers the same and does the work once. */
  idempotent: boolean;
  /** The body is one file, as multipart form data under the name `file`. */
  isUpload: boolean;
  /** The body is bytes as they are. */
  isBinary?: boolean;
  /** How much may be sent, where that is more than usual. */
  bodyBytes?: number;
  /** The answer is text of this type, to be saved as a file, instead of JSON. */
  fileType: string | null;
  /** The answer is a stream of events that comes bit by bit; who closes it ends the work. */
  isStream: boolean;
  /** Takes longer by nature than any answer may otherwise take. */
  isLong?: boolean;
  /** Answered also while the server sends others away: it tells how the server is. */
  isAlwaysServed?: boolean;
};

type RouteDefinition<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> = Pick<
  Route,
  "id" | "method" | "path" | "summary" | "tag"
> &
  Partial<
    Pick<
      Route,
      | "access"
      | "status"
      | "idempotent"
      | "isUpload"
      | "isBinary"
      | "bodyBytes"
      | "fileType"
      | "isStream"
      | "isLong"
      | "isAlwaysServed"
    >
  > & {
    params?: P;
    query?: Q;
    body?: B;
    reply: R;
  };

/** Placeholder schema for a part that a route does not have. */
export const none = z.undefined();
type None = typeof none;

export function defineRoute<
  P extends Shape = None,
  Q extends Shape = None,
  B extends Shape = None,
  R extends Shape = Shape,
>(definition: RouteDefinition<P, Q, B, R>): Route<P, Q, B, R> {
  return {
    access: "session",
    status: 200,
    idempotent: false,
    isUpload: false,
    fileType: null,
    isStream: false,
    ...definition,
    params: orNone(definition.params),
    query: orNone(definition.query),
    body: orNone(definition.body),
  };
}

/** An absent part is typed as None by the defaults of `defineRoute`. */
function orNone<S extends Shape>(schema: S | undefined): S {
  return schema ?? (none as unknown as S);
}
