import { expect, test } from "vitest";
import { contactMessages } from "#platform/db/schema.ts";
import { callApi } from "#test/api.ts";
import { mailsTo } from "#test/mails.ts";
import { receiveMessage } from "./contact.service.ts";
import { withTestProduct } from "#test/product/test-product.ts";

const t = withTestProduct();
const message = { name: "Ada Yılmaz", email: "ada@example.com", message: "Merhaba <b>Sahne</b>\n\nNasıl?" };

test("a visitor's message is stored and mailed to the operator, as text [R1.9]", async () => {
  const answer = await callApi(t.product(), "POST", "/api/contact", { body: message });

  expect(answer).toMatchObject({ status: 202, body: { ok: true } });
  expect(await t.product().context.db.select().from(contactMessages)).toMatchObject([message]);
  const [mail] = await mailsTo(t.product(), "operator@localhost");
  expect(mail).toMatchObject({ subject: "İletişim formu: Ada Yılmaz" });
  expect(mail?.text).toContain(message.message);
});

test("a site on which nobody reads messages does not say that one arrived, and keeps none", async () => {
  const { context } = t.product();
  const unread = { ...context, mailer: { ...context.mailer, kind: "smtp" as const } };

  await expect(receiveMessage(unread, message)).rejects.toMatchObject({ code: "contact_unread", status: 503 });
  expect(await context.db.select().from(contactMessages)).toEqual([]);
});

test.each([
  ["name", "Ada\r\nBcc: eve@example.com"],
  ["email", "ada@example.com\r\nBcc: eve@example.com"],
  ["email", "ada@example.com,eve@example.com"],
  ["email", "<ada@example.com>"],
])("a %s that would write into a mail's header is refused: %j", async (field, value) => {
  const answer = await callApi(t.product(), "POST", "/api/contact", { body: { ...message, [field]: value } });

  expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: {} } } });
  expect(await t.product().context.db.select().from(contactMessages)).toEqual([]);
});
