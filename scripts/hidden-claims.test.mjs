import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hiddenClaimsNote } from "./hidden-claims.mjs";

const source = readFileSync(new URL("../apps/web/src/content/claims.ts", import.meta.url), "utf8");

test("[R1.7] the start says that samples are hidden on a public address, until they are confirmed", () => {
  expect(hiddenClaimsNote(source, "https://sahne.example")).toContain("hidden on sahne.example");
  const confirmed = source.replace("areClaimsConfirmed = false", "areClaimsConfirmed = true");
  expect(hiddenClaimsNote(confirmed, "https://sahne.example")).toBeNull();
});

test("[R1.7] on one's own machine there is nothing to say", () => {
  for (const address of [
    undefined,
    "http://localhost:3000",
    "http://127.0.0.1:3000",
    "http://[::1]:3000",
    "no address",
  ])
    expect(hiddenClaimsNote(source, address)).toBeNull();
});
