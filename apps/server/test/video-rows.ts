import { videos } from "#platform/db/schema.ts";
import { newId } from "#platform/ids.ts";
import type { TestUser } from "#test/api.ts";
import type { TestProduct } from "#test/product/test-product.ts";

const OPTIONS = { aspectRatio: "16:9", durationSeconds: 8, resolution: "720p", voice: "off" } as const;

/** A video as a row only, for tests that need a history and no films; answers its id. */
export async function addVideoRow(
  { context }: TestProduct,
  user: TestUser,
  { createdAt, ...changes }: { createdAt: Date; name: string; status: string } & Partial<typeof videos.$inferInsert>,
): Promise<string> {
  const id = newId(createdAt);
  await context.db.insert(videos).values({
    id,
    userId: user.id,
    scenario: "text2video",
    serviceType: "freePick",
    engine: "sahne",
    promptText: "p",
    keywords: "",
    autoUpload: false,
    options: OPTIONS,
    description: "",
    createdAt,
    updatedAt: createdAt,
    ...changes,
  });
  return id;
}
