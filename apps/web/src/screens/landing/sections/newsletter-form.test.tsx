import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startApi } from "#test/api-server.ts";
import { NewsletterForm } from "./newsletter-form.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let answer: Parameters<typeof startApi>[0];

beforeAll(() => loadMessages(["common", "landing-lower"]));
beforeEach(async () => {
  answer = () => ({ status: 202, body: { ok: true } });
  api = await startApi((request) => answer(request));
  render(<NewsletterForm />);
});
afterEach(async () => {
  cleanup();
  await api.stop();
});

function send(email: string): void {
  fireEvent.change(screen.getByLabelText("E-posta adresiniz"), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "Abone Ol" }));
}

test("[R1.9] the address is sent and the visitor is told to look for the mail", async () => {
  send(" ada@example.com ");

  const told = await screen.findByRole("status");
  expect(told.textContent).toBe("Teşekkürler! Onay için e-postanıza bir bağlantı gönderdik.");
  expect(api.seen).toMatchObject([{ method: "POST", path: "/api/newsletter", body: { email: "ada@example.com" } }]);
});

test("[R1.9] what cannot be an address is refused at the field and sent nowhere", async () => {
  send("ada@example");

  const problem = await screen.findByRole("alert");
  expect(problem.textContent).toBe("Geçerli bir e-posta adresi girin");
  expect(screen.getByLabelText("E-posta adresiniz").getAttribute("aria-invalid")).toBe("true");
  expect(api.seen).toEqual([]);
});

test("[R1.9] a refusal shows the server's words and leaves the address to be corrected", async () => {
  answer = () => ({ status: 429, body: { code: "rate_limited", message: "Biraz sonra tekrar deneyin." } });

  send("ada@example.com");

  const problem = await screen.findByRole("alert");
  expect(problem.textContent).toBe("Biraz sonra tekrar deneyin.");
  expect(screen.getByLabelText<HTMLInputElement>("E-posta adresiniz").value).toBe("ada@example.com");
});

test("[R1.9] without an answer the default words are shown", async () => {
  answer = () => "hang-up";

  send("ada@example.com");

  const problem = await screen.findByRole("alert");
  expect(problem.textContent).toBe("Abonelik kaydedilemedi. Lütfen tekrar deneyin.");
});
