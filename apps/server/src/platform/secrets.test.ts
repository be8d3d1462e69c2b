import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
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
