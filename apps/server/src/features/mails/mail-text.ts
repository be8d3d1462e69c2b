import type { mailPages } from "@sahne/contract/accounts/mails";
import type { Translator } from "@sahne/messages/translator";
import type { Context } from "#context.ts";

type MailParts = {
  /** Whom the greeting names; without it there is none. */
  name?: string;
  paragraphs: string[];
  link?: { label: string; url: string };
  footer?: string[];
};

export function mailText(translate: Translator, parts: MailParts): string {
  const blocks = [
    ...(parts.name === undefined ? [] : [translate("mail.greeting", { name: parts.name })]),
    ...parts.paragraphs,
    ...(parts.link ? [`${parts.link.label}:\n${parts.link.url}`] : []),
    ...(parts.footer ?? []),
    `-- \n${translate("mail.signature")}`,
  ];
  return `${blocks.join("\n\n")}\n`;
}

type MailPage = (typeof mailPages)[keyof typeof mailPages];

/** Built from the configured address, never from what a request says its host is. */
export function pageLink(context: Context, page: MailPage, token?: string): string {
  const url = new URL(page, context.config.publicUrl);
  if (token !== undefined) url.hash = new URLSearchParams({ token }).toString();
  return url.href;
}
