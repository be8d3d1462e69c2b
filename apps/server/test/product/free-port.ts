import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ones a system gives to whoever asks for any: until it is used nobody else gets it by chance. */
const FIRST = 20_000;
const LAST = 30_000;

/** A port of loopback that nobody has at this moment. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, LAST);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
