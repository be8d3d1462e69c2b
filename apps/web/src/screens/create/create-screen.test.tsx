import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { startSession } from "#lib/session.ts";
import {
  choose,
  openCreate,
  openText2video,
  prompt,
  reason,
  sentTo,
  submit,
  withCreateScreen,
  world,
  write,
} from "#test/create-world.tsx";
import { aUser } from "#test/samples.ts";

withCreateScreen();

describe("the button and its reasons", () => {
  test("[R7.1] instant is chosen at first, with Freepik", () => {
    openCreate();

    expect(screen.getByRole("radio", { name: /^Anında oluştur ve yükle/ })).toHaveProperty("checked", true);
    expect(screen.getByRole("radio", { name: /^Freepik/ })).toHaveProperty("checked", true);
  });

  test("[R7.5] [R7.7] [R7.10] names what is missing, in the order of the scenario", async () => {
    openCreate();
    expect(submit().disabled).toBe(true);
    expect(reason()).toBe("Lütfen bir prompt metni girin.");

    write("A red kite");
    expect(reason()).toBe("Lütfen bir resim seçin.");

    choose(/^Zamanla/);
    expect(reason()).toBe("Lütfen anahtar kelimeler girin.");
    fireEvent.change(screen.getByLabelText("Anahtar kelimeler"), { target: { value: "kite" } });
    expect(reason()).toBe("Lütfen tarih ve saat seçin.");

    choose(/^Metinden video/);
    expect(submit().disabled).toBe(false);
    expect(reason()).toBeUndefined();
    await screen.findByText("Sahne motoru");
  });

  test("[R7.7] [R7.10] leaving a field empty is told at the field", async () => {
    openCreate();
    choose(/^Zamanla/);

    fireEvent.blur(prompt());
    fireEvent.blur(screen.getByLabelText("Anahtar kelimeler"));
    fireEvent.blur(screen.getByLabelText("Saat"));

    const told = (await screen.findAllByRole("alert")).map((alert) => alert.textContent);
    expect(told).toContain("Lütfen bir prompt metni girin.");
    expect(told).toContain("Lütfen anahtar kelimeler girin.");
    expect(told).toContain("Lütfen tarih ve saat seçin.");
  });

  test("[R7.10] Ctrl+Enter tells the first problem in a toast and leads to its field", async () => {
    openCreate();

    fireEvent.keyDown(prompt(), { key: "Enter", ctrlKey: true });

    await waitFor(() => expect(screen.getAllByText("Lütfen bir prompt metni girin.")).toHaveLength(3));
    await waitFor(() => expect(document.activeElement).toBe(prompt()));
    expect(sentTo("/video/create")).toHaveLength(0);
  });

  test("[R7.2] shows only the fields of the scenario, and keeps what was filled in for another", () => {
    openCreate();
    choose(/^Zamanla/);
    fireEvent.change(screen.getByLabelText("Anahtar kelimeler"), { target: { value: "kite" } });

    choose(/^Metinden video/);
    expect(screen.queryByLabelText("Anahtar kelimeler")).toBeNull();
    expect(screen.queryByText("Referans görsel")).toBeNull();
    expect(screen.queryByLabelText("Saat")).toBeNull();

    choose(/^Zamanla/);
    expect(screen.getByLabelText<HTMLInputElement>("Anahtar kelimeler").value).toBe("kite");
  });
});

