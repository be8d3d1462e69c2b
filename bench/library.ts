// Is the library as quick among 300,000 videos of all users as among 1,000? npx tsx bench/library.ts. Exits 1 beyond a limit.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { startProduct, type Product } from "#e2e/support/product.ts";

const OWN = 1_000;
const OTHERS = 299_000;
const ROUNDS = 60;
/** Median among many videos ÷ median among few. */
const MOST_GROWTH = 2;
/** Median ÷ median of an empty route (health) in the same run. */
const MOST_TIMES_EMPTY = 60;

const ROUTES = {
  empty: () => "/docs/docs.css",
  videos: (userId: string) => `/api/users/${userId}/videos?limit=24`,
  overview: (userId: string) => `/api/users/${userId}/overview`,
  profile: (userId: string) => `/api/users/${userId}/profile`,
};
type Medians = Record<keyof typeof ROUTES, number>;

const fill = fileURLToPath(new URL("../apps/server/scripts/fill-videos.ts", import.meta.url));
const few = await measureAmong(0);
const many = await measureAmong(OTHERS);
report();

function report(): void {
  let isKept = true;
  for (const name of ["videos", "overview", "profile"] as const) {
    const growth = many[name] / few[name];
    const timesEmpty = many[name] / many.empty;
    const isFine = growth <= MOST_GROWTH && timesEmpty <= MOST_TIMES_EMPTY;
    isKept &&= isFine;
    const figures = `${few[name].toFixed(1)} ms → ${many[name].toFixed(1)} ms, growth ${growth.toFixed(2)} (at most ${MOST_GROWTH})`;
    console.log(
      `${isFine ? "kept  " : "BROKEN"} ${name}: ${figures}, ${timesEmpty.toFixed(1)} × an empty route (at most ${MOST_TIMES_EMPTY})`,
    );
  }
  process.exitCode = isKept ? 0 : 1;
}

async function measureAmong(others: number): Promise<Medians> {
  const product = await startProduct({ LOG_LEVEL: "error" });
  try {
    const { token, userId } = await signUp(product);
    await product.kill("SIGTERM");
    const filled = spawnSync(
      process.execPath,
      ["--import", "tsx", fill, product.dataDir, userId, String(OWN), String(others)],
      {
        stdio: ["ignore", "inherit", "inherit"],
      },
    );
    if (filled.status !== 0) throw new Error("The installation could not be filled.");
    await product.restart();
    const medians: Partial<Medians> = {};
    for (const [name, path] of Object.entries(ROUTES)) {
      medians[name as keyof Medians] = await medianOf(`${product.url}${path(userId)}`, token);
    }
    return medians as Medians;
  } finally {
    await product.stop();
  }
}

async function medianOf(url: string, token: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const body = await response.text();
    if (!response.ok) throw new Error(`${url} answered ${response.status}: ${body}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0;
}

async function signUp(product: Product): Promise<{ token: string; userId: string }> {
  const response = await fetch(`${product.url}/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      fullname: "Ada",
      username: "ada_bench",
      email: "ada@example.com",
      password: "kirmizi-ucurtma",
    }),
  });
  const { token, user } = (await response.json()) as { token: string; user: { _id: string } };
  return { token, userId: user._id };
}
