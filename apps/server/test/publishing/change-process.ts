// One life of a process that changes a published film: it publishes one and wishes for the change when there is none yet, and
// works until the change has come to rest or until it kills itself. Prints what became of it as one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import type { OnChannel } from "@sahne/contract/publishing/channel-changes";
import { DAY_MS } from "@sahne/contract/time-units";
import { createHttpApp } from "#http-app.ts";
import { uploads } from "#platform/db/schema.ts";
import { startWorker } from "#worker.ts";
import { callApi } from "#test/api.ts";
import { connectedUser, giveChangeRight, makeFilm, publishFilm } from "#test/published-films.ts";
import type { TestProduct } from "#test/product/test-product.ts";
import { withChangeKill, type ChangeKillPoint } from "./kill-points.ts";
import { createPublishContext, type PublishPlace } from "./publish-context.ts";
import { barePages } from "#test/product/bare-pages.ts";

type Order = PublishPlace & {
  kill: ChangeKillPoint | null;
  /** To which the one that its channel keeps is moved. */
  hour: string;
};

const LOOK_MS = 300;
const PLAN = { film: { language: "tr", scenes: [{ text: "Merhaba", start: 0, end: 3 }] }, untold: "" };

const order = JSON.parse(process.argv[2] ?? "{}") as Order;
const context = withChangeKill(await createPublishContext(order), order.kill);
await context.queue.start();
await startWorker(context);
if ((await readUpload()) === undefined) await wishForChange();

let upload = await readUpload();
while (upload?.changeStatus === "queued") {
  await wait(LOOK_MS);
  upload = await readUpload();
}
const told = { status: upload?.changeStatus ?? "done", youtubeVideoId: upload?.youtubeVideoId };
await new Promise((resolve) => process.stdout.write(`${JSON.stringify(told)}\n`, resolve));
await context.queue.stop();
await context.database.close();
process.exit(0);

async function readUpload() {
  const [row] = await context.db.select().from(uploads);
  return row;
}

async function wishForChange(): Promise<void> {
  const pages = barePages(order.dataDir);
  const app = await createHttpApp(context, { pages, version: "test" });
  // Only what the helpers use of it.
  const product = { app, context, clock: { advance: () => undefined } } as unknown as TestProduct;
  const user = await connectedUser(product);
  await giveChangeRight(product, user);
  const { id } = await makeFilm(product, user, 1000, { plan: PLAN });
  const publishAt = new Date(Date.now() + DAY_MS).toISOString();
  await publishFilm(product, user, id, { publishAt, publishBy: "channel", privacyStatus: "public" });
  while ((await readUpload())?.status !== "scheduled") await wait(LOOK_MS);
  const path = `/api/videos/${id}/upload`;
  const { body } = await callApi(product, "GET", `${path}/on-channel`, { token: user.token });
  const { channel: base, playlists } = body as OnChannel;
  const changes = { title: "Yeni", publishAt: order.hour, playlistId: playlists[0]?.id, captions: true };
  const answer = await callApi(product, "POST", `${path}/change`, { token: user.token, body: { changes, base } });
  if (answer.status !== 202) throw new Error(`The wish was answered ${answer.status}.`);
  await app.close();
}
