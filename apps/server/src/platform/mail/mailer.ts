import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailConfig } from "#platform/config.ts";
import { syncPath } from "#platform/db/embedded/sync-tree.ts";
import { writeDurably } from "#platform/media/durable-write.ts";

export type OutgoingMail = {
  id: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  /** Where a mail program posts to take its owner off the list, without asking anybody (RFC 8058). */
  leaveUrl?: string | undefined;
};

export type Mailer = {
  /** `outbox`: mails become .eml files on this machine, since no mail server is set. */
  kind: "smtp" | "outbox";
  /** Resolves when the mail server, or the disk, has taken the mail. */
  send(mail: OutgoingMail): Promise<void>;
  /** Removes the file of a mail; what a mail server has taken is out of reach. */
  forget(mailId: string): Promise<void>;
};

/** The mail server says that there is no such mailbox. Its message is what it said. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

const CONNECT_TIMEOUT_MS = 15_000;
const SOCKET_TIMEOUT_MS = 60_000;
const MOST_REFUSAL = 300;

export function createMailer(config: MailConfig): Mailer {
  return config.smtpUrl === undefined ? createOutbox(config) : createSmtpMailer(config, config.smtpUrl);
}

function createSmtpMailer(config: MailConfig, url: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    ...CLOSED,
  });
  return {
    kind: "smtp",
    async send(mail) {
      try {
        await transport.sendMail(messageOf(config, mail));
      } catch (error) {
        const refusal = readRefusal(error);
        throw refusal === null ? error : new MailRefused(refusal, { cause: error });
      }
    },
    forget: async () => undefined,
  };
}

/** RFC 3463: 5.1.x bad address, 5.2.1 mailbox disabled. A 5.7.x is about us, and any other may pass. */
const NO_MAILBOX = /^5\d\d[ -](?:5\.1\.\d+|5\.2\.1)\b/;
/** What servers without such a code answer to an address they do not have. */
const PLAIN_NO_MAILBOX = /^55[013][ -](?!\d\.\d+\.\d+)/;

/** Only what is said of the recipient: a refused sender or login would otherwise strike every address off. */
function readRefusal(error: unknown): string | null {
  const { rejectedErrors } = error as { rejectedErrors?: { response?: string }[] };
  const [response] = (rejectedErrors ?? []).flatMap(({ response: said }) => said ?? []);
  if (response === undefined || !(NO_MAILBOX.test(response) || PLAIN_NO_MAILBOX.test(response))) return null;
  return response.replaceAll(/\s+/g, " ").slice(0, MOST_REFUSAL);
}

function createOutbox(config: MailConfig): Mailer {
  const folder = config.outboxDir;
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows", ...CLOSED });
  return {
    kind: "outbox",
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(config, mail));
      // The links inside are as good as passwords: for this user's eyes only.
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { path } = await writeDurably(folder, message);
      await rename(path, join(folder, `${mail.id}.eml`));
      await syncPath(folder);
    },
    forget: (mailId) => rm(join(folder, `${mailId}.eml`), { force: true }),
  };
}

/** A mail is text only; nothing in it may make the library open a file or an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

function messageOf(config: MailConfig, mail: OutgoingMail) {
  return {
    from: config.from,
    // As an object the address is never parsed: a comma in it cannot become a second recipient.
    to: { name: "", address: mail.to },
    ...(mail.replyTo !== null && { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    // Sent twice after a crash it is still the same mail, and mailboxes show it once.
    messageId: `<${mail.id}@sahne.invalid>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(mail.leaveUrl !== undefined && {
        "List-Unsubscribe": `<${mail.leaveUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}
