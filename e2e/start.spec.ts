import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { patiently } from "./support/patience.ts";
import { freePort, startProduct } from "./support/product.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

for (const signal of ["SIGTERM", "SIGKILL"] as const) {
  const tag = signal === "SIGTERM" ? [] : ["@long"];
  test(`npm start leaves nothing running when npm gets ${signal}`, { tag }, async () => {
    test.skip(process.platform === "win32", "signals are POSIX");
    const dataDir = await mkdtemp(join(tmpdir(), "sahne-start-"));
    const [port, sandboxPort] = [await freePort(), await freePort()];
    const settings = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir };
    const npm = spawn("npm", ["start", "--silent"], {
      cwd: root,
      env: { ...process.env, ...settings },
      stdio: "ignore",
    });
    const isServing = (address: string): Promise<boolean> =>
      fetch(address).then(
        () => true,
        () => false,
      );
    const addresses = [`http://127.0.0.1:${port}/healthz`, `http://127.0.0.1:${sandboxPort}/`];
    await expect.poll(() => Promise.all(addresses.map(isServing)), patiently).toEqual([true, true]);

    npm.kill(signal);

    await expect.poll(() => Promise.all(addresses.map(isServing)), patiently).toEqual([false, false]);
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
}

test("wrong settings end the start, and every one of them is named", { tag: "@long" }, async () => {
  const started = startProduct({ DATABASE_URL: "nonsense", ROLES: "api,cook", SANDBOX: "perhaps" });

  await expect(started).rejects.toThrow(/exit 1[^]*DATABASE_URL[^]*ROLES[^]*SANDBOX/);
});

test("a port that another program holds is named in plain words", { tag: "@long" }, async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;

  const started = startProduct({ PORT: String(port) });

  await expect(started).rejects.toThrow(`127.0.0.1:${port} is taken by another program`);
  holder.close();
});

test("a second product on the same data says who holds it and ends", { tag: "@long" }, async () => {
  const product = await startProduct();

  const second = startProduct({ DATA_DIR: product.dataDir });

  await expect(second).rejects.toThrow(/exit 1[^]*is in use by process \d+/);
  await product.stop();
});
