import { expect, test } from "vitest";
import { firstLine, startScript } from "#test/database/processes.ts";

test("the process that answers requests has no decoder in it: strangers' pictures and films are opened elsewhere", async () => {
  const libraries = JSON.parse(await firstLine(startScript("../guard/loaded-libraries.ts"))) as string[];

  // Passwords are hashed in it: the list is the real one.
  expect(libraries).toContainEqual(expect.stringContaining("argon2"));
  expect(libraries.filter((path) => !path.includes("argon2"))).toEqual([]);
});
