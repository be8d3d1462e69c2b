import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { isPrivateAddress, refusePrivateAddresses } from "./public-address.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "::1",
  "::ffff:127.0.0.1",
  "fd00::1",
  "fe80::1",
  "",
])("%j is inside", (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(["93.184.216.34", "8.8.8.8", "172.32.0.1", "2606:2800:220:1::1"])("%s is outside", (address) => {
  expect(isPrivateAddress(address)).toBe(false);
});

test("an allowed name that leads into our own network is cut before anything is sent; other names are let be (T17)", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.end("inside");
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  const guard = refusePrivateAddresses(["localhost"]);
  await expect(fetch(`http://localhost:${port}/secret`, { headers: { connection: "close" } })).rejects.toThrow();
  expect((await fetch(`http://127.0.0.1:${port}/sandbox`)).status).toBe(200);
  guard.stop();
  server.close();
  server.closeAllConnections();

  expect(asked).toEqual(["/sandbox"]);
});
