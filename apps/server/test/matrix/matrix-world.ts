import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { TestProduct } from "#test/product/test-product.ts";
import { users, videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";

/** The people of one round, and what the rows of the matrix may want to have lying around. */
export type World = {
  product: TestProduct;
  owner: TestUser;
  other: TestUser;
  /** Deleted the account a moment ago and kept the token. */
  gone: TestUser;
  /** Stands in everything the owner has; nobody else may ever see it. */
  canary: string;
  email: string;
  /** A video of the owner in any state; a completed one has its file. */
  video(state?: Partial<typeof videos.$inferInsert>): Promise<string>;
};

export async function makeWorld(product: TestProduct): Promise<World> {
  const [owner, other] = await Promise.all([makeUser(product), makeUser(product)]);
  // Nothing of this person is left, so one serves every round.
  goneOnce ??= makeGone(product);
  const gone = await goneOnce;
  const canary = `canary-${randomBytes(6).toString("hex")}`;
  await product.context.db.update(users).set({ fullname: canary }).where(eq(users.id, owner.id));
  return {
    product,
    owner,
    other,
    gone,
    canary,
    email: `${owner.username}@example.com`,
    video: (state = {}) => addVideo(product, owner, canary, state),
  };
}

let goneOnce: Promise<TestUser> | undefined;

async function makeGone(product: TestProduct): Promise<TestUser> {
  const gone = await makeUser(product);
  const body = { password: "gizli-sifre", confirm: gone.username };
  await callApi(product, "POST", `/api/users/${gone.id}/delete`, { token: gone.token, body });
  await product.context.queue.drain();
  return gone;
}

async function addVideo(
  { context }: TestProduct,
  owner: TestUser,
  canary: string,
  state: Partial<typeof videos.$inferInsert>,
): Promise<string> {
  const now = context.clock.now();
  const id = newId(now);
  const mediaKey = `videos/${owner.id}/${id}.mp4`;
  const { bytes } = await context.media.put(mediaKey, Buffer.from(canary));
  await context.db.insert(videos).values({
    id,
    userId: owner.id,
    scenario: "text2video",
    serviceType: "freePick",
    engine: "sahne",
    promptText: canary,
    keywords: canary,
    autoUpload: false,
    // Small, since the row that tries a failed one again has it really rendered.
    options: { aspectRatio: "16:9", durationSeconds: 5, resolution: "480p", voice: "off" },
    name: canary,
    description: canary,
    status: "completed",
    mediaKey,
    bytes,
    durationSeconds: 5,
    createdAt: now,
    updatedAt: now,
    ...state,
  });
  return id;
}
