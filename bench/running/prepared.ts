// How much of the database's time does it save that statements which come again are kept?
// npx tsx bench/running/prepared.ts. The same requests to two products on one PostgreSQL, one of them with DATABASE_PREPARE=false.
import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { startProduct, type Product } from "#e2e/support/product.ts";
import { send, type Account } from "#bench/create-account.ts";
import { keepPostgres } from "#bench/kept-server.ts";

const WARM_UP = 150;
const REQUESTS = 400;
const ROUNDS = 3;
/** A tick of /proc is a hundredth of a second. */
const TICK_MS = 10;
/** Time of the database with kept statements ÷ without, the median of the rounds. */
const MOST_SHARE = 0.8;

const postgres = await keepPostgres();
const { url } = postgres;
try {
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const plain = await measure("false", `plain${round}`);
    const kept = await measure("true", `kept${round}`);
    shares.push(kept / plain);
    console.log(
      `overview: ${plain.toFixed(2)} ms of the database without, ${kept.toFixed(2)} ms with; ${(kept / plain).toFixed(2)}`,
    );
  }
  const share = shares.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 1;
  console.log(`share ${share.toFixed(2)} (at most ${MOST_SHARE})`);
  if (share > MOST_SHARE) process.exitCode = 1;
} finally {
  postgres.letGo();
}

async function measure(prepare: string, name: string): Promise<number> {
  const product = await startProduct({
    LOG_LEVEL: "error",
    DATABASE_URL: url,
    DATABASE_PREPARE: prepare,
    ROLES: "api",
    SECRET_KEY: "1".repeat(64),
  });
  try {
    const account = await signUp(product, name);
    await ask(product, account, WARM_UP);
    const before = await databaseTicks();
    await ask(product, account, REQUESTS);
    return ((await databaseTicks()) - before) * (TICK_MS / REQUESTS);
  } finally {
    await product.stop();
  }
}

async function ask(product: Product, { userId, token }: Account, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const path = `${product.url}/api/users/${userId}/overview`;
    const response = await fetch(path, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) throw new Error(`The overview answered ${response.status}`);
    await response.text();
  }
}

/** User and system time of the server processes that work for the product. */
async function databaseTicks(): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    "select pid from pg_stat_activity where application_name = 'sahne' and datname = current_database()",
  );
  await client.end();
  const ticks = await Promise.all(
    rows.map(async ({ pid }) => {
      const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
      return Number(fields[11]) + Number(fields[12]);
    }),
  );
  return ticks.reduce((sum, of) => sum + of, 0);
}

async function signUp(product: Product, name: string): Promise<Account> {
  const body = { fullname: "Ada", username: name, email: `${name}@example.com`, password: "kirmizi-ucurtma-9" };
  const registered = await send(product, { method: "POST", path: "/register", body });
  const { token, user } = registered as { token: string; user: { _id: string } };
  return { token, userId: user._id };
}
