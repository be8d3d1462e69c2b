import { expect, test } from "vitest";
import { ConfigError, largestFilm, readConfig } from "./config.ts";

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

test("with nothing set the whole product runs on this machine with the sandbox channel", () => {
  const config = readConfig({});

  expect(config).toMatchObject({ host: "127.0.0.1", port: 3000, databaseUrl: undefined, sandbox: { isOn: true } });
  expect(config.publicUrl.href).toBe("http://localhost:3000/");
  expect([...config.roles]).toEqual(["api", "worker", "scheduler"]);
});

test("every problem is listed at once, each with its setting's name", () => {
  const problems = problemsOf({ PORT: "eighty", PUBLIC_URL: "nowhere", SECRET_KEY: "short", LOG_LEVEL: "loud" });

  expect(problems).toHaveLength(4);
  for (const name of ["PORT", "PUBLIC_URL", "SECRET_KEY", "LOG_LEVEL"]) {
    expect(problems.some((problem) => problem.startsWith(`${name}:`))).toBe(true);
  }
});

test("what no single setting shows is listed beside what one does, unless it weighs a wrong one", () => {
  expect(problemsOf({ PORT: "eighty", ROLES: "api,poet", GOOGLE_CLIENT_ID: "a" })).toEqual([
    expect.stringMatching(/^PORT:/),
    'ROLES: "poet" is none of api, worker, scheduler',
    "GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET: set both or neither",
  ]);
});

const google = { GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" };

test("a Google client turns the sandbox off, half of one is refused", () => {
  expect(readConfig(google).sandbox.isOn).toBe(false);
  expect(problemsOf({ GOOGLE_CLIENT_ID: "a" })).toHaveLength(1);
});

test("the sandbox is refused on a public address, also when it is asked for: visitors could not reach it", () => {
  const onPublicAddress = { PUBLIC_URL: "https://sahne.example", SMTP_URL: "smtp://localhost:25" };
  expect(problemsOf(onPublicAddress)).toHaveLength(1);
  expect(problemsOf({ ...onPublicAddress, SANDBOX: "on" })).toEqual([expect.stringMatching(/^SANDBOX: .* 127.0.0.1/)]);
  expect(readConfig({ ...onPublicAddress, ...google }).sandbox.isOn).toBe(false);
});

test("the sandbox is not turned off where no Google client could take its place", () => {
  expect(problemsOf({ SANDBOX: "off" })).toEqual([expect.stringMatching(/^GOOGLE_CLIENT_ID.* SANDBOX=off/)]);
  expect(readConfig({ SANDBOX: "off", ...google }).sandbox.isOn).toBe(false);
});

test("a public address needs a mail server, unless mails are meant to stay files", () => {
  const onPublicAddress = { PUBLIC_URL: "https://sahne.example", ...google };

  expect(problemsOf(onPublicAddress)).toEqual([expect.stringMatching(/^SMTP_URL: needed/)]);
  expect(readConfig({ ...onPublicAddress, MAIL: "outbox" }).mail.smtpUrl).toBeUndefined();
  expect(readConfig({ ...onPublicAddress, SMTP_URL: "smtps://mail.example" }).mail).toMatchObject({
    smtpUrl: "smtps://mail.example",
    from: "Sahne <no-reply@sahne.example>",
  });
});

test("MAIL=outbox keeps mails on this machine even where a mail server is set", () => {
  expect(readConfig({ SMTP_URL: "smtp://localhost:25", MAIL: "outbox" }).mail.smtpUrl).toBeUndefined();
});

test("roles cannot be split on the embedded database", () => {
  expect(problemsOf({ ROLES: "api" })).toHaveLength(1);
  expect(problemsOf({ ROLES: "api,poet", DATABASE_URL: "postgres://localhost/x" })).toEqual([
    'ROLES: "poet" is none of api, worker, scheduler',
  ]);
});

test("an empty setting counts as not set", () => {
  expect(readConfig({ PORT: "", DATA_DIR: "" }).port).toBe(3000);
});

const onS3 = {
  S3_ENDPOINT: "https://s3.example:9000",
  S3_BUCKET: "sahne-media",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "secret",
};

test("media lies on the disk, or on S3 when all five of its settings are there", () => {
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig(onS3).s3).toEqual({
    endpoint: new URL("https://s3.example:9000"),
    bucket: "sahne-media",
    region: "eu-central-1",
    accessKeyId: "key",
    secretAccessKey: "secret",
  });
});

test("half of S3 is refused and the missing half named", () => {
  expect(problemsOf({ ...onS3, S3_REGION: "", S3_SECRET_ACCESS_KEY: "" })).toEqual([
    "S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set all five or none (missing: S3_REGION, S3_SECRET_ACCESS_KEY)",
  ]);
  expect(problemsOf({ ...onS3, S3_BUCKET: "Sahne Media" })).toEqual([expect.stringMatching(/^S3_BUCKET: must be/)]);
});

test("on an https address films cannot come from an http one", () => {
  const onPublicAddress = { PUBLIC_URL: "https://sahne.example", ...google, MAIL: "outbox" };

  expect(problemsOf({ ...onPublicAddress, ...onS3 })).toEqual([]);
  expect(problemsOf({ ...onPublicAddress, ...onS3, S3_ENDPOINT: "http://s3.example" })).toEqual([
    expect.stringMatching(/^S3_ENDPOINT: browsers/),
  ]);
});

test("a comma too many among the download hosts allows no further host", () => {
  expect(readConfig({ FREEPIK_DOWNLOAD_HOSTS: "freepik.com, ,Magnific.com," }).vendors.freepik.downloadHosts).toEqual([
    "freepik.com",
    "magnific.com",
  ]);
});

test("a process takes as many database connections as its roles need, unless told otherwise [R19.6]", () => {
  const url = { DATABASE_URL: "postgres://localhost/sahne", ...google };
  const poolOf = (env: Record<string, string>) => readConfig({ ...url, ...env }).databasePool;

  expect(["api", "worker", "scheduler", "worker,scheduler"].map((ROLES) => poolOf({ ROLES }))).toEqual([8, 6, 3, 9]);
  expect([poolOf({}), poolOf({ DATABASE_POOL: "30" })]).toEqual([12, 30]);
});

test("a process without the pages has to be told where the others' sandbox is [R19.6]", () => {
  const worker = { DATABASE_URL: "postgres://localhost/sahne", ROLES: "worker" };

  expect(problemsOf(worker)).toEqual([expect.stringMatching(/^SANDBOX_URL: /)]);
  expect(readConfig({ ...worker, SANDBOX_URL: "http://127.0.0.1:4010" }).sandbox.url).toBe("http://127.0.0.1:4010");
  expect(readConfig({ ...worker, ...google }).sandbox.isOn).toBe(false);
});

test("the largest film is what the machine makes in good time, unless its operator says otherwise [R16]", () => {
  expect(largestFilm(1, 64e9)).toBe("1080p");
  expect(largestFilm(2, 2e9)).toBe("1080p");
  expect(largestFilm(2, 4e9)).toBe("1440p");
  expect(largestFilm(4, 4e9)).toBe("1440p");
  expect(largestFilm(4, 8e9)).toBe("2160p");
  expect(readConfig({ MAX_FILM_SIZE: "720p" }).limits.filmSize).toBe("720p");
  expect(problemsOf({ MAX_FILM_SIZE: "8k" })).toHaveLength(1);
});
