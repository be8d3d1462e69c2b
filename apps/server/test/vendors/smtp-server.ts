import { once } from "node:events";
import { createServer, type Socket } from "node:net";

export type TestSmtp = { url: string; received: { to: string[]; source: string }[]; stop(): void };

/** A mail server of the smallest kind: takes what it is given, or refuses with this answer; all, or these addresses alone. */
export async function startSmtp(refusal?: string, refused?: readonly string[]): Promise<TestSmtp> {
  const received: TestSmtp["received"] = [];
  const server = createServer((socket) =>
    serve(socket, received, (address) => (refused === undefined || refused.includes(address) ? refusal : undefined)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}`, received, stop: () => server.close() };
}

function serve(
  socket: Socket,
  received: TestSmtp["received"],
  refusalOf: (address: string) => string | undefined,
): void {
  let to: string[] = [];
  let source: string | null = null;
  let pending = "";
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const take = (line: string): void => {
    if (source !== null) {
      if (line !== ".") {
        source += `${line}\r\n`;
        return;
      }
      received.push({ to, source });
      [to, source] = [[], null];
      say("250 taken");
      return;
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "RCPT") to.push(/<(.*)>/.exec(line)?.[1] ?? "");
    if (verb === "DATA") source = "";
    const refusal = verb === "RCPT" ? refusalOf(to.at(-1) ?? "") : undefined;
    if (refusal) say(refusal);
    else say(verb === "DATA" ? "354 go on" : verb === "QUIT" ? "221 bye" : "250 ok");
    if (verb === "QUIT") socket.end();
  };
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    const lines = (pending + chunk.toString("utf8")).split("\r\n");
    pending = lines.pop() ?? "";
    for (const line of lines) take(line);
  });
  say("220 test");
}
