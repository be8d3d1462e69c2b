import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const SCENES = [
  { said: "Deniz fenerleri neden döner?", shown: "deniz feneri" },
  { said: "Gemiler uzaktan ışığı görür.", shown: "gemi" },
  { said: "Kaptan haritaya bakar.", shown: "harita" },
  { said: "Siz hiç bir fenere çıktınız mı?", shown: "" },
];

export type LocalWriter = { url: string; keysSeen: string[]; close: () => void };

/**
 * A server of the operator's own, as Ollama or llama.cpp speak: chat completions, no key. Asked for something slow it begins with
 * two scenes and then says nothing more.
 */
export async function startLocalWriter(): Promise<LocalWriter> {
  const keysSeen: string[] = [];
  const server = createServer((request, response) => {
    if (request.headers.authorization !== undefined) keysSeen.push(request.headers.authorization);
    let body = "";
    request.setEncoding("utf8").on("data", (piece: string) => (body += piece));
    request.on("end", () => {
      if (request.method === "POST") answer(response, body.includes("yavaş"));
      else response.setHeader("content-type", "application/json").end('{"object":"list","data":[]}');
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    keysSeen,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answer(response: ServerResponse, isSlow: boolean): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const whole = JSON.stringify({ scenes: SCENES });
  const text = isSlow ? whole.slice(0, whole.indexOf(SCENES[2]?.said ?? "")) : whole;
  for (const content of text.match(/.{1,12}/gsu) ?? []) send(response, { delta: { content } });
  if (isSlow) return;
  send(response, { delta: {}, finish_reason: "stop" });
  response.end("data: [DONE]\n\n");
}

function send(response: ServerResponse, choice: object): void {
  response.write(`data: ${JSON.stringify({ choices: [{ index: 0, ...choice }] })}\n\n`);
}
