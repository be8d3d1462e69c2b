import type { Product } from "#e2e/support/product.ts";

export type Account = { userId: string; token: string };

/** An account whose Freepik key is one of the sandbox's, so that creating a video starts the paid pipeline. */
export async function openVendorAccount(product: Product): Promise<Account> {
  const profile = { fullname: "Ada Bench", username: `bench_${Date.now()}`, email: `bench${Date.now()}@example.com` };
  const registered = await send(product, {
    method: "POST",
    path: "/register",
    body: { ...profile, password: "uzun-ve-gizli-3" },
  });
  const { token, user } = registered as { token: string; user: { _id: string } };
  const body = { ...profile, freepikApiKey: "sandbox-bench" };
  await send(product, { method: "PUT", path: `/api/users/${user._id}/profile`, body, token });
  return { userId: user._id, token };
}

type Call = { method: string; path: string; body?: object; token?: string };

export async function send(product: Product, { method, path, body, token = "" }: Call): Promise<unknown> {
  const response = await fetch(`${product.url}${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${JSON.stringify(answer)}`);
  return answer;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
