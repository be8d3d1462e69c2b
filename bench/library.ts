// Are the first page of My Videos and the overview as quick with 300,000 videos as with 1,000?
// npx tsx bench/library.ts [embedded|postgres]. Exits 1 beyond a limit. Only ratios of the same run count.
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { loadavg } from "node:os";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startProduct, type Product } from "#e2e/support/product.ts";
import { percentile, send, type Account } from "./create-account.ts";

const FEW = 1_000;
const MANY = 300_000;
const ROUNDS = 150;
/** Median of the account with many ÷ median of the account with few, asked in turns. */
const MOST_GROWTH = 1.5;
/** Median ÷ median of an empty route (a small file without a session), asked in turns. */
const MOST_TIMES_EMPTY = 25;

const ROUTES: Record<string, (userId: string) => string> = {
  "first page": (userId) => `/api/users/${userId}/videos?limit=24`,
  "first page by name": (userId) => `/api/users/${userId}/videos?limit=24&sort=name`,
  "first page of failed": (userId) => `/api/users/${userId}/videos?limit=24&status=failed`,
  overview: (userId) => `/api/users/${userId}/overview`,
  profile: (userId) => `/api/users/${userId}/profile`,
};
const EMPTY = "/docs/docs.css";

const engines = process.argv.length > 2 ? process.argv.slice(2) : ["embedded", "postgres"];
for (const engine of engines) await bench(engine);

async function bench(engine: string): Promise<void> {
  const server = engine === "postgres" ? await startPostgres() : null;
  const settings = { LOG_LEVEL: "error", ...(server && { DATABASE_URL: server.url }) };
  const product = await startProduct(settings);
  try {
    const [few, many] = [await signUp(product, "few"), await signUp(product, "many")];
    await whileStopped(product, () => fill(server?.url ?? product.dataDir, few.userId, FEW));
    const before = await measure(product, { few });
    await whileStopped(product, () => fill(server?.url ?? product.dataDir, many.userId, MANY));
    const after = await measure(product, { few, many });
    report(engine, before, after);
  } finally {
    await product.stop();
    server?.keeper.kill();
  }
}

type Times = Map<string, number>;

/** Medians by route and account; the routes take turns, so that a busy moment of the machine hits all of them. */
async function measure(product: Product, accounts: Record<string, Account>): Promise<Times> {
  const calls = [{ name: "empty", path: EMPTY, token: "" }];
  for (const [who, { userId, token }] of Object.entries(accounts)) {
    for (const [name, path] of Object.entries(ROUTES))
      calls.push({ name: `${name}/${who}`, path: path(userId), token });
  }
  const times = new Map(calls.map(({ name }) => [name, [] as number[]]));
  for (let round = -10; round < ROUNDS; round += 1) {
    for (const { name, path, token } of calls) {
      const start = performance.now();
      const response = await fetch(`${product.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      const body = await response.text();
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return new Map([...times].map(([name, list]) => [name, percentile(list, 0.5)]));
}

function report(engine: string, before: Times, after: Times): void {
  const of = (times: Times, name: string): number => times.get(name) ?? Number.NaN;
  console.log(`${engine}: load ${loadavg()[0]?.toFixed(1)}, empty route ${of(after, "empty").toFixed(2)} ms`);
  for (const name of Object.keys(ROUTES)) {
    const [few, many] = [of(after, `${name}/few`), of(after, `${name}/many`)];
    const growth = many / few;
    // The same small account, before and after somebody else's 300,000 videos came into its database.
    const alone = few / of(after, "empty") / (of(before, `${name}/few`) / of(before, "empty"));
    const timesEmpty = many / of(after, "empty");
    const isKept = growth <= MOST_GROWTH && alone <= MOST_GROWTH && timesEmpty <= MOST_TIMES_EMPTY;
    if (!isKept) process.exitCode = 1;
    console.log(
      `  ${isKept ? "kept  " : "BROKEN"} ${name}: ${FEW} videos ${few.toFixed(1)} ms, ${MANY} videos ${many.toFixed(1)} ms; ` +
        `growth ${growth.toFixed(2)}, beside ${MANY} of another ${alone.toFixed(2)} (at most ${MOST_GROWTH}); ` +
        `${timesEmpty.toFixed(1)} × an empty route (at most ${MOST_TIMES_EMPTY})`,
    );
  }
}

async function whileStopped(product: Product, work: () => void): Promise<void> {
  await product.kill("SIGTERM");
  work();
  await product.restart();
}

function fill(place: string, userId: string, count: number): void {
  const script = fileURLToPath(new URL("../apps/server/scripts/fill-videos.ts", import.meta.url));
  const parameters = ["--import", "tsx", script, place, userId, String(count)];
  const { status } = spawnSync(process.execPath, parameters, { stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error("The installation could not be filled.");
}

async function signUp(product: Product, name: string): Promise<Account> {
  const body = {
    fullname: "Ada",
    username: `bench_${name}`,
    email: `${name}@example.com`,
    password: "kirmizi-ucurtma-9",
  };
  const registered = await send(product, { method: "POST", path: "/register", body });
  const { token, user } = registered as { token: string; user: { _id: string } };
  return { token, userId: user._id };
}

/** The PostgreSQL that the tests use, for as long as its keeper lives. */
async function startPostgres(): Promise<{ url: string; keeper: ChildProcess }> {
  const script = fileURLToPath(new URL("../apps/server/test/database/keeper.ts", import.meta.url));
  const keeper = spawn(process.execPath, ["--import", "tsx", script, "postgres"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const [line] = (await once(createInterface(keeper.stdout), "line")) as [string];
  return { url: (JSON.parse(line) as { url: string }).url, keeper };
}
