import type { TestProduct } from "#test/product/test-product.ts";
import { callApi, type TestUser } from "#test/api.ts";

type Consent = { account?: string; decision?: "allow" | "deny"; without?: string[] };

export type Returned = { code: string; state: string; error: string | null };

/** Walks the sandbox's consent page as a browser would: opens it, ticks, and follows the way back up to our door. */
export async function giveConsent(authUrl: string, consent: Consent = {}): Promise<Returned> {
  const page = await fetch(authUrl);
  const html = await page.text();
  const form = new URLSearchParams();
  for (const [tag] of html.matchAll(/<input[^>]*>/g)) {
    const attribute = (name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
    const name = attribute("name");
    const value = decodeEntities(attribute("value") ?? "");
    if (!name) continue;
    if (attribute("type") === "hidden") form.append(name, value);
    if (attribute("type") === "checkbox" && !consent.without?.some((scope) => value.endsWith(scope)))
      form.append(name, value);
  }
  form.set("account", consent.account ?? "ayse");
  form.set("decision", consent.decision ?? "allow");
  const action = /<form[^>]*action="([^"]*)"/.exec(html)?.[1] ?? authUrl;
  const answer = await fetch(new URL(decodeEntities(action), authUrl), {
    method: "POST",
    body: form,
    redirect: "manual",
  });
  const back = new URL(answer.headers.get("location") ?? "", authUrl);
  return {
    code: back.searchParams.get("code") ?? "",
    state: back.searchParams.get("state") ?? "",
    error: back.searchParams.get("error"),
  };
}

/** Connects the user's channel through every real step. */
export async function connectChannel(product: TestProduct, user: TestUser): Promise<void> {
  const { body } = await callApi(product, "GET", "/api/youtube/auth", { token: user.token });
  const { code, state } = await giveConsent(String(body["authUrl"]));
  const query = new URLSearchParams({ code, state }).toString();
  const answer = await callApi(product, "GET", `/api/youtube/callback?${query}`, { token: user.token });
  if (answer.status !== 200) throw new Error(`Connecting answered ${answer.status} ${JSON.stringify(answer.body)}`);
}

function decodeEntities(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
}
