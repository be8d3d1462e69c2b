import { changeOperator } from "#operating/change-operator.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import type { TestProduct } from "#test/product/test-product.ts";

export const PASSWORD = "gizli-sifre";

/** As the site comes, for whoever changes one thing of it. */
export const SITE = {
  signUp: "open",
  storageCapMb: null,
  legal: { controller: "", address: "", email: "", basis: "" },
  claims: null,
  ads: "network",
};

export async function makeOperator(product: TestProduct): Promise<TestUser> {
  const user = await makeUser(product);
  const { db, clock } = product.context;
  await changeOperator(db, { name: user.username, isOperator: true }, clock.now());
  return user;
}

/** One call of the operators' page. */
export async function callAdmin(
  product: TestProduct,
  user: TestUser,
  [method, path]: ["GET" | "POST" | "PUT" | "DELETE", string],
  body?: object,
): Promise<Answer> {
  return callApi(product, method, `/api/admin/${path}`, { token: user.token, body });
}
