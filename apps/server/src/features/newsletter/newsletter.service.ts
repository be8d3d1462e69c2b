import { mailPages } from "@sahne/contract/accounts/mails";
import type { Language } from "@sahne/contract/common";
import type { Context } from "#context.ts";
import { mailText, pageLink } from "#features/mails/mail-text.ts";
import { queueMail } from "#features/mails/queue-mail.ts";
import { AppError } from "#platform/errors.ts";
import { foldCase } from "#platform/fold-case.ts";
import { newId, newSecret, sha256 } from "#platform/ids.ts";
import { tryToken } from "#platform/rate-limit.ts";
import { readSignedId } from "#platform/signed-id.ts";
import {
  confirmSubscriber,
  deleteSubscriber,
  deleteSubscriberById,
  deleteUnconfirmedBefore,
  savePending,
} from "./newsletter.repo.ts";

const PER_ADDRESS = { name: "newsletter-address", burst: 3, perSeconds: 3_600 };
const UNCONFIRMED_LIFE_MS = 30 * 86_400_000;

/** However often somebody asks, the address stands there once and gets a mail only while it is unconfirmed. */
export async function subscribe(context: Context, email: string, language: Language): Promise<void> {
  const emailKey = foldCase(email);
  if (!(await tryToken(context.db, PER_ADDRESS, sha256(emailKey)))) return;
  const now = context.clock.now();
  const token = newSecret();
  await context.db.transaction(async (tx) => {
    const wish = { id: newId(now), email, emailKey, confirmHash: sha256(token), createdAt: now };
    if (!(await savePending(tx, wish))) return;
    const translate = context.translatorFor(language);
    // One secret both confirms and unsubscribes.
    const leave = pageLink(context, mailPages.unsubscribe, token);
    await queueMail(context, tx, {
      userId: null,
      to: email,
      subject: translate("mail.newsletter.subject"),
      text: mailText(translate, {
        paragraphs: [translate("mail.newsletter.text")],
        link: {
          label: translate("mail.newsletter.action"),
          url: pageLink(context, mailPages.confirmSubscription, token),
        },
        footer: [translate("mail.ignore"), `${translate("mail.newsletter.unsubscribe")}:\n${leave}`],
      }),
    });
  });
}

/** A second click succeeds again. */
export async function confirmSubscription(context: Context, token: string): Promise<void> {
  const isKnown = await confirmSubscriber(context.db, sha256(token), context.clock.now());
  if (!isKnown) throw new AppError("link_invalid");
}

export async function unsubscribe(context: Context, token: string): Promise<void> {
  const signedFor = readSignedId(context.secrets, "leave-newsletter", token);
  // Whoever has left already is told that it is done.
  if (signedFor !== null) return void (await deleteSubscriberById(context.db, signedFor));
  const isKnown = await deleteSubscriber(context.db, sha256(token));
  if (!isKnown) throw new AppError("link_invalid");
}

export async function expireSubscribers(context: Context): Promise<void> {
  await deleteUnconfirmedBefore(context.db, new Date(context.clock.now().getTime() - UNCONFIRMED_LIFE_MS));
}
