// `npm run dev`: the server restarts and the page reloads by themselves; one address for both.
import { watch } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { boot } from "./boot.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { commandFile, root, runNode } from "./processes.mjs";
import { say } from "./terminal.mjs";

const REBUILD_DELAY_MS = 150;

await boot();
await buildStale(["messages", "engine", "sandbox", "database template"]).catch(dieOfBuild);

const pagePort = process.env.PORT ?? "3000";
const apiPort = String(await freePort());
const address = process.env.PUBLIC_URL ?? `http://localhost:${pagePort}`;
rebuildMessagesOnChange();
say(`developing on ${address}; stop with Ctrl+C`);

// Links, the OAuth return and redirects must name the page's address: the API port is nobody's business.
const server = [commandFile("tsx"), "watch", "--clear-screen=false", "apps/server/src/main.ts"];
const page = [commandFile("vite", "vite", "apps/web"), "--port", pagePort, "--strictPort"];
const end = new AbortController();
const both = [
  runNode(server, { env: { ...process.env, PORT: apiPort, PUBLIC_URL: address }, signal: end.signal }),
  runNode(page, { cwd: join(root, "apps/web"), env: { ...process.env, SAHNE_API_PORT: apiPort }, signal: end.signal }),
];
// One without the other is of no use.
process.exitCode = await Promise.race(both);
end.abort();
await Promise.allSettled(both);
process.exit();

function rebuildMessagesOnChange() {
  let timer;
  watch(join(root, "packages/messages/src/catalogue"), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => void runNode(["packages/messages/build.mjs"]), REBUILD_DELAY_MS);
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
