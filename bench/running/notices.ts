// How many changes a second can writers commit on PostgreSQL when each is told to live screens?
// npx tsx bench/running/notices.ts [writers]. "at once" notifies in the transaction of the change, as before; "in batches" is how it is.
import { Client } from "pg";
import { startProduct } from "#e2e/support/product.ts";
import { send } from "#bench/create-account.ts";
import { keepPostgres } from "#bench/kept-server.ts";

const WRITERS = Number(process.argv[2] ?? 16);
const SECONDS = 6;
const ROUNDS = 3;
/** Commits in batches ÷ commits at once, the median of the rounds. */
const LEAST_GAIN = 2;

const postgres = await keepPostgres(true);
const { url } = postgres;
// The real product tells the changes, and listens to what is told.
const product = await startProduct({ LOG_LEVEL: "error", DATABASE_URL: url });
try {
  const body = { fullname: "Ada", username: "bench", email: "ada@example.com", password: "kirmizi-ucurtma-9" };
  const { user } = (await send(product, { method: "POST", path: "/register", body })) as { user: { _id: string } };
  const writers = await Promise.all(Array.from({ length: WRITERS }, (_, number) => openWriter(user._id, number)));
  const gains: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const atOnce = await commits(writers, true);
    const inBatches = await commits(writers, false);
    gains.push(inBatches / atOnce);
    console.log(
      `at once ${atOnce.toFixed(0)}/s, in batches ${inBatches.toFixed(0)}/s, × ${(inBatches / atOnce).toFixed(2)}`,
    );
  }
  const gain = gains.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(`${WRITERS} writers: × ${gain.toFixed(2)} (at least ${LEAST_GAIN})`);
  if (gain < LEAST_GAIN) process.exitCode = 1;
  await Promise.all(writers.map(({ client }) => client.end()));
} finally {
  await product.stop();
  postgres.letGo();
}

type Writer = { client: Client; id: string };

/** Each has a notice of its own: no row is waited for, and its trigger does nothing but tell. */
async function openWriter(userId: string, number: number): Promise<Writer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const id = `notice-${number}`;
  await client.query(
    `insert into notifications (id, user_id, kind, "values", created_at) values ($1, $2, 'bench', '{}', now())`,
    [id, userId],
  );
  return { client, id };
}

async function commits(writers: readonly Writer[], isAtOnce: boolean): Promise<number> {
  await Promise.all(
    writers.map(({ client }) => client.query(`set sahne.tells_at_once to '${isAtOnce ? "on" : "off"}'`)),
  );
  const end = performance.now() + SECONDS * 1_000;
  const counts = await Promise.all(
    writers.map(async ({ client, id }) => {
      let count = 0;
      while (performance.now() < end) {
        await client.query("update notifications set kind = $2 where id = $1", [id, `bench ${count}`]);
        count += 1;
      }
      return count;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / SECONDS;
}
