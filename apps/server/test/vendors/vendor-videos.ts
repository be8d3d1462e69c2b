import type { KeyService } from "@sahne/contract/services/services";
import type { Video } from "@sahne/contract/videos/videos";
import { onTestFinished } from "vitest";
import { keepApiKey } from "#features/accounts/api-keys.ts";
import type { VendorConfig } from "#platform/vendor-config.ts";
import { createFreepik } from "#providers/freepik/film.ts";
import { callApi, makeUser, type Answer, type TestUser } from "#test/api.ts";
import type { TestProduct } from "#test/product/test-product.ts";

let keyCount = 0;

/** A user with a key that only the sandbox takes. */
export async function makeVendorUser(
  product: TestProduct,
  service: KeyService = "freepik",
): Promise<TestUser & { apiKey: string }> {
  const user = await makeUser(product);
  keyCount += 1;
  const apiKey = `sandbox-key-${keyCount}`;
  await giveKey(product, user, service, apiKey);
  return { ...user, apiKey };
}

export async function giveKey(
  { context }: TestProduct,
  user: TestUser,
  service: KeyService,
  apiKey: string | null,
): Promise<void> {
  await keepApiKey(context, context.db, { userId: user.id, service, key: apiKey ?? "" });
}

export async function createVideo(product: TestProduct, user: TestUser, body: object): Promise<Answer> {
  const request = { scenario: "text2video", serviceType: "freePick", promptText: "a red kite", ...body };
  return callApi(product, "POST", "/video/create", { token: user.token, body: request });
}

/** Creates and answers the id; anything but 201 is a broken test. */
export async function startVideo(product: TestProduct, user: TestUser, body: object = {}): Promise<string> {
  const answer = await createVideo(product, user, body);
  if (answer.status !== 201) throw new Error(`Creating answered ${answer.status} ${JSON.stringify(answer.body)}`);
  return (answer.body["video"] as Video)._id;
}

export async function readVideo(product: TestProduct, user: TestUser, id: string): Promise<Video> {
  const { body } = await callApi(product, "GET", `/api/videos/${id}`, { token: user.token });
  return body["video"] as Video;
}

export async function act(product: TestProduct, user: TestUser, path: string, body?: object): Promise<Answer> {
  return callApi(product, "POST", `/api/videos/${path}`, { token: user.token, ...(body && { body }) });
}

/** Other limits of the vendors, for one test. */
export function limitVendors({ context }: TestProduct, limits: Partial<VendorConfig>): void {
  const { vendors } = context.config;
  const usual = { ...vendors };
  Object.assign(vendors, limits);
  onTestFinished(() => void Object.assign(vendors, usual));
}

/** Keeps back what Freepik answers to a paid call: the call is under way until it is let go. */
export function holdAnswer({ context }: TestProduct): { arrived: Promise<void>; release(): void } {
  const { freepik } = context.generators;
  let arrive = () => {};
  let release = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const submit: typeof freepik.submit = async (...call) => {
    const [answer] = await Promise.allSettled([freepik.submit(...call)]);
    arrive();
    await released;
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  };
  context.generators.freepik = { ...freepik, submit };
  onTestFinished(() => {
    context.generators.freepik = freepik;
    release();
  });
  return { arrived, release };
}

/** Nobody answers at Freepik's address, until the test ends or it comes back. */
export function takeAway({ context }: TestProduct): () => void {
  const { freepik } = context.generators;
  const away = createFreepik({
    ...context.config.vendors.freepik,
    baseUrl: "http://127.0.0.1:2",
    sandboxUrl: "http://127.0.0.1:2",
  });
  const comeBack = (): void => {
    context.generators.freepik = freepik;
  };
  context.generators.freepik = away;
  onTestFinished(comeBack);
  return comeBack;
}

const ROUNDS = 40;
const ROUND_MS = 12_000;

/** Lets jobs run, moving the clock over their waits, until the video has come to rest or the rounds are over. */
export async function settleVideo(product: TestProduct, user: TestUser, id: string, rounds = ROUNDS): Promise<Video> {
  let video = await readVideo(product, user, id);
  for (let round = 0; round < rounds && isRunning(video); round += 1) {
    await product.context.queue.drain();
    video = await readVideo(product, user, id);
    if (isRunning(video)) product.clock.advance(ROUND_MS);
  }
  return video;
}

function isRunning(video: Video): boolean {
  return video.status === "processing" && !video.needsAttention;
}

export async function listMedia({ context }: TestProduct, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of context.media.list(prefix)) keys.push(key);
  return keys;
}
