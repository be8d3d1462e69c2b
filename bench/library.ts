// Are the first page of My Videos, of the history, the figures and the overview as quick with 300,000 videos as with 1,000?
// npx tsx bench/library.ts [embedded|postgres] [videos]. Exits 1 beyond a limit. Only ratios of the same run count.
import { spawnSync } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { startProduct, type Product } from "#e2e/support/product.ts";
import { percentile, send, type Account } from "./create-account.ts";
import { keepPostgres, type Postgres } from "./kept-server.ts";

const FEW = 1_000;
const MANY = Number(process.argv[3] ?? 300_000);
/** Both accounts are as old: the figures of a period are made of its days, however many videos those have. */
const DAYS = 90;
const ROUNDS = 150;
/** The engine of the server, of its database and of this very process compile what they run often: until then all is slow. */
const WARM_UP_ROUNDS = 60;
/** Median of the account with many ÷ median of the account with few, asked in turns. */
const MOST_GROWTH = 1.3;
/** What few videos hold is looked up in an index of all of them. */
const MOST_SEARCH_GROWTH = 2;
/** Median ÷ median of an empty route (a small file without a session), asked in turns. */
const MOST_TIMES_EMPTY = 25;

const ROUTES: Record<string, (userId: string) => string> = {
  "first page": (userId) => `/api/users/${userId}/videos?limit=24`,
  "first page by name": (userId) => `/api/users/${userId}/videos?limit=24&sort=name`,
  "first page of failed": (userId) => `/api/users/${userId}/videos?limit=24&status=failed`,
  "search: in every video": (userId) => search(userId, "kite"),
  "search: in one of a hundred": (userId) => search(userId, "lighthouse"),
  "search: in one": (userId) => search(userId, "number 777."),
  "search: in none": (userId) => search(userId, "zeppelin"),
  "search: two letters in none": (userId) => search(userId, "zq"),
  overview: (userId) => `/api/users/${userId}/overview`,
  history: (userId) => `/api/users/${userId}/history?limit=30`,
  figures: (userId) => `/api/users/${userId}/figures?from=${dayBefore(29)}`,
  inbox: (userId) => `/api/users/${userId}/inbox`,
  profile: (userId) => `/api/users/${userId}/profile`,
};
const search = (userId: string, q: string): string => `/api/users/${userId}/videos?limit=24&q=${encodeURIComponent(q)}`;
const dayBefore = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const EMPTY = "/docs/docs.css";

const engines = process.argv[2] === undefined ? ["embedded", "postgres"] : [process.argv[2]];
for (const engine of engines) await bench(engine);

/** The installation with a small account beside a large one, and its likeness where the small account is alone. */
async function bench(engine: string): Promise<void> {
  const [alone, crowded] = await Promise.all([open(engine), open(engine)]);
  try {
    const neighbour = await signUp(crowded.product, "many");
    const accounts: Accounts = {
      alone: { ...(await signUp(alone.product, "few")), product: alone.product },
      few: { ...(await signUp(crowded.product, "few")), product: crowded.product },
      many: { ...neighbour, product: crowded.product },
    };
    await whileStopped(alone.product, () => fill(alone, accounts.alone, FEW));
    await whileStopped(crowded.product, () => {
      fill(crowded, accounts.few, FEW);
      fill(crowded, accounts.many, MANY);
    });
    report(engine, await measure(accounts));
  } finally {
    for (const { product, server } of [alone, crowded]) {
      await product.stop();
      server?.letGo();
    }
  }
}

type Installation = { product: Product; server: Postgres | null };
type Accounts = Record<"alone" | "few" | "many", Account & { product: Product }>;

async function open(engine: string): Promise<Installation> {
  const server = engine === "postgres" ? await keepPostgres() : null;
  return { server, product: await startProduct({ LOG_LEVEL: "error", ...(server && { DATABASE_URL: server.url }) }) };
}

type Times = Map<string, number>;

/**
 * Medians by route and account. Every round asks all of them in another order: a busy moment of the machine hits each,
 * and nobody always comes right behind the longest answer.
 */
async function measure(accounts: Accounts): Promise<Times> {
  const calls = Object.entries(accounts).flatMap(([who, { product, userId, token }]) => [
    { name: `empty/${who}`, url: `${product.url}${EMPTY}`, token },
    ...Object.entries(ROUTES).map(([name, path]) => ({
      name: `${name}/${who}`,
      url: `${product.url}${path(userId)}`,
      token,
    })),
  ]);
  const times = new Map(calls.map(({ name }) => [name, [] as number[]]));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const { name, url, token } of shuffled(calls)) {
      const start = performance.now();
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const body = await response.text();
      if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body}`);
      if (round >= 0) times.get(name)?.push(performance.now() - start);
    }
  }
  return new Map([...times].map(([name, list]) => [name, percentile(list, 0.5)]));
}

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: Math.random() }))
    .toSorted((left, right) => left.place - right.place)
    .map(({ item }) => item);
}

function report(engine: string, times: Times): void {
  const of = (name: string): number => times.get(name) ?? Number.NaN;
  const [emptyAlone, empty] = [of("empty/alone"), (of("empty/few") + of("empty/many")) / 2];
  console.log(
    `${engine}: load ${loadavg()[0]?.toFixed(1)}, empty route ${emptyAlone.toFixed(2)} ms alone, ${empty.toFixed(2)} ms crowded`,
  );
  for (const name of Object.keys(ROUTES)) {
    const [alone, few, many] = [of(`${name}/alone`), of(`${name}/few`), of(`${name}/many`)];
    const [growth, beside, timesEmpty] = [many / few, few / alone, many / empty];
    const mostGrowth = name.startsWith("search") ? MOST_SEARCH_GROWTH : MOST_GROWTH;
    const isKept = growth <= mostGrowth && beside <= MOST_GROWTH && timesEmpty <= MOST_TIMES_EMPTY;
    if (!isKept) process.exitCode = 1;
    console.log(
      `  ${isKept ? "kept  " : "BROKEN"} ${name}: ${FEW} videos ${few.toFixed(1)} ms, ${MANY} videos ${many.toFixed(1)} ms; ` +
        `growth ${growth.toFixed(2)}, beside ${MANY} of another ${beside.toFixed(2)} (at most ${mostGrowth}); ` +
        `${timesEmpty.toFixed(1)} × an empty route (at most ${MOST_TIMES_EMPTY})`,
    );
  }
}

async function whileStopped(product: Product, work: () => void): Promise<void> {
  await product.kill("SIGTERM");
  work();
  await product.restart();
}

function fill({ product, server }: Installation, { userId }: Account, count: number): void {
  const script = fileURLToPath(new URL("../apps/server/scripts/fill-videos.ts", import.meta.url));
  const place = server?.url ?? product.dataDir;
  const parameters = ["--import", "tsx", script, place, userId, String(count), String(DAYS)];
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
