import { connect } from "node:net";

/** The process id is null when the holder did not say it in time. */
export type Holder = { pid: number | null };

/** A holder whose event loop is busy still accepts the connection, but answers late. */
const ANSWER_TIMEOUT_MS = 5000;

/** Asks who listens on a lock's socket; null when nobody does. */
export function askHolder(address: string): Promise<Holder | null> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(address);
    const finish = (holder: Holder | null) => {
      socket.destroy();
      resolve(holder);
    };
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => finish({ pid: null }));
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("end", () => finish({ pid: Number(answer) || null }));
    // Refused or missing means that the holder is gone; any other trouble must not be taken for a free lock.
    socket.on("error", (error: NodeJS.ErrnoException) => {
      const isGone = error.code === "ECONNREFUSED" || error.code === "ENOENT";
      finish(isGone ? null : { pid: null });
    });
  });
}
