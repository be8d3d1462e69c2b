import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { queryRows } from "#platform/db/rows.ts";
import { images, videos } from "#platform/db/schema.ts";
import { callApi, makeUser } from "#test/api.ts";
import { jpeg, uploadPicture } from "#test/pictures.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { addVideoRow } from "#test/video-rows.ts";
import { readStorage } from "./storage-room.ts";

const t = withTestProduct();

test("what a user keeps is counted as it comes, changes and goes, and is what adding everything up would say", async () => {
  const { context } = t.product();
  const { db } = context;
  const [user, other] = [await makeUser(t.product()), await makeUser(t.product())];
  const createdAt = context.clock.now();
  const addedUp = async (): Promise<number> => {
    const [row] = await queryRows<{ bytes: number }>(
      db,
      sql`select ((select coalesce(sum(bytes), 0) from images where user_id = ${user.id} and starter is null)
        + (select coalesce(sum(bytes), 0) from videos where user_id = ${user.id}))::float8 as bytes`,
    );
    return row?.bytes ?? 0;
  };
  const agree = async (bytes: number): Promise<void> => {
    expect([(await readStorage(context, db, user.id)).bytes, await addedUp()]).toEqual([bytes, bytes]);
  };

  await agree(0);
  const first = await addVideoRow(t.product(), user, { createdAt, name: "a", status: "processing" });
  const second = await addVideoRow(t.product(), user, { createdAt, name: "b", status: "completed", bytes: 700 });
  await addVideoRow(t.product(), other, { createdAt, name: "c", status: "completed", bytes: 9_000 });
  await agree(700);
  await db.update(videos).set({ bytes: 300 }).where(eq(videos.id, first));
  await agree(1_000);
  await db.update(videos).set({ progress: 4, name: "d" }).where(eq(videos.id, first));
  await agree(1_000);
  await db.delete(videos).where(eq(videos.id, second));
  await agree(300);
  // The starters are everybody's.
  await callApi(t.product(), "GET", `/api/users/${user.id}/images`, { token: user.token });
  await agree(300);
  await uploadPicture(t.product(), user, await jpeg({ width: 40, height: 40 }));
  const [picture] = await db
    .select()
    .from(images)
    .where(sql`user_id = ${user.id} and starter is null`);
  await agree(300 + (picture?.bytes ?? 0));
  await db.delete(images).where(eq(images.id, picture?.id ?? ""));
  await agree(300);
});
