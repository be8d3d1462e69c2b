import type { PGlite, QueryOptions, Results } from "@electric-sql/pglite";

import { createStatements } from "#platform/db/statements.ts";
import { createTurns } from "./turns.ts";

/** What the query builder and the queue need of the engine: its only session, in turns, and prepared statements. */
export type EmbeddedClient = Asking & {
  /** The same without waiting for the disk; the write is synced half a second later. */
  withoutWaiting: Asking;
  /** For what the engine does by itself, such as listening. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** After a change to the shape of tables. */
  forgetStatements(): Promise<void>;
};

type Asking = {
  query<Row>(text: string, values?: readonly unknown[], options?: QueryOptions): Promise<Results<Row>>;
  exec(text: string): Promise<Results[]>;
  transaction<T>(work: (session: EmbeddedTransaction) => Promise<T>): Promise<T>;
};

export type EmbeddedTransaction = Pick<EmbeddedClient, "query" | "exec">;

const SYNC_AFTER_MS = 500;

/** Thrown where the engine has undone a transaction that was to be committed. */
class RolledBackError extends Error {
  override readonly name = "RolledBackError";

  constructor() {
    super("The transaction was rolled back instead of committed.");
  }
}

/** `later` schedules the sync of writes that were not waited for. */
export function createEmbeddedClient(
  engine: PGlite,
  later: (work: () => void) => unknown = inHalfASecond,
): EmbeddedClient {
  const turns = createTurns();
  const statements = createStatements(engine);

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    const end = await turns.take();
    try {
      if (engine.closed) throw new Error("The embedded database is closed.");
      return await work();
    } finally {
      end();
    }
  }

  async function inTransaction<T>(work: (session: EmbeddedTransaction) => Promise<T>): Promise<T> {
    let isOver = false;
    const whileOpen = <R>(action: () => Promise<R>): Promise<R> => {
      if (isOver) throw new Error("The transaction is over.");
      return action();
    };
    await statements.run("begin");
    try {
      const answer = await work({
        query: (text, values, options) => whileOpen(() => statements.run(text, values, options)),
        exec: (text) => whileOpen(() => engine.exec(text)),
      });
      isOver = true;
      const { command } = await statements.run("commit");
      if (command === "ROLLBACK") throw new RolledBackError();
      return answer;
    } catch (error) {
      isOver = true;
      if (engine.isInTransaction()) await statements.run("rollback");
      throw error;
    }
  }

  let isSyncComing = false;

  async function hastily<T>(work: () => Promise<T>): Promise<T> {
    return alone(async () => {
      await statements.run("set synchronous_commit to off");
      try {
        return await work();
      } finally {
        await statements.run("set synchronous_commit to on");
        // A synced commit also syncs everything before it; if none follows by itself, this one does it.
        if (!isSyncComing) later(() => void syncNow());
        isSyncComing = true;
      }
    });
  }

  async function syncNow(): Promise<void> {
    isSyncComing = false;
    if (engine.closed) return;
    await alone(() => statements.run("select pg_logical_emit_message(true, 'sahne', 'sync')")).catch(() => undefined);
  }

  const asking = (inTurn: typeof alone): Asking => ({
    query: (text, values, options) => inTurn(() => statements.run(text, values, options)),
    exec: (text) => inTurn(() => engine.exec(text)),
    transaction: (work) => inTurn(() => inTransaction(work)),
  });

  return {
    ...asking(alone),
    withoutWaiting: asking(hastily),
    alone,
    forgetStatements: () => alone(() => statements.forget()),
  };
}

function inHalfASecond(work: () => void): void {
  setTimeout(work, SYNC_AFTER_MS).unref();
}
