import { expect, test } from "vitest";
import { dependencyStamp, nodeProblem } from "./boot.mjs";

test.each(["18.20.8", "20.18.3", "20.9.0", "16.20.2"])("Node %s is refused with a way out", (version) => {
  expect(nodeProblem(version)).toContain(`this is ${version}`);
  expect(nodeProblem(version)).toContain("nodejs.org");
});

test.each(["20.19.0", "20.20.2", "22.1.0", "24.0.0"])("Node %s is welcome", (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});

test("a changed lock file asks for a new install, the same one does not", () => {
  expect(dependencyStamp("one")).toBe(dependencyStamp("one"));
  expect(dependencyStamp("one")).not.toBe(dependencyStamp("two"));
});
