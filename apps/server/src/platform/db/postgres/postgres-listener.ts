import { Client, escapeIdentifier, type ClientConfig } from "pg";

import type { Log } from "#platform/log.ts";

import { withDeadline } from "#platform/db/deadline.ts";

export type Listener = {
  listen(channel: string, handler: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

type Subscription = { channel: string; handler: (payload: string) => void; onReconnect?: (() => void) | undefined };
type Connection = { client: Client; end(): Promise<void> };

const FIRST_RETRY_MS = 200;
const LAST_RETRY_MS = 5000;
const CHECK_EVERY_MS = 15_000;

/** One connection for all notifications, opened with the first subscription and opened again whenever it is lost. */
export function createListener(config: ClientConfig, log: Log): Listener {
  const subscriptions = new Set<Subscription>();
  let current: Promise<Connection> | null = null;
  let retryTimer: NodeJS.Timeout | undefined;
  let retryMs = FIRST_RETRY_MS;
  let isClosed = false;
  let wasLost = false;

  function ensure(): Promise<Connection> {
    current ??= open().catch((error: unknown) => {
      current = null;
      throw error;
    });
    return current;
  }

  async function open(): Promise<Connection> {
    const connection = await connect(config, lose, (channel, payload) => {
      for (const subscription of subscriptions) {
        if (subscription.channel === channel) subscription.handler(payload);
      }
    });
    const channels = new Set([...subscriptions].map((subscription) => subscription.channel));
    for (const channel of channels) await subscribe(connection, channel);
    retryMs = FIRST_RETRY_MS;
    if (wasLost) for (const subscription of subscriptions) subscription.onReconnect?.();
    wasLost = false;
    return connection;
  }

  function lose(error: unknown): void {
    current = null;
    wasLost = true;
    if (isClosed || retryTimer) return;
    log.warn({ err: error, retryMs }, "connection for notifications lost");
    retryTimer = setTimeout(retry, retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }

  function retry(): void {
    retryTimer = undefined;
    ensure().catch(lose);
  }

  return {
    async listen(channel, handler, onReconnect) {
      const subscription = { channel, handler, onReconnect };
      subscriptions.add(subscription);
      try {
        await subscribe(await ensure(), channel);
      } catch (error) {
        subscriptions.delete(subscription);
        throw error;
      }
      return async () => {
        subscriptions.delete(subscription);
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(retryTimer);
      subscriptions.clear();
      const connection = await current?.catch(() => null);
      current = null;
      await connection?.end();
    },
  };
}

async function subscribe({ client }: Connection, channel: string): Promise<void> {
  await client.query(`listen ${escapeIdentifier(channel)}`);
}

async function connect(
  config: ClientConfig,
  onLost: (error: unknown) => void,
  onNotification: (channel: string, payload: string) => void,
): Promise<Connection> {
  const client = new Client({ ...config, keepAlive: true, application_name: "sahne-listen" });
  let isOver = false;
  const end = async () => {
    isOver = true;
    clearInterval(check);
    await client.end().catch(() => undefined);
  };
  const lose = (error: unknown) => {
    if (isOver) return;
    void end();
    onLost(error);
  };
  // A network that drops packets silently never reports an error: only an unanswered question shows it.
  const check = setInterval(() => {
    withDeadline(client.query("select 1"), "The connection for notifications does not answer.").catch(lose);
  }, CHECK_EVERY_MS);
  client.on("error", lose);
  client.on("end", () => lose(new Error("The server ended the connection for notifications.")));
  client.on("notification", ({ channel, payload }) => onNotification(channel, payload ?? ""));
  try {
    await client.connect();
  } catch (error) {
    await end();
    throw error;
  }
  return { client, end };
}
