import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import { DAY_MS } from "@sahne/contract/time-units";
import { newAccount } from "./account.ts";
import type { Product } from "./product.ts";

/** A signed-in user of a running product, made by calls instead of clicks. */
export type Member = { userId: string; token: string; user: unknown };

type Film = { _id: string; status: string };

const FILM_TIMEOUT_MS = 240_000;
const POLL_MS = 300;

export async function register(product: Product): Promise<Member> {
  const { token, user } = await call<{ token: string; user: { _id: string } }>(product, "POST", "/register", {
    body: newAccount(),
  });
  return { userId: user._id, token, user };
}

/** Puts the session where the web app looks for it; every page of this context is then signed in. */
export async function enter(context: BrowserContext, { token, user }: Member): Promise<void> {
  await context.addInitScript(
    ([storedToken, storedUser]) => {
      // A test that signs out must stay out when the next page loads.
      if (sessionStorage.getItem("entered") !== null) return;
      sessionStorage.setItem("entered", "yes");
      localStorage.setItem("authToken", storedToken);
      localStorage.setItem("user", storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** Asks for a short, small film from text alone. */
export async function order(product: Product, member: Member, promptText: string, options = {}): Promise<string> {
  const body = { scenario: "text2video", promptText, options: { durationSeconds: 5, resolution: "480p", ...options } };
  const { video } = await call<{ video: Film }>(product, "POST", "/video/create", { member, body });
  return video._id;
}

export async function untilDone(product: Product, member: Member, videoId: string): Promise<void> {
  const deadline = Date.now() + FILM_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const { video } = await call<{ video: Film }>(product, "GET", `/api/videos/${videoId}`, { member });
    if (video.status === "completed") return;
    if (video.status === "failed") throw new Error("The film failed.");
    await delay(POLL_MS);
  }
  throw new Error("The film was not done in time.");
}

/** A film for every day from tomorrow on, at the same time of day as now. */
export async function plan(product: Product, member: Member, promptText: string): Promise<void> {
  const body = { scenario: "scheduled", scheduled: true, promptText, keywords: "gezi, sabah" };
  const { video } = await call<{ video: Film }>(product, "POST", "/video/create", { member, body });
  const scheduledAt = new Date(Date.now() + DAY_MS).toISOString();
  await call(product, "POST", `/api/videos/${video._id}/schedule`, {
    member,
    body: { scheduledAt, recurring: true, recurringType: "daily", timeZone: "Europe/Istanbul" },
  });
}

export async function cancel(product: Product, member: Member, videoId: string): Promise<void> {
  await call(product, "POST", `/api/videos/${videoId}/cancel`, { member });
}

export async function publish(product: Product, member: Member, videoId: string, title: string): Promise<void> {
  await call(product, "POST", "/api/youtube/upload", { member, body: { videoId, title } });
}

/** Connects the simulated channel as a person would who ticks everything on its consent page. */
export async function connectChannel(product: Product, member: Member): Promise<void> {
  const { authUrl } = await call<{ authUrl: string }>(product, "GET", "/api/youtube/auth", { member });
  const search = await allowAll(authUrl);
  await call(product, "GET", `/api/youtube/callback${search}`, { member });
}

/** Ticks everything on the simulated consent page; answers what its redirect carries back. */
export async function allowAll(authUrl: string): Promise<string> {
  const page = await (await fetch(authUrl)).text();
  const form = new URLSearchParams();
  for (const [input] of page.matchAll(/<input[^>]*>/g)) {
    const [name, value] = ["name", "value"].map((key) => new RegExp(`\\b${key}="([^"]*)"`).exec(input)?.[1]);
    if (name !== undefined && /type="(hidden|checkbox)"/.test(input)) form.append(name, plain(value ?? ""));
  }
  form.set("account", "ayse");
  form.set("decision", "allow");
  const action = new URL(plain(/<form[^>]*action="([^"]*)"/.exec(page)?.[1] ?? authUrl), authUrl);
  const answer = await fetch(action, { method: "POST", body: form, redirect: "manual" });
  return new URL(answer.headers.get("location") ?? "", authUrl).search;
}

type CallOptions = { member?: Member; body?: unknown };

async function call<Reply>(
  product: Product,
  method: "GET" | "POST",
  path: string,
  { member, body }: CallOptions = {},
): Promise<Reply> {
  const response = await fetch(new URL(path, product.url), {
    method,
    headers: {
      ...(member && { authorization: `Bearer ${member.token}` }),
      ...(body !== undefined && { "content-type": "application/json", "idempotency-key": randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${await response.text()}`);
  return (response.status === 204 ? undefined : await response.json()) as Reply;
}

function plain(text: string): string {
  return text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
}
