import type { Image } from "@sahne/contract/videos/images";
import type { Video } from "@sahne/contract/videos/videos";
import type { Plan } from "@sahne/engine/plan/plan";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { brandKits, videos } from "#platform/db/schema.ts";
import { callApi, makeUser, type TestUser } from "#test/api.ts";
import { sampleFilm } from "#test/films.ts";
import { jpeg, uploadPicture } from "#test/pictures.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();

const save = (user: TestUser, body: object) =>
  callApi(t.product(), "PUT", "/api/brand-kit", { token: user.token, body });
const read = (user: TestUser) => callApi(t.product(), "GET", "/api/brand-kit", { token: user.token });

/** The plan of a small film made now. */
async function planOf(user: TestUser): Promise<Plan> {
  const film = sampleFilm({ texts: ["One line", "Two lines"] });
  const options = { resolution: "480p", music: "none", aspectRatio: "1:1" };
  const body = { scenario: "text2video", serviceType: "sahne", promptText: "Cats", options, film };
  const made = await callApi(t.product(), "POST", "/video/create", { token: user.token, body });
  await t.product().context.queue.drain();
  const { _id } = made.body["video"] as Video;
  const [row] = await t.product().context.db.select().from(videos).where(eq(videos.id, _id));
  expect(row?.status).toBe("completed");
  return row?.plan as Plan;
}

test("[R17.5] films carry the saved brand, one switch leaves it out, and a deleted logo is left out alone", async () => {
  const user = await makeUser(t.product());
  const { body } = await uploadPicture(t.product(), user, await jpeg({ width: 120, height: 90 }), { name: "logo.jpg" });
  const logoImageId = (body as Image)._id;
  const kit = { isOn: true, logoImageId, corner: "bottom-left", accent: "#00C853", font: "anton", watermark: "@ada" };
  expect(await save(user, kit)).toMatchObject({ status: 200, body: { kit: { accent: "#00c853", second: null } } });

  const brand = { corner: "bottom-left", accent: "#00c853", font: "anton", watermark: "@ada" };
  expect((await planOf(user)).film.brand).toEqual({ ...brand, hasLogo: true });
  await callApi(t.product(), "DELETE", `/api/users/images/${logoImageId}`, { token: user.token });
  expect((await planOf(user)).film.brand).toEqual({ ...brand, hasLogo: false });
  await save(user, { ...kit, logoImageId: null, isOn: false });
  expect((await planOf(user)).film.brand).toBeUndefined();
});

test("[R17.5] a kit is saved once per account, is its owner's alone, and refuses what cannot be drawn", async () => {
  const [ada, deniz] = [await makeUser(t.product()), await makeUser(t.product())];
  expect((await read(ada)).body).toMatchObject({ kit: { isOn: false, corner: "top-right", endWords: "" } });
  const [first, second] = await Promise.all([save(ada, { endWords: "See you" }), save(ada, { endWords: "Bye" })]);
  expect([first.status, second.status]).toEqual([200, 200]);
  const rows = await t.product().context.db.select().from(brandKits).where(eq(brandKits.userId, ada.id));
  expect(rows).toHaveLength(1);
  expect((await read(deniz)).body).toMatchObject({ kit: { endWords: "" } });

  const { body } = await uploadPicture(t.product(), deniz, await jpeg({ width: 120, height: 90 }), { name: "x.jpg" });
  expect(await save(ada, { logoImageId: (body as Image)._id })).toMatchObject({ status: 404 });
  for (const wrong of [{ accent: "red" }, { corner: "middle" }, { font: "comic" }, { watermark: "x".repeat(41) }])
    expect(await save(ada, wrong)).toMatchObject({ status: 400 });
});
