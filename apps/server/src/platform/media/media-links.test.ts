import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { createSecrets } from "#platform/secrets.ts";
import { createMediaLinks } from "./media-links.ts";

const links = createMediaLinks(createSecrets(randomBytes(32)));
const target = { key: "videos/one.mp4", userId: "ada", epoch: 0 };
const now = new Date("2026-11-15T10:20:00Z");

function queryOf(link: string): Record<string, string> {
  return Object.fromEntries(new URL(link, "http://localhost").searchParams);
}

test("a link opens its own file until it ends", () => {
  const query = queryOf(links.link(target, now));

  expect(links.read(target.key, query, now)).toEqual(target);
  expect(links.read(target.key, query, new Date("2026-11-15T16:59:59Z"))).toEqual(target);
  expect(links.read(target.key, query, new Date("2026-11-15T17:00:00Z"))).toBeNull();
});

test("the address of a file stays the same within the hour", () => {
  expect(links.link(target, now)).toBe(links.link(target, new Date("2026-11-15T10:59:00Z")));
});

test("no part of a link can be changed", () => {
  const query = queryOf(links.link(target, now));

  expect(links.read("videos/two.mp4", query, now)).toBeNull();
  for (const change of [{ u: "eve" }, { e: "1" }, { exp: String(Number(query.exp) + 1) }, { sig: `${query.sig}A` }]) {
    expect(links.read(target.key, { ...query, ...change }, now)).toBeNull();
  }
  expect(links.read(target.key, {}, now)).toBeNull();
});
