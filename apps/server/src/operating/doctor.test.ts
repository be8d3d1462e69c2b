import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createStatusApp } from "#status-app.ts";
import { readConfig } from "#platform/config.ts";
import { onPostgres, testLog } from "#test/database/engines.ts";
import { stubStore } from "#test/media/stub-store.ts";
import { onS3 } from "#test/media/stores.ts";
import { openS3Client } from "#platform/media/s3-client.ts";
import { startSmtp } from "#test/vendors/smtp-server.ts";
import { testFolder } from "#test/product/temporary-folder.ts";
import { withTestProduct } from "#test/product/test-product.ts";
import { newServerDatabase } from "#test/operating/filled-database.ts";
import { checkClock, checkDatabase } from "./doctor-database.ts";
import { checkDataDir, checkMedia } from "./doctor-machine.ts";
import { checkGoogle, checkMail, checkPort, checkPublicUrl, checkRedirect } from "./doctor-network.ts";
import { allowPages } from "./allow-pages.ts";
import { certificateTodo, type Check } from "./doctor-finding.ts";

const t = withTestProduct("once");

async function tryOn(check: Check, env: Record<string, string>) {
  const config = readConfig({ DATA_DIR: await testFolder(), ...env });
  return check({ config, log: testLog });
}

test("a folder that others can read, and a store that is away, are told with what to do [R19.1]", async () => {
  const DATA_DIR = join(await testFolder(), "data");
  await mkdir(DATA_DIR, { mode: 0o700 });
  const s3 = { S3_ENDPOINT: "http://127.0.0.1:9", S3_BUCKET: "films", S3_REGION: "r" };
  const keys = { S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };

  expect(await tryOn(checkMedia, { DATA_DIR })).toMatchObject({ is: "fine" });
  expect(await tryOn(checkMedia, { ...s3, ...keys })).toMatchObject({
    is: "wrong",
    todo: expect.stringContaining("S3_"),
  });
  await chmod(DATA_DIR, 0o755);
  expect(await tryOn(checkDataDir, { DATA_DIR })).toMatchObject({ is: "wrong", todo: `chmod 700 ${DATA_DIR}` });
});

test("a bucket that keeps, reads in part and removes is still told of when no page may read from it [R19.1]", async () => {
  let allowed: string | undefined;
  const kept = new Map<string, Buffer>();
  const { endpoint } = await stubStore((request, response) => {
    const key = new URL(request.url ?? "", "http://store").pathname;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (request.headers.origin && allowed) response.setHeader("access-control-allow-origin", allowed);
      if (request.method === "PUT") kept.set(key, Buffer.from("0123456789"));
      if (request.method === "DELETE") kept.delete(key);
      const body = kept.get(key);
      if (request.method === "PUT" || request.method === "DELETE") return response.writeHead(200).end();
      if (!body) return response.writeHead(404).end();
      const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? "");
      const part = range ? body.subarray(Number(range[1]), Number(range[2]) + 1) : body;
      response.writeHead(range ? 206 : 200, { "content-length": part.length });
      return response.end(request.method === "HEAD" ? undefined : part);
    });
  });
  const s3 = { S3_ENDPOINT: endpoint.href, S3_BUCKET: "films", S3_REGION: "r" };
  const env = { ...s3, S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s", PUBLIC_URL: "http://localhost:3000" };
  const told = { is: "wrong", todo: expect.stringContaining("CORS") as string };
  expect(await tryOn(checkMedia, env)).toMatchObject(told);
  allowed = "http://elsewhere.example.com";
  expect(await tryOn(checkMedia, env)).toMatchObject(told);
  for (allowed of ["*", "http://localhost:3000"]) expect(await tryOn(checkMedia, env)).toMatchObject({ is: "fine" });
  expect(kept.size).toBe(0);
});

