import { rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sha256 } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";

/** The longest socket path every system takes. */
const MAX_SOCKET_PATH_BYTES = 100;

/** Where the process that holds the embedded database takes orders of commands of its own user; its folder is closed to others. */
function addressOf(dataDir: string): string {
  const path = join(resolve(dataDir), "operate.sock");
  const name = `sahne-${sha256(path).slice(0, 24)}`;
  if (process.platform === "win32") return `\\\\.\\pipe\\${name}`;
  return Buffer.byteLength(path) > MAX_SOCKET_PATH_BYTES ? join(tmpdir(), `${name}.sock`) : path;
}

type Orders = {
  dataDir: string;
  log: Log;
  /** Copies the files of the database into the folder while nothing is written to them. */
  copyDatabase: (folder: string) => Promise<void>;
};

export async function listenForOrders({ dataDir, log, copyDatabase }: Orders): Promise<{ stop(): Promise<void> }> {
  const address = addressOf(dataDir);
  // The lock of the data directory is ours: whoever left this one is dead.
  if (process.platform !== "win32") await rm(address, { force: true });
  const server = createServer((asked, answer) => {
    const folder = new URL(asked.url ?? "/", "http://here").searchParams.get("folder") ?? "";
    copyDatabase(folder).then(
      () => answer.end("done"),
      (error: unknown) => {
        log.error({ err: error }, "the database could not be copied");
        answer.writeHead(500).end(String(error));
      },
    );
  });
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(address, done);
  });
  return {
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => {
        server.close(done);
      });
    },
  };
}

/** Asks the running product for a copy of its database. */
export function orderCopy(dataDir: string, folder: string): Promise<void> {
  return new Promise((done, fail) => {
    const path = `/copy?folder=${encodeURIComponent(folder)}`;
    const asked = request({ socketPath: addressOf(dataDir), path, method: "POST" }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
      });
      answer.on("end", () =>
        answer.statusCode === 200
          ? done()
          : fail(new Error(`The running product could not copy its database: ${text}`)),
      );
    });
    asked.on("error", fail);
    asked.end();
  });
}
