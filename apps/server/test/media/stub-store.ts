import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { S3Config } from "#platform/s3-config.ts";

/** A server that answers as a store in trouble would; gone with its test. */
export async function stubStore(answer: RequestListener): Promise<S3Config> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { ...NOWHERE, endpoint: new URL(`http://127.0.0.1:${port}`) };
}

export const NOWHERE: S3Config = {
  endpoint: new URL("http://127.0.0.1:9"),
  bucket: "sahne",
  region: "us-east-1",
  accessKeyId: "key",
  secretAccessKey: "secret",
};

export function errorAnswer(status: number, code: string): RequestListener {
  return (request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  };
}
