import { AsyncLocalStorage } from "node:async_hooks";

import type { Transaction } from "./database.ts";

/** Thrown when the database itself is asked while a transaction of the same caller is open. */
export class OutsideTransactionError extends Error {
  override readonly name = "OutsideTransactionError";

  constructor() {
    super(
      "The database was used inside a transaction callback. Pass the callback's transaction on: the embedded engine has one session and would wait for itself for ever.",
    );
  }
}

type OpenTransaction = { transaction: Transaction; isOpen: boolean };

export type TransactionGuard = {
  /** Runs a transaction's callback; everything it calls counts as inside. */
  run<T>(transaction: Transaction, callback: () => Promise<T>): Promise<T>;
  /** The transaction whose callback is calling, if there is one. */
  current(): Transaction | null;
  assertOutside(): void;
};

export function createTransactionGuard(): TransactionGuard {
  const storage = new AsyncLocalStorage<OpenTransaction>();
  const current = () => {
    const open = storage.getStore();
    return open?.isOpen ? open.transaction : null;
  };
  return {
    current,
    async run(transaction, callback) {
      const open = { transaction, isOpen: true };
      try {
        // A query runs when it is awaited, and that has to happen inside as well.
        return await storage.run(open, async () => await callback());
      } finally {
        // Work that the callback left running may outlive the transaction; from then on it counts as outside.
        open.isOpen = false;
      }
    },
    assertOutside() {
      if (current()) throw new OutsideTransactionError();
    },
  };
}

/** The same client, refusing `query` to callers inside a transaction. */
export function guardClient<Client extends object>(client: Client, guard: TransactionGuard): Client {
  return new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function" || property === "constructor") return value;
      return (...parameters: unknown[]) => {
        if (property === "query") guard.assertOutside();
        return Reflect.apply(value, target, parameters) as unknown;
      };
    },
  });
}
