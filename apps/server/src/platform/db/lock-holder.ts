import { connect } from "node:net";

export type Holder = { pid: number | null; nonce: string | null };

/** A holder whose event loop is busy still accepts the connection, but answers late. */
const ANSWER_TIMEOUT_MS = 2000;

/** Asks who listens on a lock's socket; null when nobody does. */
export function askHolder(address: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    const finish = (holder: Holder | null) => {
      socket.destroy();
      resolve(holder);
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => finish({ pid: null, nonce: null }));
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("end", () => finish(parseAnswer(answer)));
    // Refused or missing means that the holder is gone; any other trouble must not be taken for a free lock.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      const isGone = error.code === "ECONNREFUSED" || error.code === "ENOENT";
      finish(isGone ? null : { pid: null, nonce: null });
    });
  });
}

function parseAnswer(answer: string): Holder {
  const [pid, nonce] = answer.split(" ");
  return { pid: Number(pid) || null, nonce: nonce ?? null };
}
