import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type ScriptedVendor = {
  url: string;
  requests: { method: string; url: string; headers: IncomingMessage["headers"] }[];
};

/** A server that answers as it is told, for what no honest vendor would send; it ends with the test. */
export async function startScriptedVendor(
  answer: (response: ServerResponse, request: IncomingMessage) => void,
): Promise<ScriptedVendor> {
  const requests: ScriptedVendor["requests"] = [];
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? "", url: request.url ?? "", headers: request.headers });
    request.resume();
    answer(response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, requests };
}
