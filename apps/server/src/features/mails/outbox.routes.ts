import { timingSafeEqual } from "node:crypto";
import { OUTBOX_SHOWN } from "@sahne/contract/limits";
import { listOutboxRoute, openOutboxRoute, readOutboxRoute, type MailHead } from "@sahne/contract/accounts/mails";
import type { FastifyRequest } from "fastify";
import type { Context } from "#context.ts";
import { isLoopback } from "#platform/config.ts";
import { AppError } from "#platform/errors.ts";
import { DONE, type Mount } from "#platform/http/mount.ts";
import { sha256 } from "#platform/ids.ts";
import { findMail, listSentMails, type MailRow } from "./mails.repo.ts";

/** What any proxy on the way would have added; its presence means that the caller sits elsewhere. */
const FORWARDED = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

const COOKIE = "sahne_outbox";

/** The mails of an installation without a mail server, for whoever sits at this very machine and can read its key. */
export function outboxRoutes(mount: Mount, context: Context): void {
  mount.public(openOutboxRoute, async ({ body, request, reply }) => {
    assertLocal(context, request);
    if (!isKey(context, body.key)) throw new AppError("outbox_locked");
    reply.header("set-cookie", `${COOKIE}=${context.outboxKey}; Path=/api/outbox; HttpOnly; SameSite=Strict`);
    return DONE;
  });

  mount.public(listOutboxRoute, async ({ request }) => {
    assertOpened(context, request);
    const rows = await listSentMails(context.db, OUTBOX_SHOWN);
    return { mails: rows.map(presentHead) };
  });

  mount.public(readOutboxRoute, async ({ params, request }) => {
    assertOpened(context, request);
    const row = await findMail(context.db, params.mailId);
    if (!row || row.sentAt === null || row.textSealed === null) throw new AppError("not_found");
    return { mail: { ...presentHead(row), text: context.secrets.open("mail", row.id, row.textSealed) } };
  });
}

/** A proxy on this machine that adds no header makes everybody look local: only the key proves who is. */
function assertOpened(context: Context, request: FastifyRequest): void {
  assertLocal(context, request);
  const cookies = (request.headers.cookie ?? "").split(";").map((cookie) => cookie.trim());
  const given = cookies.find((cookie) => cookie.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  if (given === undefined || !isKey(context, given)) throw new AppError("outbox_locked");
}

function isKey({ outboxKey }: Context, given: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(outboxKey)));
}

/** The links in these mails open accounts, so anything that might be a stranger is told that there is nothing here. */
function assertLocal(context: Context, request: FastifyRequest): void {
  const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name));
  if (!hasOutbox(context) || isForwarded || !hasLocalHost(request) || !isLocalAddress(request.socket.remoteAddress)) {
    throw new AppError("not_found");
  }
}

/** Where the operator reads mails while there is no mail server; behind the `#`, which no server and no log ever sees. */
export function outboxAddress(context: Context): string | null {
  return hasOutbox(context) ? `${context.config.publicUrl.origin}/outbox#key=${context.outboxKey}` : null;
}

function hasOutbox({ mailer, config }: Context): boolean {
  return mailer.kind === "outbox" && isLoopback(config.publicUrl);
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
