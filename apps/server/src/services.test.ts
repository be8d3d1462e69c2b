import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { keyService, SERVICES, servicesThat } from "@sahne/contract/services/services";
import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { serviceEnvironment, serviceNames, services } from "#providers/services.ts";
import { addressNames, createServices, filmHosts } from "#services.ts";

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

test("[R17.12] no test reaches a company: every address of a service is a closed door in the browser's product", async () => {
  const support = await readFile(join(workspaces, "e2e/support/product.ts"), "utf8");
  const addresses = Object.keys(serviceEnvironment).filter((name) => name.endsWith("_BASE_URL"));
  expect(addresses.length).toBe(keyService.options.length);
  for (const address of addresses) expect(support).toContain(`${address}: CLOSED`);
});

test("[R17.12] nobody asks by name which service it is: whatever differs lies in the service's own folder", async () => {
  const names = [...keyService.options, ...servicesThat("films").map((name) => SERVICES[name].films.serviceType)];
  const asks = new RegExp(`(?:[=!]==\\s*|case )"(?:${names.join("|")})"`);
  const found: string[] = [];
  let read = 0;
  for (const root of ["apps/server/src", "apps/web/src", "packages/contract/src"]) {
    for (const file of await readdir(join(workspaces, root), { recursive: true })) {
      if (!/\.tsx?$/.test(file) || /\.test\.|(^|\/)test\//.test(file) || /^providers\/\w+\//.test(file)) continue;
      read += 1;
      if (asks.test(await readFile(join(workspaces, root, file), "utf8"))) found.push(`${root}/${file}`);
    }
  }
  expect(read).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
