import { once } from "node:events";
import { connect } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kill, linesOf, startScript, type Script } from "#test/database/processes.ts";

let server: Script;
let lines: AsyncGenerator<string>;
let address: string;

beforeAll(async () => {
  server = startScript(fileURLToPath(new URL("guarded-process.ts", import.meta.url)));
  lines = linesOf(server);
  address = `http://127.0.0.1:${await nextLine()}`;
});
afterAll(() => kill(server));

async function nextLine(): Promise<string> {
  const { value, done } = await lines.next();
  if (done) throw new Error("The server ended.");
  return value;
}

async function alive(): Promise<{ pid: number; starts: number }> {
  const answer = await fetch(`${address}/alive`, { headers: { connection: "close" } });
  return (await answer.json()) as { pid: number; starts: number };
}

test.each(["/timer", "/emitter", "/rejection"])(
  "an error that escapes from a request at %s answers that request and ends nothing",
  async (path) => {
    const answer = await fetch(`${address}${path}`, { headers: { connection: "close" } });

    expect([answer.status, await answer.json()]).toMatchObject([500, { code: "internal" }]);
    expect(await alive()).toMatchObject({ pid: server.pid, starts: 1 });
  },
);

test("an error out of the stream of a body answers its sender; one after the answer cuts only its connection", async () => {
  const late = connect(Number(new URL(address).port), "127.0.0.1");
  late.write("GET /late HTTP/1.1\r\nhost: x\r\n\r\n");
  await once(late.resume(), "close");
  const body = connect(Number(new URL(address).port), "127.0.0.1");
  body.write("POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: a/b\r\ncontent-length: 9\r\n\r\n");
  setImmediate(() => body.write("part"));
  const [answer] = (await once(body, "data")) as [Buffer];
  body.destroy();

  expect(answer.toString()).toContain("HTTP/1.1 500");
  expect(await alive()).toMatchObject({ pid: server.pid, starts: 1 });
});

test("an error that belongs to no request starts the product anew in the same process", async () => {
  server.stdin.write("now\n");
  expect(await nextLine()).toBe(new URL(address).port);

  expect(await alive()).toMatchObject({ pid: server.pid, starts: 2 });
});
