// What publishing costs against a plain copy over the same loopback: npx tsx bench/publish.ts. Exits 1 beyond a limit.
// The channel stands in this process, whoever sends is a process of its own; the ratio counts, not the figures.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { createServer } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { startSandbox } from "@sahne/sandbox/sandbox";

const MEBIBYTE = 1024 * 1024;
const BYTES = 300 * MEBIBYTE;
/**
 * Publishing waits for an answer after each chunk, and the channel writes each down, hashes the film and probes it: of
 * four seconds measured, three were the channel's and the wire's, so about 0.3 is the most a sender could reach. Three
 * runs, two of them on a machine at other work too, gave 0.22 to 0.24; a third less is a sender that has become slower.
 */
const LEAST_RATIO = 0.15;
/** Two chunks of 8 MiB and a copy of the one on the wire; the rest is what fetch and the file system keep for a while. */
const MOST_GROWTH_MB = 160;

type Published = { status: string; seconds: number; grownBytes: number };

const root = fileURLToPath(new URL("..", import.meta.url));
const publisher = bundle("apps/server/test/publishing/publish-process.ts", "apps/server/dist/publish-process.mjs");
const copier = bundle("bench/publish-copy.ts", "apps/server/dist/publish-copy.mjs");
const folder = await mkdtemp(join(tmpdir(), "sahne-publish-"));
const sandbox = await startSandbox({ dataDir: join(folder, "sandbox") });
const sink = createServer((request, response) => {
  pipeline(request, createWriteStream(join(folder, "copy"))).then(
    () => response.end("ok"),
    () => response.destroy(),
  );
});
sink.listen(0, "127.0.0.1");

try {
  await fetch(`${sandbox.url}/_sandbox/settings`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ processingMs: 0 }),
  });
  const order = { dataDir: join(folder, "data"), sandboxUrl: sandbox.url, bytes: BYTES, kill: null };
  const { film } = await run<{ film: string }>(publisher, JSON.stringify({ ...order, isOnlyOrder: true }));
  const { port } = sink.address() as AddressInfo;
  const copy = () => run<{ seconds: number }>(copier, film, `http://127.0.0.1:${port}/`);
  const [first, second] = [await copy(), await copy()];
  const published = await run<Published>(publisher, JSON.stringify(order));
  report(Math.min(first.seconds, second.seconds), published);
} finally {
  sink.close();
  await sandbox.close();
  await rm(folder, { recursive: true, force: true });
}

function bundle(entry: string, output: string): string {
  execFileSync(process.execPath, ["scripts/bundle.mjs", entry, output], { cwd: root });
  return join(root, output);
}

async function run<Told>(program: string, ...parameters: string[]): Promise<Told> {
  const child = spawn(process.execPath, [program, ...parameters], { stdio: ["ignore", "pipe", "inherit"] });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (code !== 0) throw new Error(`${program} ended with ${code}.`);
  return JSON.parse(output) as Told;
}

function report(copySeconds: number, published: Published): void {
  const perSecond = (seconds: number): string => (BYTES / MEBIBYTE / seconds).toFixed(0);
  const ratio = copySeconds / published.seconds;
  const grown = published.grownBytes / MEBIBYTE;
  console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}; ${BYTES / MEBIBYTE} MB over the loopback`);
  console.log(`  plain copy ${perSecond(copySeconds)} MB/s, publishing ${perSecond(published.seconds)} MB/s`);
  const limits: [string, boolean][] = [
    [`the video is ${published.status} (published)`, published.status === "published"],
    [`publishing / plain copy ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`, ratio >= LEAST_RATIO],
    [`memory grown while publishing ${grown.toFixed(0)} MB (at most ${MOST_GROWTH_MB})`, grown <= MOST_GROWTH_MB],
  ];
  for (const [words, isKept] of limits) console.log(`${isKept ? "kept  " : "BROKEN"} ${words}`);
  process.exitCode = limits.every(([, isKept]) => isKept) ? 0 : 1;
}
