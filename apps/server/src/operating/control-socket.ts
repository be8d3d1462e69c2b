import { rm } from "node:fs/promises";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sha256 } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";

/** Who is to see the operators' page from now on, or no longer; told by username or address. */
export type OperatorOrder = { name: string; isOperator: boolean };

const COPY = "/copy";
const OPERATOR = "/operator";
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
  /** Undefined when there is no such account. */
  changeOperator: (order: OperatorOrder) => Promise<string | undefined>;
};

export async function listenForOrders({ dataDir, log, ...orders }: Orders): Promise<{ stop(): Promise<void> }> {
  const address = addressOf(dataDir);
  // The lock of the data directory is ours: whoever left this one is dead.
  if (process.platform !== "win32") await rm(address, { force: true });
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? "/", "http://here");
    const obey = async (): Promise<string> => {
      if (pathname === OPERATOR) {
        const order = { name: searchParams.get("name") ?? "", isOperator: searchParams.get("is") === "true" };
        return (await orders.changeOperator(order)) ?? "";
      }
      await orders.copyDatabase(searchParams.get("folder") ?? "");
      return "done";
    };
    obey().then(
      (text) => answer.end(text),
      (error: unknown) => {
        log.error({ err: error, pathname }, "an order of the command line failed");
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
export async function orderCopy(dataDir: string, folder: string): Promise<void> {
  await order(dataDir, `${COPY}?folder=${encodeURIComponent(folder)}`);
}

/** Lets the running product say who is an operator; undefined when there is no such account. */
export async function orderOperator(dataDir: string, { name, isOperator }: OperatorOrder): Promise<string | undefined> {
  const query = new URLSearchParams({ name, is: String(isOperator) });
  const username = await order(dataDir, `${OPERATOR}?${query.toString()}`);
  return username === "" ? undefined : username;
}

function order(dataDir: string, path: string): Promise<string> {
  return new Promise((done, fail) => {
    const asked = request({ socketPath: addressOf(dataDir), path, method: "POST" }, (answer) => {
      let text = "";
      answer.on("data", (chunk: Buffer) => {
        text += chunk.toString("utf8");
      });
      answer.on("end", () =>
        answer.statusCode === 200 ? done(text) : fail(new Error(`The running product could not do it: ${text}`)),
      );
    });
    asked.on("error", fail);
    asked.end();
  });
}
