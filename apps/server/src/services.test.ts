import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keyService, SERVICES, servicesThat } from "@sahne/contract/services/services";
import { expect, test } from "vitest";
import type { Context } from "#context.ts";
import { readConfig } from "#platform/config.ts";
import { serviceEnvironment, serviceNames, services } from "#providers/services.ts";
import { addressNames, createServices, filmHosts } from "#services.ts";
import { withKillPoints } from "#test/crash/kill-points.ts";

const ABILITIES = ["films", "writes", "speaks"] as const;
const workspaces = fileURLToPath(new URL("../../../", import.meta.url));

test("[R17.12] a service is one folder here and in the contract, and does what the contract's list says of it", () => {
  expect(serviceNames).toEqual([...keyService.options, "local"]);
  for (const name of keyService.options) {
    const does = ABILITIES.filter((ability) => ability in services[name]);
    expect([name, ...does]).toEqual([name, ...ABILITIES.filter((ability) => ability in SERVICES[name])]);
    expect([name, existsSync(join(workspaces, `apps/server/src/providers/${name}/service.ts`))]).toEqual([name, true]);
    expect([name, existsSync(join(workspaces, `packages/contract/src/services/${name}.ts`))]).toEqual([name, true]);
  }
});

test("[R17.12] every service in the list gets its clients, its settings and its name in the counts", () => {
  const config = readConfig({ LOCAL_WRITER_URL: "http://localhost:11434/v1", FREEPIK_DOWNLOAD_HOSTS: "films.example" });
  const { generators, writers, speakers } = createServices(config, undefined);
  expect(Object.keys(generators)).toEqual(servicesThat("films"));
  expect(Object.keys(writers)).toEqual([...servicesThat("writes"), "local"]);
  expect(Object.keys(speakers)).toEqual(servicesThat("speaks"));
  expect(createServices(readConfig({}), undefined).writers).not.toHaveProperty("local");

  const nameOf = addressNames(config, "http://127.0.0.1:4000");
  for (const name of serviceNames) expect(nameOf(new URL(config.vendors[name]?.baseUrl ?? "").origin)).toBe(name);
  expect(nameOf("http://127.0.0.1:4000")).toBe("sandbox");
  expect(nameOf("https://elsewhere.example")).toBeNull();
  expect(filmHosts(config)).toContain("films.example");
});

test("[R17.12] the kill points stand around every service that films or speaks", () => {
  const made = createServices(readConfig({}), undefined);
  const context = { ...made, db: {}, media: {}, queue: {}, secrets: {} } as Context;
  const dying = withKillPoints(context, { kills: "", intents: "" }, () => {});

  for (const name of servicesThat("films")) {
    expect(dying.generators[name]).toMatchObject({ vendor: name });
    expect(dying.generators[name].submit).not.toBe(made.generators[name].submit);
  }
  for (const name of servicesThat("speaks")) {
    expect(dying.speakers[name]).toMatchObject({ service: name });
    expect(dying.speakers[name].speak).not.toBe(made.speakers[name].speak);
  }
});

test("[R17.12] no test reaches a company: every address of a service is a closed door in the browser's product", async () => {
  const support = await readFile(join(workspaces, "e2e/support/product.ts"), "utf8");
  const addresses = Object.keys(serviceEnvironment).filter((name) => name.endsWith("_BASE_URL"));
  expect(addresses.length).toBe(keyService.options.length);
  for (const address of addresses) expect(support).toContain(`${address}: CLOSED`);
});

const names = [...keyService.options, ...servicesThat("films").map((name) => SERVICES[name].films.serviceType)];

/** A service's own folder may name it, and so may the lists that say which services there are. */
function isOwnPlace(path: string): boolean {
  return /^apps\/server\/src\/providers\/(?:\w+\/|services\.ts)|^packages\/contract\/src\/services\//.test(path);
}

async function readSources(roots: readonly string[]): Promise<{ path: string; text: string }[]> {
  const found: { path: string; text: string }[] = [];
  for (const root of roots) {
    for (const file of await readdir(join(workspaces, root), { recursive: true })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|(^|\/)test\//.test(file)) continue;
      found.push({ path: `${root}/${file}`, text: await readFile(join(workspaces, root, file), "utf8") });
    }
  }
  return found;
}

test("[R17.12] nobody asks by name which service it is: whatever differs lies in the service's own folder", async () => {
  const sources = await readSources([
    "apps/server/src",
    "apps/web/src",
    "packages/contract/src",
    "packages/engine/src",
  ]);
  expect(sources.length).toBeGreaterThan(500);
  // Quoted, as in every comparison, switch, list and lookup; or as a member of a record of services.
  const asks = new RegExp(
    `["'\`](?:${names.join("|")})["'\`]|\\b(?:writers|speakers|generators)\\.(?:${names.join("|")})\\b`,
  );
  const found = sources.filter(({ path, text }) => !isOwnPlace(path) && asks.test(text)).map(({ path }) => path);
  expect(found).toEqual([]);
});

test("[R17.12] texts name a company only where they are its own: elsewhere its brand is filled in from the list", async () => {
  const sources = await readSources(["packages/messages/src/catalogue"]);
  const brands = new RegExp(`\\b(?:${keyService.options.map((name) => SERVICES[name].name).join("|")}|Anthropic)\\b`);
  const ownKeys = /^\s*"(?:keys|engine|create\.service)\.\w+":/;
  const found: string[] = [];
  for (const { path, text } of sources) {
    // What the landing page promises and what the law wants to be said is written by hand.
    if (/\/site\/(?:landing|legal)/.test(path)) continue;
    for (const line of text.split("\n"))
      if (brands.test(line) && !ownKeys.test(line)) found.push(`${path}: ${line.trim()}`);
  }
  expect(sources.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
