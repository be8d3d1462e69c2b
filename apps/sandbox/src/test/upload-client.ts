import { stat } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { eventually, type TestSandbox } from "./test-sandbox.ts";

export const BLOCK = 256 * 1024;

export const metadata = (title = "Gün batımı") => ({
  snippet: { title, description: "Deneme", tags: ["deneme"], categoryId: "22" },
  status: { privacyStatus: "unlisted", selfDeclaredMadeForKids: false, containsSyntheticMedia: true },
});

export function startUpload(
  sandbox: TestSandbox,
  token: string,
  size: number,
  body: unknown = metadata(),
): Promise<Response> {
  return sandbox.post(
    "/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status&notifySubscribers=false",
    body,
    {
      authorization: `Bearer ${token}`,
      "content-type": "application/json; charset=UTF-8",
      "x-upload-content-length": String(size),
      "x-upload-content-type": "video/mp4",
    },
  );
}

export async function openSession(sandbox: TestSandbox, token: string, size: number, title?: string): Promise<string> {
  const started = await startUpload(sandbox, token, size, metadata(title));
  const location = started.headers.get("location");
  if (location === null) throw new Error(`no session: ${started.status} ${await started.text()}`);
  return location;
}

export function put(session: string, token: string, range: string, body: Buffer = Buffer.alloc(0)): Promise<Response> {
  return fetch(session, {
    method: "PUT",
    redirect: "manual",
    headers: { authorization: `Bearer ${token}`, "content-range": range, "content-type": "video/mp4" },
    body: new Uint8Array(body),
  });
}

export function putChunk(
  session: string,
  token: string,
  film: Buffer,
  [start, end]: [number, number],
): Promise<Response> {
  return put(session, token, `bytes ${start}-${end - 1}/${film.length}`, film.subarray(start, end));
}

export function ask(session: string, token: string, size: number): Promise<Response> {
  return put(session, token, `bytes */${size}`);
}

/** Announces the whole film, sends only part of it and hangs up once that part has reached the sandbox's disk. */
export async function breakOff(sandbox: TestSandbox, session: string, film: Buffer, sent: number): Promise<void> {
  const file = join(sandbox.dataDir, "uploads", new URL(session).searchParams.get("upload_id") ?? "");
  const call = request(session, {
    method: "PUT",
    headers: { "content-range": `bytes 0-${film.length - 1}/${film.length}`, "content-length": film.length },
  });
  call.on("error", () => undefined);
  call.write(film.subarray(0, sent));
  await eventually(async () => ((await stat(file)).size >= sent ? true : undefined));
  call.destroy();
}
