import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { ProfileForm } from "./profile-form.tsx";

const user = { ...aUser, geminiApiKey: "AIza****wxyz" };

let api: Awaited<ReturnType<typeof startApi>>;
let answer: Parameters<typeof startApi>[0];

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "auth", "settings", "defaults"]);
  answer = ({ body }) => ({
    status: 200,
    body: { user: { ...user, ...(body as object), geminiApiKey: "AIza****wxyz" } },
  });
  api = await startApi((request) => answer(request));
  startSession("token", user);
  renderAt("/dashboard/settings", new QueryClient(), <ProfileForm user={user} />);
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

function type(label: string, text: string) {
  fireEvent.change(field(label), { target: { value: text } });
}

describe("[R9.2] editing the profile", () => {
  test("another address asks for the password, and sends it only then", async () => {
    fireEvent.click(button("Düzenle"));
    expect(screen.queryByLabelText("Mevcut şifreniz")).toBeNull();
    type("E-posta", "ada@example.net");
    await waitFor(() => expect(button("Kaydet").disabled).toBe(false));
    fireEvent.click(button("Kaydet"));
    expect(await screen.findByText("Adresi değiştirmek için şifrenizi girin")).toBeTruthy();

    type("Mevcut şifreniz", "secret1");
    fireEvent.click(button("Kaydet"));

    await waitFor(() => expect(api.seen).toHaveLength(1));
    expect(api.seen[0]?.body).toMatchObject({ email: "ada@example.net", currentPassword: "secret1" });
  });

  test("begins read-only; Save waits for a change and goes back to waiting when it is taken back", async () => {
    expect(field("Ad soyad").readOnly).toBe(true);

    fireEvent.click(button("Düzenle"));
    expect(field("Ad soyad").readOnly).toBe(false);
    expect(button("Kaydet").disabled).toBe(true);
    type("Ad soyad", "Ada Byron");
    await waitFor(() => expect(button("Kaydet").disabled).toBe(false));
    type("Ad soyad", user.fullname);
    await waitFor(() => expect(button("Kaydet").disabled).toBe(true));
  });

  test("Cancel brings back what the server knows and clears the errors", async () => {
    fireEvent.click(button("Düzenle"));
    type("Ad soyad", "");
    expect((await screen.findByRole("alert")).textContent).toBe("Ad soyad gerekli");

    fireEvent.click(button("Vazgeç"));

    expect(field("Ad soyad").value).toBe(user.fullname);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(button("Düzenle")).toBeTruthy();
    expect(api.seen).toHaveLength(0);
  });

  test("saving with errors says so and sends nothing", async () => {
    fireEvent.click(button("Düzenle"));
    type("Kullanıcı adı", "a b");
    expect(await screen.findByText("Kullanıcı adı sadece harf, rakam ve alt çizgi içerebilir")).toBeTruthy();
    await waitFor(() => expect(button("Kaydet").disabled).toBe(false));

    fireEvent.click(button("Kaydet"));

    expect(await screen.findByText("Lütfen form hatalarını düzeltin.")).toBeTruthy();
    expect(api.seen).toHaveLength(0);
  });

  test("[R9.4] saving tells success, and the stored user carries no key", async () => {
    fireEvent.click(button("Düzenle"));
    type("Ad soyad", "Ada Byron");
    type("Freepik API anahtarı", "fpk-secret-key");
    await waitFor(() => expect(button("Kaydet").disabled).toBe(false));
    fireEvent.click(button("Kaydet"));

    expect(await screen.findByText("Profil başarıyla güncellendi!")).toBeTruthy();
    expect(api.seen[0]).toMatchObject({
      method: "PUT",
      path: "/api/users/u1/profile",
      body: { fullname: "Ada Byron", email: user.email, username: user.username, freepikApiKey: "fpk-secret-key" },
    });
    expect(api.seen[0]?.body).not.toHaveProperty("geminiApiKey");
    expect(localStorage.getItem("user")).toContain("Ada Byron");
    expect(JSON.stringify(localStorage)).not.toMatch(/fpk-secret-key|AIza/);
  });

  test("[R9.4] a refusal tells failure, stays in the form and marks the field", async () => {
    answer = () => ({
      status: 409,
      body: {
        message: "Bu kullanıcı adı alınmış.",
        code: "username_taken",
        fields: { username: { code: "error.username_taken", message: "Bu kullanıcı adı alınmış." } },
        requestId: "r",
      },
    });
    fireEvent.click(button("Düzenle"));
    type("Kullanıcı adı", "someone");
    await waitFor(() => expect(button("Kaydet").disabled).toBe(false));
    fireEvent.click(button("Kaydet"));

    expect(await screen.findByText("Profil güncellenirken bir hata oluştu.")).toBeTruthy();
    expect(screen.getByText("Bu kullanıcı adı alınmış.")).toBeTruthy();
    expect(field("Kullanıcı adı").value).toBe("someone");
    expect(field("Kullanıcı adı").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("[R9.1] the keys", () => {
  test("are masked while reading, and a missing one says so", () => {
    expect(field("Gemini API anahtarı").value).toBe("AIza****wxyz");
    expect(field("Freepik API anahtarı").placeholder).toBe("Anahtar yok");
  });

  test("what is typed is hidden until the toggle is pressed", async () => {
    fireEvent.click(button("Düzenle"));
    type("Freepik API anahtarı", "fpk-secret-key");
    await waitFor(() => expect(field("Freepik API anahtarı").type).toBe("password"));

    const toggle = button("Anahtarı göster: Freepik API anahtarı");
    fireEvent.click(toggle);

    expect(field("Freepik API anahtarı").type).toBe("text");
    expect(toggle.getAttribute("aria-pressed")).toBe("true");
  });

  test.each([
    ["valid", "Anahtar çalışıyor."],
    ["refused", "Sağlayıcı bu anahtarı kabul etmedi."],
    ["unreachable", "Sağlayıcıya ulaşılamadı; anahtar denenemedi."],
  ])("a test that says %s is told in words", async (result, words) => {
    answer = () => ({ status: 200, body: { result } });

    fireEvent.click(button("Bu anahtarı dene: Gemini API anahtarı"));

    expect(await screen.findByText(words)).toBeTruthy();
    expect(api.seen[0]).toMatchObject({ path: "/api/users/u1/keys/gemini/test", body: {} });
  });
});
