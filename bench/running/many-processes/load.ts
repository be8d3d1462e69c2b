import { createHash, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { json, PASSWORD, type Client } from "./client.ts";
import type { Person } from "./people.ts";
import { pngOf } from "./png.ts";
import { insist, type Tally } from "./tally.ts";

/** What people have asked for, and what they must therefore find in the end. */
export type Wishes = {
  /** Videos by the key of their wish. */
  films: Map<string, string>;
  published: Set<string>;
  pictures: Map<string, string>;
  ownFiles: Set<string>;
  /** Films that were read as a whole: every later piece has to be of the same bytes. */
  known: Map<string, Buffer>;
  differing: string[];
};

export type Load = { tally: Tally; client: Client; people: Person[]; wishes: Wishes };

const READERS = 3;
const READ_EVERY_MS = 60;
const SIGN_IN_EVERY_MS = 4_000;
/** A film takes some seconds of a core: more would only wait. */
const CREATE_EVERY_MS = 10_000;
const PICTURE_EVERY_MS = 5_000;
const OWN_FILE_EVERY_MS = 25_000;
const MEDIA_EVERY_MS = 700;
const PUBLISH_EVERY_MS = 3_000;
const PIECE = 100_000;

export function openWishes(): Wishes {
  return {
    films: new Map(),
    published: new Set(),
    pictures: new Map(),
    ownFiles: new Set(),
    known: new Map(),
    differing: [],
  };
}

/** Everything at once until the trial is over. */
export function putUnderLoad(load: Load): Promise<unknown> {
  const readers = Array.from({ length: READERS }, (_, number) => keepReading(load, number));
  return Promise.all([
    ...readers,
    every(load, SIGN_IN_EVERY_MS, signIn),
    every(load, CREATE_EVERY_MS, create),
    every(load, PICTURE_EVERY_MS, sendPicture),
    every(load, OWN_FILE_EVERY_MS, sendOwnFile),
    every(load, MEDIA_EVERY_MS, watch),
    every(load, PUBLISH_EVERY_MS, publish),
  ]);
}

async function every(load: Load, everyMs: number, act: (load: Load, person: Person, turn: number) => Promise<void>) {
  for (let turn = 0; !load.tally.isOver; turn += 1) {
    const person = load.people[turn % load.people.length];
    if (person) await act(load, person, turn);
    for (let waited = 0; waited < everyMs && !load.tally.isOver; waited += 100) await wait(100);
  }
}

async function keepReading({ tally, client, people }: Load, number: number): Promise<void> {
  for (let turn = number; !tally.isOver; turn += 1) {
    const { id, token } = people[turn % people.length] ?? { id: "", token: "" };
    const what = ["videos", "overview", "history", "images"][turn % 4] ?? "";
    await insist(tally, { kind: "read" }, () => client.ask(`/api/users/${id}/${what}`, { token }));
    await wait(READ_EVERY_MS);
  }
}

/** The new session is used at once, wherever the next request lands. */
async function signIn({ tally, client }: Load, { id, username }: Person): Promise<void> {
  const body = { username, password: PASSWORD };
  const answer = await insist(tally, { kind: "sign-in" }, () => client.ask("/login", { method: "POST", body }));
  if (!answer) return;
  const { token } = json(answer) as { token: string };
  await insist(tally, { kind: "sign-in" }, async () => {
    const read = await client.ask(`/api/users/${id}/sessions`, { token });
    // A session that another process does not know yet would be one that was lost.
    return read.status === 401 ? { ...read, status: 599 } : read;
  });
}

/** Each wish has one key and is sent until it is answered: twice the same is one film. */
async function create({ tally, client, wishes }: Load, { token }: Person, turn: number): Promise<void> {
  const body = {
    scenario: "text2video",
    promptText: `Deniz ${turn}`,
    options: { durationSeconds: 5, resolution: "480p" },
  };
  const headers = { "idempotency-key": randomUUID() };
  const answer = await insist(tally, { kind: "create" }, () =>
    client.ask("/video/create", { method: "POST", token, body, headers }),
  );
  if (answer?.status !== 201) return;
  const { video } = json(answer) as { video: { _id: string } };
  wishes.films.set(headers["idempotency-key"], video._id);
}

async function sendPicture({ tally, client, wishes }: Load, { token }: Person, turn: number): Promise<void> {
  const boundary = "sahne-trial";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${turn}.png"\r\ncontent-type: image/png\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), pngOf(turn), Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
  const answer = await insist(tally, { kind: "picture", needsStore: true }, () =>
    client.ask("/upload", { method: "POST", token, body, headers }),
  );
  if (answer?.status === 201) wishes.pictures.set(`${turn}`, (json(answer) as { _id: string })._id);
}

type OwnFile = { file: { _id: string; receivedBytes: number; status: string } };

/** In pieces, each of which may be sent again. */
async function sendOwnFile(load: Load, { id, token }: Person, turn: number): Promise<void> {
  const { tally, client, wishes } = load;
  const film = [...wishes.known.values()][0];
  if (!film) return;
  const body = { name: `own-${turn}.mp4`, bytes: film.length };
  const begun = await insist(tally, { kind: "own file", needsStore: true }, () =>
    client.ask(`/api/users/${id}/own-files`, { method: "POST", token, body }),
  );
  if (begun?.status !== 201) return;
  let { file } = json(begun) as OwnFile;
  wishes.ownFiles.add(file._id);
  const headers = { "content-type": "application/octet-stream" };
  while (file.status === "receiving") {
    const offset = file.receivedBytes;
    const piece = film.subarray(offset, offset + PIECE);
    const sent = await insist(tally, { kind: "own file", needsStore: true }, () =>
      client.ask(`/api/own-files/${file._id}?offset=${offset}`, { method: "PUT", token, body: piece, headers }),
    );
    if (!sent) return void wishes.ownFiles.delete(file._id);
    ({ file } = json(sent) as OwnFile);
  }
}

type Films = { videos: { _id: string; status: string; videoUrl: string | null }[] };

/** A finished film as a whole once, then pieces of it: the same bytes, whichever process gave the link. */
async function watch({ tally, client, wishes }: Load, { id, token }: Person, turn: number): Promise<void> {
  const list = await insist(tally, { kind: "read" }, () =>
    client.ask(`/api/users/${id}/videos?status=completed`, { token }),
  );
  const films = list ? (json(list) as Films).videos : [];
  const film = films[turn % Math.max(1, films.length)];
  if (!film?.videoUrl) return;
  const path = film.videoUrl;
  const whole = wishes.known.get(film._id);
  const start = whole ? Math.floor((whole.length - PIECE) * ((turn % 7) / 7)) : 0;
  const end = start + PIECE - 1;
  const headers = whole ? { range: `bytes=${start}-${end}` } : {};
  const answer = await insist(tally, { kind: "media", needsStore: true }, () => client.ask(path, { headers }));
  if (!answer) return;
  if (!whole) wishes.known.set(film._id, answer.bytes);
  else if (answer.status !== 206 || hash(answer.bytes) !== hash(whole.subarray(start, end + 1))) {
    wishes.differing.push(`${film._id} ${answer.status} ${answer.code}`);
  }
}

/** Whoever has a channel publishes each film that is finished, once. */
async function publish({ tally, client, people, wishes }: Load): Promise<void> {
  const { id = "", token } = people[0] ?? {};
  const list = await insist(tally, { kind: "read" }, () =>
    client.ask(`/api/users/${id}/videos?status=completed`, { token }),
  );
  const films = list ? (json(list) as Films).videos : [];
  const wanted = new Set(wishes.films.values());
  const next = films.find(({ _id }) => wanted.has(_id) && !wishes.published.has(_id));
  if (!next) return;
  const body = { videoId: next._id, title: `Deniz ${next._id}` };
  const headers = { "idempotency-key": randomUUID() };
  const answer = await insist(tally, { kind: "publish" }, () =>
    client.ask("/api/youtube/upload", { method: "POST", token, body, headers }),
  );
  if (answer?.status === 202) wishes.published.add(next._id);
}

function hash(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
