// One life of a process that publishes: it orders a film when there is none yet, and works until the film has come to
// rest or until it kills itself. Prints what became of it as one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { createHttpApp } from "#http-app.ts";
import { uploads, videos } from "#platform/db/schema.ts";
import { startWorker } from "#worker.ts";
import { connectAs, connectedUser, makeFilm, publishFilm } from "#test/published-films.ts";
import type { TestProduct } from "#test/product/test-product.ts";
import { withUploadKill } from "./kill-points.ts";
import { createPublishContext, type PublishPlace } from "./publish-context.ts";
import type { PublishOrder } from "./run-process.ts";
import { barePages } from "#test/product/bare-pages.ts";

type Order = PublishPlace & PublishOrder;

const BRAND = "UCsbx0000000000000000003";

const AT_REST = new Set(["published", "failed", "needs_attention"]);
/** Seldom: the embedded database has one session, and looking must not cost what is measured. */
const LOOK_MS = 500;
const WEIGH_MS = 20;

const order = JSON.parse(process.argv[2] ?? "{}") as Order;
const context = withUploadKill(await createPublishContext(order), order.kill);
await context.queue.start();
if ((await readUploads()).length === 0) await orderFilm();
if (order.isOnlyOrder) await tell({ film: await filmPath() });
await startWorker(context);
const started = performance.now();
const before = process.memoryUsage.rss();
let peak = before;
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, WEIGH_MS);

let all = await readUploads();
while (!all.every(({ status }) => AT_REST.has(status))) {
  await wait(LOOK_MS);
  all = await readUploads();
}
const [upload] = all;
const seconds = (upload?.sentAt?.getTime() ?? 0) / 1000 - (performance.timeOrigin + started) / 1000;
const [film] = await context.db.select({ sha256: videos.sha256 }).from(videos);
const states = all.map(({ status }) => status);
const told = { status: upload?.status, states, sha256: film?.sha256, seconds, grownBytes: peak - before };
await tell(told);

async function tell(what: object): Promise<never> {
  await new Promise((resolve) => process.stdout.write(`${JSON.stringify(what)}\n`, resolve));
  await context.queue.stop();
  await context.database.close();
  process.exit(0);
}

async function filmPath(): Promise<string> {
  const [video] = await context.db.select().from(videos);
  return context.media.withLocalFile(video?.mediaKey ?? "", async (path) => path);
}

async function readUploads() {
  return context.db.select().from(uploads);
}

async function orderFilm(): Promise<void> {
  const pages = barePages(order.dataDir);
  const app = await createHttpApp(context, { pages, version: "test" });
  // Only what the helpers use of it.
  const product = { app, context } as TestProduct;
  const user = await connectedUser(product);
  const film = await makeFilm(product, user, order.bytes);
  if (order.isForTwo) await connectAs(product, user, { account: "marka" });
  for (const channelId of order.isForTwo ? [undefined, BRAND] : [undefined]) {
    const answer = await publishFilm(product, user, film.id, { channelId, ...order.hour });
    if (answer.status !== 202) throw new Error(`The order was answered ${answer.status}.`);
  }
  await app.close();
}
