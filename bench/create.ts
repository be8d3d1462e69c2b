// Is "create" answered at once, however much is being made? npx tsx bench/create.ts. Exits 1 beyond the limit.
// Meant for a quiet machine: the load and an empty route of the same run are told beside the figure.
import { loadavg } from "node:os";
import { startProduct } from "#e2e/support/product.ts";
import { openVendorAccount, percentile, send, type Account } from "./create-account.ts";

const CREATES = 200;
/** The embedded engine gets its quick machine code only while it runs: the first calls of a process are told apart. */
const FIRST_CREATES = 100;
const AT_ONCE = 4;
/** An answer within a tenth of a second is felt as one's own doing; the films themselves are made meanwhile. */
const MOST_P99_MS = 100;

const product = await startProduct({
  LOG_LEVEL: "error",
  MAX_JOBS_PER_USER: "100000",
  MAX_CREATES_PER_HOUR: "100000",
  MAX_VENDOR_CALLS_PER_DAY: "100000",
  MAX_VENDOR_TASKS_PER_KEY: "20",
});
try {
  const account = await openVendorAccount(product);
  const empty = await inParallel(CREATES, () => fetch(`${product.url}/docs/docs.css`).then((reply) => reply.text()));
  const first = await inParallel(FIRST_CREATES, (index) => create(account, `first film ${index}`));
  const created = await inParallel(CREATES, (index) => create(account, `bench film ${index}`));
  report(empty, first, created);
} finally {
  await product.stop();
}

function report(empty: number[], first: number[], created: number[]): void {
  const p99 = percentile(created, 0.99);
  const ratio = p99 / percentile(empty, 0.99);
  const line = (list: number[]) =>
    `p50 ${percentile(list, 0.5).toFixed(1)} ms, p99 ${percentile(list, 0.99).toFixed(1)} ms`;
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}; ${CREATES} creates, ${AT_ONCE} at once`);
  console.log(`  empty route: ${line(empty)}`);
  console.log(`  the first ${FIRST_CREATES} after the start: ${line(first)}`);
  console.log(
    `  create: ${line(created)} (p99 at most ${MOST_P99_MS}); p99 is ${ratio.toFixed(1)} × the empty route's`,
  );
  process.exitCode = p99 <= MOST_P99_MS ? 0 : 1;
}

async function create({ token }: Account, promptText: string): Promise<void> {
  const body = { scenario: "text2video", serviceType: "freePick", promptText };
  await send(product, { method: "POST", path: "/video/create", body, token });
}

async function inParallel(count: number, call: (index: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      const startedAt = performance.now();
      await call(next);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return times;
}
