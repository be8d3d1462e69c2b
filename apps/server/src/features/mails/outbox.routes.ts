import { OUTBOX_SHOWN } from "@sahne/contract/limits";
import { listOutboxRoute, readOutboxRoute, type MailHead } from "@sahne/contract/mails";
import type { FastifyRequest } from "fastify";
import type { Context } from "#context.ts";
import { isLoopback } from "#platform/config.ts";
import { AppError } from "#platform/errors.ts";
import type { Mount } from "#platform/http/mount.ts";
import { findMail, listSentMails, type MailRow } from "./mails.repo.ts";

/** What any proxy on the way would have added; its presence means that the caller sits elsewhere. */
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** The mails of an installation without a mail server, for whoever sits at this very machine. */
export function outboxRoutes(mount: Mount, context: Context): void {
  mount.public(listOutboxRoute, async ({ request }) => {
    assertLocal(context, request);
    const rows = await listSentMails(context.db, OUTBOX_SHOWN);
    return { mails: rows.map(presentHead) };
  });

  mount.public(readOutboxRoute, async ({ params, request }) => {
    assertLocal(context, request);
    const row = await findMail(context.db, params.mailId);
    if (!row || row.sentAt === null || row.textSealed === null) throw new AppError("not_found");
    return { mail: { ...presentHead(row), text: context.secrets.open("mail", row.id, row.textSealed) } };
  });
}

/** The links in these mails open accounts, so anything that might be a stranger is told that there is nothing here. */
function assertLocal(context: Context, request: FastifyRequest): void {
  const isOpen = context.mailer.kind === "outbox" && isLoopback(context.config.publicUrl);
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  if (!isOpen || isForwarded || !hasLocalHost(request) || !isLocalAddress(request.socket.remoteAddress)) {
    throw new AppError("not_found");
  }
}

/** A foreign name that resolves to this machine is how a web page elsewhere would try to read along. */
function hasLocalHost(request: FastifyRequest): boolean {
  const { host } = request.headers;
  return host !== undefined && URL.canParse(`http://${host}`) && isLoopback(new URL(`http://${host}`));
}

function isLocalAddress(address: string | undefined): boolean {
  return address !== undefined && /^(127\.|::1$|::ffff:127\.)/.test(address);
}

function presentHead(row: MailRow): MailHead {
  return { _id: row.id, to: row.recipient, subject: row.subject, createdAt: row.createdAt.toISOString() };
}
