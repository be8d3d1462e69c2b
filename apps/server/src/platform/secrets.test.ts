import { randomBytes } from "node:crypto";
import { readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "#test/product/temporary-folder.ts";
import { loadSecretKeyFile } from "./secret-key.ts";
import { createSecrets } from "./secrets.ts";

const key = randomBytes(32);

test("what was sealed opens for the same purpose and owner only", () => {
  const secrets = createSecrets(key);
  const sealed = secrets.seal("api-key", "users/1/gemini", "AIza-secret");

  expect(sealed).not.toContain("AIza");
  expect(secrets.open("api-key", "users/1/gemini", sealed)).toBe("AIza-secret");
  expect(() => secrets.open("api-key", "users/2/gemini", sealed)).toThrow();
  expect(() => secrets.open("google-token", "users/1/gemini", sealed)).toThrow();
});

test("one flipped bit is refused", () => {
  const secrets = createSecrets(key);
  const sealed = secrets.seal("api-key", "users/1/gemini", "AIza-secret");
  const [format, id, body = ""] = sealed.split(".");
  const bytes = Buffer.from(body, "base64url");
  bytes.writeUInt8(bytes.readUInt8(20) ^ 1, 20);

  expect(() => secrets.open("api-key", "users/1/gemini", `${format}.${id}.${bytes.toString("base64url")}`)).toThrow();
});

test("after a rotation old values still open and are known as old", () => {
  const sealed = createSecrets(key).seal("api-key", "users/1/gemini", "AIza-secret");
  const rotated = createSecrets(randomBytes(32), [key]);

  expect(rotated.isOld(sealed)).toBe(true);
  expect(rotated.open("api-key", "users/1/gemini", sealed)).toBe("AIza-secret");
  expect(rotated.isOld(rotated.seal("api-key", "users/1/gemini", "x"))).toBe(false);
});

test("another key opens nothing", () => {
  const sealed = createSecrets(key).seal("api-key", "users/1/gemini", "AIza-secret");

  expect(() => createSecrets(randomBytes(32)).open("api-key", "users/1/gemini", sealed)).toThrow();
});

test("of eight that begin together on an empty folder one makes the key, and all use it", async () => {
  const path = join(await makeFolder(), "secret.key");

  const keys = await Promise.all(Array.from({ length: 8 }, async () => loadSecretKeyFile(path, true)));

  expect(new Set(keys.map((key) => key?.toString("hex"))).size).toBe(1);
  expect(await readdir(dirname(path))).toEqual(["secret.key"]);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
});