test("the port, the public address and the redirect URI are asked for as others ask [R19.1]", async () => {
  const free = await tryOn(checkPort, { PORT: "0" });
  const app = createStatusApp(t.product().context, "x");
  onTestFinished(() => app.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as { port: number };
  const env = { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` };
  const other = await startSmtp();
  onTestFinished(() => other.stop());

  expect(free).toMatchObject({ is: "fine" });
  expect(await tryOn(checkPort, env)).toMatchObject({
    is: "fine",
    told: expect.stringContaining("the product runs there"),
  });
  expect(await tryOn(checkPort, { PORT: new URL(other.url).port })).toMatchObject({ is: "wrong" });
  expect(await tryOn(checkPublicUrl, env)).toMatchObject({ is: "fine" });
  expect(await tryOn(checkRedirect, env)).toMatchObject({ is: "wrong", told: expect.stringContaining("404") });
  const away = { PUBLIC_URL: "http://127.0.0.1:9" };
  expect([(await tryOn(checkPublicUrl, away)).is, (await tryOn(checkRedirect, away)).is]).toEqual(["note", "note"]);
});

test("a proxy before a product that is not started, and one that loses the port of Host, are told apart [R19.1]", async () => {
  let answer: (location: string) => [number, Record<string, string>] = () => [502, {}];
  const { endpoint } = await stubStore((request, response) => {
    const [status, headers] = answer(new URL(request.url ?? "", endpoint).href);
    response.writeHead(status, headers).end();
  });
  const nobody = { PORT: "9", PUBLIC_URL: endpoint.origin };
  expect([(await tryOn(checkPublicUrl, nobody)).is, (await tryOn(checkRedirect, nobody)).is]).toEqual(["note", "note"]);
  const app = createStatusApp(t.product().context, "x");
  onTestFinished(() => app.close());
  await app.listen({ host: "127.0.0.1", port: 0 });
  const running = { ...nobody, PORT: String((app.server.address() as { port: number }).port) };
  expect([(await tryOn(checkPublicUrl, running)).is, (await tryOn(checkRedirect, running)).is]).toEqual([
    "wrong",
    "wrong",
  ]);

  answer = (location) => [302, { location }];
  expect(await tryOn(checkRedirect, running)).toMatchObject({ is: "wrong", todo: expect.stringContaining("Host") });
});

test("a certificate of an authority that Node does not know is told as what it is [R19.1]", () => {
  const error = Object.assign(new Error("unable to verify the first certificate"), {
    code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
  });

  expect(certificateTodo(new TypeError("fetch failed", { cause: error }))).toContain("NODE_EXTRA_CA_CERTS");
  expect(certificateTodo(new Error("connect ECONNREFUSED"))).toBeNull();
});

onS3("the doctor", (bucket) => {
  test("is content with a bucket once pages were allowed to read it, and other rules stay [R19.1]", async () => {
    const { endpoint, bucket: S3_BUCKET, region, accessKeyId, secretAccessKey } = bucket();
    const keys = { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
    const env = {
      S3_ENDPOINT: endpoint.href,
      S3_BUCKET,
      S3_REGION: region,
      ...keys,
      PUBLIC_URL: "http://localhost:3000",
    };
    const { calls } = await openS3Client(bucket());
    const other = { AllowedOrigins: ["https://other.example.com"], AllowedMethods: ["PUT"] };
    await calls.putBucketCors({ Bucket: S3_BUCKET, CORSConfiguration: { CORSRules: [other] } });
    expect(await tryOn(checkMedia, env)).toMatchObject({ is: "wrong", todo: expect.stringContaining("media:cors") });

    expect(await allowPages(bucket(), "http://localhost:3000")).toBe(true);
    expect(await tryOn(checkMedia, env)).toMatchObject({ is: "fine" });
    expect(await allowPages(bucket(), "http://localhost:3000")).toBe(false);
    const { CORSRules } = await calls.getBucketCors({ Bucket: S3_BUCKET });
    expect(CORSRules).toEqual([expect.objectContaining(other), expect.anything()]);
  });
});

test("the mail server is greeted, and one that is not there is told [R19.1]", async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());

  expect(await tryOn(checkMail, {})).toMatchObject({ is: "note" });
  expect(await tryOn(checkMail, { SMTP_URL: smtp.url })).toMatchObject({ is: "fine" });
  expect(await tryOn(checkMail, { SMTP_URL: "smtp://127.0.0.1:9" })).toMatchObject({ is: "wrong" });
  expect(smtp.received).toEqual([]);
});

test("a Google client that Google does not know is told [R19.1]", async () => {
  const token = { GOOGLE_TOKEN_URL: `${t.product().sandbox.url}/google/token` };

  expect(await tryOn(checkGoogle, {})).toMatchObject({ is: "note" });
  const unknown = { ...token, GOOGLE_CLIENT_ID: "someone", GOOGLE_CLIENT_SECRET: "guess" };
  expect(await tryOn(checkGoogle, unknown)).toMatchObject({ is: "wrong", told: "does not know the client" });
  const known = { ...token, GOOGLE_CLIENT_ID: "sandbox-client", GOOGLE_CLIENT_SECRET: "sandbox-secret" };
  expect(await tryOn(checkGoogle, known)).toMatchObject({ is: "fine" });
});

onPostgres("the doctor", () => {
  test("looks at version, rights, connections and clock of the server, and leaves nothing there [R19.1]", async () => {
    const DATABASE_URL = await newServerDatabase();

    expect(await tryOn(checkDatabase, { DATABASE_URL })).toMatchObject({
      is: "fine",
      told: expect.stringContaining("PostgreSQL 1"),
    });
    expect(await tryOn(checkDatabase, { DATABASE_URL })).toMatchObject({ is: "fine" });
    expect(await tryOn(checkDatabase, { DATABASE_URL, DATABASE_POOL: "5000" })).toMatchObject({ is: "wrong" });
    expect(await tryOn(checkClock, { DATABASE_URL })).toMatchObject({ is: "fine" });
    const nobody = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" };
    expect(await tryOn(checkDatabase, nobody)).toMatchObject({
      is: "wrong",
      todo: expect.stringContaining("DATABASE_URL"),
    });
  });
});
