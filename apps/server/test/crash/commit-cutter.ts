import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

type CommitCutter = {
  /** The same database, by way of the cutter. */
  url: string;
  /** How often a commit was carried out and its answer kept back. */
  cuts(): number;
  close(): Promise<void>;
};

/**
 * Stands between a process and its PostgreSQL. The first transaction that says `statement` is let through up to its
 * commit; the commit too reaches the database, but its answer does not come back: the line is cut instead.
 */
export async function startCommitCutter(databaseUrl: string, statement: string): Promise<CommitCutter> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let cuts = 0;
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname);
    let isMarked = false;
    let isCut = false;
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        client.destroy();
        database.destroy();
        sockets.delete(socket);
      });
    }
    client.on("data", (data) => {
      const text = data.toString("latin1");
      if (cuts === 0 && text.includes(statement)) isMarked = true;
      if (isMarked && cuts === 0 && /\bcommit\b/i.test(text)) {
        cuts += 1;
        isCut = true;
      }
      database.write(data);
    });
    database.on("data", (data) => {
      if (isCut) client.destroy();
      else client.write(data);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cuts: () => cuts,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
