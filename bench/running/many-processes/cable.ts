import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type Cable = { port: number; pull(): void; plug(): void; stop(): void };

/** Stands between the product and what it needs, so that this can be away. */
export async function layCable(target: URL): Promise<Cable> {
  const sockets = new Set<Socket>();
  let isPulled = false;
  const server = createServer((near) => {
    if (isPulled) return void near.destroy();
    const far = connect(Number(target.port), target.hostname.replaceAll(/[[\]]/g, ""));
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as { port: number }).port,
    pull() {
      isPulled = true;
      cut();
    },
    plug() {
      isPulled = false;
    },
    stop() {
      server.close();
      cut();
    },
  };
}
