import { access, constants, mkdir, mkdtemp, rm, stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { startRender } from "@sahne/engine/render";
import { layout } from "#layout.ts";
import { loadSecretKeyFile } from "#platform/secret-key.ts";
import { openMediaStore } from "#platform/media/open-store.ts";
import { certificateTodo, fine, note, reasonOf, wrong, type Check } from "./doctor-finding.ts";

const LEAST_FREE_BYTES = 5 * 1024 ** 3;
const FOR_OTHERS = 0o077;
const GIGABYTE = 1024 ** 3;
const SAMPLE = "0123456789";

export const checkDataDir: Check = async ({ config: { dataDir } }) => {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await access(dataDir, constants.W_OK | constants.R_OK);
  } catch (error) {
    return wrong(`${dataDir}: ${reasonOf(error)}`, "Give this user the right to it, or set another DATA_DIR.");
  }
  const { mode } = await stat(dataDir);
  if ((mode & FOR_OTHERS) !== 0 && process.platform !== "win32") {
    return wrong(`${dataDir} can be read by other users`, `chmod 700 ${dataDir}`);
  }
  const { bsize, bavail } = await statfs(dataDir);
  const told = `${dataDir}, ${((bavail * bsize) / GIGABYTE).toFixed(1)} GB free`;
  return bavail * bsize < LEAST_FREE_BYTES
    ? wrong(told, "Make room: films need some, and a full disk stops them all.")
    : fine(told);
};

export const checkSecretKey: Check = async ({ config: { secretKey, secretKeyFile } }) => {
  if (secretKey) return fine("from SECRET_KEY");
  const isThere = await access(secretKeyFile).then(
    () => true,
    () => false,
  );
  if (!isThere) return note(`the first start makes ${secretKeyFile}; keep a copy of it elsewhere`);
  const { mode } = await stat(secretKeyFile);
  if ((mode & FOR_OTHERS) !== 0 && process.platform !== "win32") {
    return wrong(`${secretKeyFile} can be read by other users`, `chmod 600 ${secretKeyFile}`);
  }
  const key = await loadSecretKeyFile(secretKeyFile, false);
  return key ? fine(secretKeyFile) : wrong(`${secretKeyFile} is damaged`, "Put your copy of it there.");
};

/** Written, read whole and in part, also by the link a browser gets, and removed again. */
export const checkMedia: Check = async ({ config }) => {
  const place = config.s3 ? `${config.s3.bucket} at ${config.s3.endpoint.origin}` : join(config.dataDir, "media");
  const key = `checks/doctor-${process.pid}`;
  try {
    const media = await openMediaStore(config);
    await media.put(key, Buffer.from(SAMPLE));
    try {
      const part = await media.open(key, { start: 2, end: 4 });
      const text = (await part.toArray()).join("");
      if (text !== SAMPLE.slice(2, 5))
        return wrong(`${place} answers ranges with "${text}"`, "Players seek by ranges: use another store.");
      const link = await media.directLink(key, { contentType: "text/plain", cacheControl: "no-store" });
      if (link !== null) {
        const answer = await fetch(link, { headers: { range: "bytes=0-1" } });
        if (answer.status !== 206)
          return wrong(
            `${place}: a signed link answered ${answer.status}`,
            "Browsers load films from S3_ENDPOINT: it has to be reachable and take signed links.",
          );
        // The studio draws a poster of S3 into a picture, which a browser allows only when the store says so.
        const asked = await fetch(link, { headers: { origin: config.publicUrl.origin } });
        await asked.arrayBuffer();
        const allowed = asked.headers.get("access-control-allow-origin");
        if (allowed !== "*" && allowed !== config.publicUrl.origin)
          return wrong(
            `${place} lets no page of ${config.publicUrl.origin} read its files (CORS)`,
            "Run `npm run media:cors` (`node operate.mjs media:cors` in a packaged one), or write the CORS rule yourself: GET, with the header Range.",
          );
      }
    } finally {
      await media.remove(key);
    }
    if ((await media.size(key)) !== null)
      return wrong(`${place} does not remove files`, "Allow this key to delete objects.");
    return fine(`${place}: written, read, read in part, removed${config.s3 ? ", for pages too (CORS)" : ""}`);
  } catch (error) {
    const todo = config.s3
      ? "Check the five S3_ settings, and what the key may do with the bucket."
      : "Check the disk and its rights.";
    return wrong(`${place}: ${reasonOf(error)}`, certificateTodo(error) ?? todo);
  }
};

/** The shortest film there is: proves the fonts, the drawings, the native parts and the encoder. */
export const checkRenderer: Check = async ({ config: { dataDir } }) => {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, "doctor-"));
  try {
    const film = startRender(
      { prompt: "Merhaba.", aspectRatio: "16:9", resolution: "480p", durationSeconds: 5, music: "none" },
      { outputPath: join(folder, "film.mp4"), posterPath: join(folder, "poster.jpg"), childPath: layout.renderChild },
    );
    await film.result;
    const { size } = await stat(join(folder, "film.mp4"));
    return fine(`made a film of five seconds (${Math.round(size / 1000)} kB)`);
  } catch (error) {
    return wrong(
      `no film could be made: ${reasonOf(error)}`,
      "Install again for this platform (native parts), and see that 1 GB of memory is free.",
    );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
