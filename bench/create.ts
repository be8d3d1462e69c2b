// Is "create" answered at once, however much is being made? npx tsx bench/create.ts. Exits 1 beyond a limit.
// The ratio to an empty route of the same run counts, not the milliseconds: this machine may be busy.
import { loadavg } from "node:os";
import { startProduct, type Product } from "#e2e/support/product.ts";
import { openVendorAccount, percentile, send, type Account } from "./create-account.ts";

const CREATES = 200;
const AT_ONCE = 4;
const READS = 200;
/** p99 of creating ÷ p99 of an empty route under the same load. */
const MOST_TIMES_EMPTY = 40;
/** p50 of reading the profile while a film renders ÷ p50 while idle. */
const MOST_WHILE_RENDERING = 6;

const product = await startProduct({
  LOG_LEVEL: "error",
  MAX_JOBS_PER_USER: "100000",
  MAX_CREATES_PER_HOUR: "100000",
  MAX_VENDOR_CALLS_PER_DAY: "100000",
});
try {
  const account = await openVendorAccount(product);
  const idle = await readProfiles(product, account);
  const empty = await inParallel(() =>
    timed(() => fetch(`${product.url}/docs/docs.css`).then((reply) => reply.text())),
  );
  const created = await inParallel((index) => timed(() => create(account, { promptText: `bench film ${index}` })));
  const film = { serviceType: "gemini", promptText: "Bir film. ".repeat(20), options: { durationSeconds: 20 } };
  await create(account, film);
  const busy = await readProfiles(product, account);
  report({ idle, empty, created, busy });
} finally {
  await product.stop();
}

function report(times: Record<"idle" | "empty" | "created" | "busy", number[]>): void {
  const timesEmpty = percentile(times.created, 0.99) / percentile(times.empty, 0.99);
  const whileRendering = percentile(times.busy, 0.5) / percentile(times.idle, 0.5);
  const line = (list: number[]) =>
    `p50 ${percentile(list, 0.5).toFixed(1)} ms, p99 ${percentile(list, 0.99).toFixed(1)} ms`;
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}; ${CREATES} creates, ${AT_ONCE} at once`);
  console.log(`  empty route: ${line(times.empty)}`);
  console.log(
    `  create: ${line(times.created)}; p99 is ${timesEmpty.toFixed(1)} × the empty route's (at most ${MOST_TIMES_EMPTY})`,
  );
  console.log(
    `  profile: idle ${line(times.idle)}; while films are made ${line(times.busy)}; ${whileRendering.toFixed(1)} × (at most ${MOST_WHILE_RENDERING})`,
  );
  process.exitCode = timesEmpty <= MOST_TIMES_EMPTY && whileRendering <= MOST_WHILE_RENDERING ? 0 : 1;
}

async function create({ token }: Account, body: object): Promise<void> {
  const request = { scenario: "text2video", serviceType: "freePick", ...body };
  await send(product, { method: "POST", path: "/video/create", body: request, token });
}

async function readProfiles(running: Product, { userId, token }: Account): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < READS / 4; round += 1) {
    times.push(await timed(() => send(running, { method: "GET", path: `/api/users/${userId}/profile`, token })));
  }
  return times;
}

async function inParallel(call: (index: number) => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < CREATES) {
      next += 1;
      times.push(await call(next));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return times;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
