import { keyFields } from "@sahne/contract/services/services";
import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog("trace", { write: (line: string) => void lines.push(line) }));
  return lines.join("");
}

test("what is called a secret never reaches a line", () => {
  const secrets = {
    password: "s1",
    token: "s2",
    user: keyFields(() => "s3"),
    deep: { er: { currentPassword: "s4" } },
  };

  const line = logged((log) => log.info(secrets, "hello"));

  expect(line).not.toMatch(/s[1-4]/);
  expect(line).toContain("[redacted]");
});

test("a failed query is told without its parameters, also where it is the cause of something else", () => {
  const parameters = ["ada@example.com", "first line\nsecond line", "$argon2id$v=19$abc"];
  const failed = new DrizzleQueryError("insert into users values ($1, $2, $3)", parameters, new Error("no room"));

  for (const error of [failed, new Error("outside", { cause: failed })]) {
    const line = logged((log) => log.error({ err: error }, "failed"));
    expect(line).toContain("insert into users");
    expect(line).toContain("no room");
    for (const parameter of ["ada@example.com", "second line", "argon2id"]) expect(line).not.toContain(parameter);
  }
});
