import type { LightMyRequestResponse } from "fastify";
import type { TestProduct } from "#test/product/test-product.ts";

type CallOptions = {
  token?: string | undefined;
  body?: unknown;
  language?: string;
  headers?: Record<string, string>;
};

export type Answer = { status: number; body: Record<string, unknown>; raw: LightMyRequestResponse };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** One call to the product's own HTTP, without a socket. */
export async function callApi(
  { app }: TestProduct,
  method: Method,
  url: string,
  options: CallOptions = {},
): Promise<Answer> {
  const raw = await app.inject({
    method,
    url,
    headers: {
      host: "localhost:3000",
      "accept-language": options.language ?? "en",
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    ...(options.body !== undefined && { payload: options.body as object }),
  });
  const isJson = String(raw.headers["content-type"]).includes("json");
  return { status: raw.statusCode, body: isJson ? raw.json() : {}, raw };
}

export type TestUser = { id: string; token: string; username: string };

let userCount = 0;

export async function makeUser(product: TestProduct): Promise<TestUser> {
  userCount += 1;
  const username = `user_${userCount}`;
  const body = { fullname: "Ada Yılmaz", username, email: `${username}@example.com`, password: "gizli-sifre" };
  const answer = await callApi(product, "POST", "/register", { body });
  const { token, user } = answer.body as { token: string; user: { _id: string } };
  return { id: user._id, token, username };
}
