// Sends a file as one plain stream and prints how long it took; bench/publish.ts measures against it.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { IncomingMessage } from "node:http";

const [path = "", url = ""] = process.argv.slice(2);
const { size } = await stat(path);
const started = performance.now();
const sending = request(url, { method: "PUT", headers: { "content-length": size } });
const answered = new Promise<IncomingMessage>((resolve, reject) => {
  sending.once("response", resolve);
  sending.once("error", reject);
});
await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), sending);
await text(await answered);
process.stdout.write(`${JSON.stringify({ seconds: (performance.now() - started) / 1000 })}\n`);
