import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Whole or by range, so that a browser can seek. */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  type: string,
): Promise<FastifyReply> {
  const { size } = await stat(path);
  reply.header("accept-ranges", "bytes").type(type);
  const range = parseRange(request.headers.range, size);
  if (range === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${size}`).send();
  if (!range) return reply.header("content-length", size).send(createReadStream(path));
  return reply
    .code(206)
    .header("content-range", `bytes ${range.start}-${range.end}/${size}`)
    .header("content-length", range.end - range.start + 1)
    .send(createReadStream(path, range));
}

type ByteRange = { start: number; end: number };

/** Only single ranges; like most servers, anything else is answered with the whole file. */
function parseRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header ?? "");
  if (!found || (found[1] === "" && found[2] === "")) return undefined;
  const start = found[1] === "" ? Math.max(0, size - Number(found[2])) : Number(found[1]);
  const end = found[1] === "" || found[2] === "" ? size - 1 : Math.min(Number(found[2]), size - 1);
  return start > end ? "unsatisfiable" : { start, end };
}
