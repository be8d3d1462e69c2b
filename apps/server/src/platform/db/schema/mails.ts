import { index, pgTable, text } from "drizzle-orm/pg-core";
import { at, createdAt } from "./columns.ts";
import { users } from "./users.ts";

/** A mail to be sent, written in the transaction of what caused it. */
export const mails = pgTable(
  "mails",
  {
    id: text("id").primaryKey(),
    /** Null for people without an account. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    /** Sealed, since it may carry a link that is as good as a password; removed once a mail server has taken it. */
    textSealed: text("text_sealed"),
    createdAt: createdAt(),
    sentAt: at("sent_at"),
    /** A mail server said that there is no such mailbox, and what it said. */
    refusedAt: at("refused_at"),
    refusal: text("refusal"),
    /** Which newsletter it carries. */
    newsletterId: text("newsletter_id"),
  },
  (table) => [index("mails_newest").on(table.createdAt.desc()), index("mails_user").on(table.userId)],
);
