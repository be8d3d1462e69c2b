import { expect, test } from "vitest";
import { readConfig } from "#platform/config.ts";
import { startSmtp } from "#test/vendors/smtp-server.ts";
import { createMailer } from "./mailer.ts";

const mail = { id: "0190-mail", to: "ada@example.com", replyTo: null, subject: "Şifre", text: "Merhaba\n.\nson" };

test("with a mail server set, it gets the mail whole", async () => {
  const server = await startSmtp();
  const mailer = createMailer(readConfig({ SMTP_URL: server.url, MAIL_FROM: "Sahne <post@sahne.example>" }).mail);

  await mailer.send(mail);
  server.stop();

  expect(mailer.kind).toBe("smtp");
  expect(server.received).toHaveLength(1);
  expect(server.received[0]?.to).toEqual(["ada@example.com"]);
  expect(server.received[0]?.source).toContain("From: Sahne <post@sahne.example>");
  expect(server.received[0]?.source).toContain("Message-ID: <0190-mail@sahne.invalid>");
});

test("one address stays one recipient, and a line break in a subject no second header", async () => {
  const server = await startSmtp();
  const mailer = createMailer(readConfig({ SMTP_URL: server.url }).mail);

  await mailer
    .send({ ...mail, to: "ada@example.com, eve@example.com", subject: "Hi\r\nBcc: eve@example.com" })
    .catch(() => undefined);
  server.stop();

  for (const { to, source } of server.received) {
    expect(to).not.toContain("eve@example.com");
    expect(source).not.toMatch(/^Bcc:/m);
  }
});

test("a refusal of the mail server is an error, so that the job comes again", async () => {
  const server = await startSmtp("450 later");
  const mailer = createMailer(readConfig({ SMTP_URL: server.url }).mail);

  await expect(mailer.send(mail)).rejects.toThrow("450");
  server.stop();
});
