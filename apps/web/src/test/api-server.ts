import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { vi } from "vitest";

export type SeenRequest = { method: string; path: string; headers: IncomingMessage["headers"]; body: unknown };
type Answer = { status: number; body: unknown } | "never" | "hang-up";

/** A real server on loopback that the client is pointed at; `answers` may be changed while it runs. */
export async function startApi(answers: (request: SeenRequest) => Answer) {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => void handle(request, response));
  // After a standstill of seconds a connection that was closed meanwhile would cost the next call its answer.
  server.keepAliveTimeout = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = (await request.toArray()).map(String).join("");
    const { method = "", url = "", headers } = request;
    const isJson = headers["content-type"]?.startsWith("application/json") === true;
    const entry = {
      method,
      path: url,
      headers,
      body: isJson && text !== "" ? (JSON.parse(text) as unknown) : undefined,
    };
    seen.push(entry);
    const answer = answers(entry);
    if (answer === "never") return;
    if (answer === "hang-up") {
      request.socket.destroy();
      return;
    }
    const body = typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body);
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(body);
  }

  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  vi.stubEnv("VITE_API_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    seen,
    async stop(): Promise<void> {
      vi.unstubAllEnvs();
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