describe("said before sending", () => {
  test("[R7.11] an instant video without a channel", async () => {
    world.isConnected = false;
    openCreate();

    expect(await screen.findByRole("link", { name: "Kanal bağla" })).toBeTruthy();
    choose(/^Yalnızca oluştur/);
    expect(screen.queryByRole("link", { name: "Kanal bağla" })).toBeNull();
  });

  test("[R7.11] who makes it and what it costs, without and with a key", async () => {
    world.user = { ...aUser, geminiApiKey: "sand**********-key" };
    openCreate();
    expect(await screen.findByText(/sahneler, nesneler, yazılar ve müzikle ücretsiz/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Anahtar ekle" }).getAttribute("href")).toBe("/dashboard/settings");

    await screen.findByText(/Anahtarınız kayıtlı/);
    choose(/^Gemini/);

    expect(screen.getByText(/ücreti Gemini hesabınızdan düşer/)).toBeTruthy();
    expect(screen.queryByLabelText("Müzik")).toBeNull();
    expect(screen.queryByRole("radio", { name: "Kare 1:1" })).toBeNull();
  });

  test("[R7.11] whoever has keys can still choose the free engine, and is told that no key is used", async () => {
    world.user = { ...aUser, freepikApiKey: "sand**********-key", geminiApiKey: "sand**********-key" };
    openText2video();
    write("A red kite");
    await waitFor(() => expect(describes(submit())).toBe("Freepik · ücretli"));
    choose(/^Sahne/);

    expect(describes(submit())).toBe("Sahne motoru, ücretsiz");
    expect(screen.getByText(/anahtarınız kullanılmaz/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Anahtar ekle" })).toBeNull();
    fireEvent.click(submit());
    await waitFor(() =>
      expect(sentTo("/video/create")[0]?.body).toMatchObject({ serviceType: "sahne", engine: "sahne" }),
    );
  });

  test("[R7.11] what it may cost is said at the button itself, however far away the rest stands", async () => {
    world.user = { ...aUser, freepikApiKey: "sand**********-key" };
    openText2video();
    write("A red kite");

    await waitFor(() => expect(describes(submit())).toBe("Freepik · ücretli"));
    choose(/^Gemini/);
    expect(describes(submit())).toBe("Sahne motoru, ücretsiz");
  });

  test("letters that the film cannot draw are named before it is sent, unless a vendor makes it", async () => {
    world.user = { ...aUser, geminiApiKey: "sand**********-key" };
    openText2video();
    write("Gün batımı Բարև");

    expect(await screen.findByText(/çizilemeyen harfler: Բ ա ր և/)).toBeTruthy();
    await screen.findByText(/Anahtarınız kayıtlı/);
    choose(/^Gemini/);

    await waitFor(() => expect(screen.queryByText(/çizilemeyen/)).toBeNull());
  });

  test("what one writes in stays in view when the button comes to stand over the page", () => {
    const seen: unknown[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      seen.push(this);
    });
    openText2video();
    prompt().focus();
    expect(seen).toEqual([]);

    write("A");
    write("A red kite");

    expect(seen).toEqual([prompt()]);
  });
});

describe("sending", () => {
  test("[R7.5] [R7.8] [R7.11] sends words alone, says that it started, and resets every input", async () => {
    openText2video();
    write("  A red kite. ");
    expect(screen.getByLabelText("Süre")).toHaveProperty("value", "text");
    fireEvent.click(screen.getByLabelText("Kare 1:1"));

    fireEvent.click(submit());

    expect(await screen.findByText("Metinden video oluşturma başladı.")).toBeTruthy();
    expect(sentTo("/video/create")[0]?.body).toMatchObject({
      scenario: "text2video",
      serviceType: "freePick",
      promptText: "A red kite.",
      imageId: null,
      autoUpload: false,
      engine: "sahne",
      options: { aspectRatio: "1:1" },
    });
    expect(prompt().value).toBe("");
    expect(screen.getByRole("radio", { name: /^Anında/ })).toHaveProperty("checked", true);
    expect(screen.getByLabelText("Dikey 9:16")).toHaveProperty("checked", true);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(await screen.findByRole("progressbar")).toBeTruthy();
  });

  test("[R7.5] is being processed until the answer comes, and is asked for once", async () => {
    world.creation = "never";
    openText2video();
    write("A red kite");

    fireEvent.click(submit());

    await waitFor(() => expect(submit().textContent).toBe("İşleniyor..."));
    await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
    fireEvent.click(submit());
    fireEvent.keyDown(prompt(), { key: "Enter", ctrlKey: true });
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });

    expect(sentTo("/video/create")).toHaveLength(1);
  });

  test("[R7.5] two presses in the same moment make one video", async () => {
    openText2video();
    write("A red kite");

    act(() => {
      submit().click();
      submit().click();
    });

    expect(await screen.findByText("Metinden video oluşturma başladı.")).toBeTruthy();
    expect(sentTo("/video/create")).toHaveLength(1);
  });

  test("[R7.7] a failure is told in a toast and, with its reason and what helps, on the page; the words stay", async () => {
    world.creation = { status: 429, body: { message: "Çok fazla iş var.", code: "too_many_jobs", requestId: "r" } };
    openText2video();
    write("A red kite");

    fireEvent.click(submit());

    expect(await screen.findByText("Video oluşturulurken bir hata oluştu.")).toBeTruthy();
    expect(screen.getByText("Çok fazla iş var.")).toBeTruthy();
    expect(await screen.findByText("Sizin tarafınızda · Süren videolardan biri bitince tekrar deneyin.")).toBeTruthy();
    expect(prompt().value).toBe("A red kite");
  });

  test("[R10.5] a session that has ended is no fault of the film", async () => {
    world.creation = { status: 401, body: { message: "Oturum bitti.", code: "session_required", requestId: "r" } };
    openText2video();
    write("A red kite");

    fireEvent.click(submit());

    await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
    await waitFor(() => expect(localStorage.getItem("authToken")).toBeNull());
    expect(screen.queryByText("Video oluşturulurken bir hata oluştu.")).toBeNull();
  });

  test.each([
    { isConnected: true, words: "Video oluşturma ve yükleme başladı." },
    { isConnected: false, words: "Video oluşturma başladı." },
  ])("[R7.8] [R7.11] an upload is said to have begun only with a channel: $words", async ({ isConnected, words }) => {
    world.isConnected = isConnected;
    localStorage.setItem(
      "create-draft",
      JSON.stringify({ ...draft, scenario: "instant", promptText: "A", imageId: "i1" }),
    );
    openCreate();
    if (!isConnected) await screen.findByRole("link", { name: "Kanal bağla" });
    await waitFor(() => expect(submit().disabled).toBe(false));

    fireEvent.click(submit());

    expect(await screen.findByText(words)).toBeTruthy();
  });

  test("what was typed survives a reload until it was accepted, and is not shown to another user", async () => {
    openText2video();
    write("Half a thought");
    await waitFor(() => expect(localStorage.getItem("create-draft")).toContain("Half a thought"));
    cleanup();
    startSession("t-2", { ...aUser, _id: "u2" });
    openCreate();
    expect(prompt().value).toBe("");
    cleanup();
    startSession("t-1", aUser);
    localStorage.setItem("create-draft", JSON.stringify({ ...draft, promptText: "Half a thought" }));

    openCreate();
    expect(prompt().value).toBe("Half a thought");
    fireEvent.click(submit());
    await screen.findByText("Metinden video oluşturma başladı.");

    expect(localStorage.getItem("create-draft")).toBeNull();
  });

  test("the address is followed also where the form stands already, and one's words stay", async () => {
    const router = openCreate();
    write("A red kite");

    await act(() => router.navigate("/dashboard/create?scenario=text2video&example=1"));

    expect(screen.getByRole("radio", { name: /^Metinden video/ })).toHaveProperty("checked", true);
    expect(prompt().value).toBe("A red kite");
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });

  test("the first step of a new account opens it ready to send", async () => {
    const router = openCreate("/dashboard/create?scenario=text2video&example=1");

    expect(screen.getByRole("radio", { name: /^Metinden video/ })).toHaveProperty("checked", true);
    expect(prompt().value).not.toBe("");
    expect(submit().disabled).toBe(false);
    await waitFor(() => expect(router.state.location.search).toBe(""));
  });
});

const describes = (button: HTMLElement) =>
  document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;

const draft = {
  userId: "u1",
  scenario: "text2video",
  serviceType: "freePick",
  promptText: "",
  keywords: "",
  imageId: null,
  autoUpload: true,
  options: {},
};
