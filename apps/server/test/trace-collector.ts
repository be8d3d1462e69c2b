import { createServer } from "node:http";
import type { TracesConfig } from "#platform/watching/traces-config.ts";

export type CaughtSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  status: { code?: number; message?: string };
  attributes: { key: string; value: Record<string, unknown> }[];
};

type Sent = { resourceSpans: { scopeSpans: { spans: CaughtSpan[] }[] }[] };

/** A collector on loopback that takes OTLP over HTTP as JSON and keeps what came. */
export async function startCollector(): Promise<{
  config: TracesConfig;
  headers: Record<string, unknown>[];
  spans(): CaughtSpan[];
  stop(): Promise<string>;
}> {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      headers.push({ path: request.url, ...request.headers });
      bodies.push(Buffer.concat(chunks).toString());
      response.setHeader("content-type", "application/json").end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const url = `http://127.0.0.1:${port}/v1/traces`;
  return {
    config: { url, headers: { "x-collector-key": "abc" }, serviceName: "sahne", ratio: 1 },
    headers,
    spans: () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    async stop() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      return bodies.join("\n");
    },
  };
}
