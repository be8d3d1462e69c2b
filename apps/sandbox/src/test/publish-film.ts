import { json, sampleFilm, type TestSandbox } from "./test-sandbox.ts";
import { metadata, openSession, putChunk, startUpload } from "./upload-client.ts";

/** Uploads a film the short way and gives its id. */
export async function publishFilm(
  sandbox: TestSandbox,
  token: string,
  title: string,
  status: object = {},
): Promise<string> {
  const film = await sampleFilm();
  const sample = metadata(title);
  const started = await startUpload(sandbox, token, film.length, {
    ...sample,
    status: { ...sample.status, ...status },
  });
  const session = started.headers.get("location") ?? (await openSession(sandbox, token, film.length, title));
  return String((await json(await putChunk(session, token, film, [0, film.length])))["id"]);
}
