import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import {
  choose,
  making,
  openCreate,
  plan,
  prompt,
  sentTo,
  submit,
  withCreateScreen,
  world,
  write,
} from "#test/create-world.tsx";

withCreateScreen();

describe("a scheduled video", () => {
  async function fillIn() {
    openCreate();
    choose(/^Zamanla/);
    write("A red kite");
    fireEvent.change(screen.getByLabelText("Anahtar kelimeler"), { target: { value: "kite, sea" } });
    fireEvent.change(screen.getByLabelText("Tarih"), { target: { value: "2030-01-01" } });
    fireEvent.change(screen.getByLabelText("Saat"), { target: { value: "09:00" } });
    // The channel it goes to is named before anything can be sent.
    await waitFor(() => expect(submit().disabled).toBe(false));
  }
  async function continueWithoutImage() {
    const dialog = within(await screen.findByRole("dialog"));
    fireEvent.click(dialog.getByRole("button", { name: "Görsel olmadan devam et" }));
  }

  test("[R7.4] [R7.6] asks about the missing picture, creates, then plans", async () => {
    await fillIn();
    fireEvent.click(submit());
    await continueWithoutImage();

    expect(await screen.findByText(/için zamanlandı\.$/)).toBeTruthy();
    // There is nothing to watch yet.
    expect(screen.getByRole("link", { name: /^Videolarıma/ }).textContent).toBe("Videolarıma git");
    expect(sentTo("/video/create")[0]?.body).toMatchObject({
      scenario: "scheduled",
      scheduled: true,
      autoUpload: true,
      keywords: "kite, sea",
      imageId: null,
    });
    expect(sentTo("/api/videos/v1/schedule")[0]?.body).toEqual({
      scheduledAt: "2030-01-01T06:00:00.000Z",
      recurring: false,
      recurringType: null,
      timeZone: "Europe/Istanbul",
    });
    expect(sentTo("/video/create")[0]?.headers["idempotency-key"]).toBeTruthy();
  });

  test("[R7.6] when only the time could not be set, that alone is tried again", async () => {
    world.planning = { status: 503, body: { message: "Şu anda olmuyor.", code: "unavailable", requestId: "r" } };
    await fillIn();
    fireEvent.click(submit());
    await continueWithoutImage();
    expect(await screen.findByText("Şu anda olmuyor.")).toBeTruthy();

    world.planning = { status: 200, body: { video: { ...making, status: "scheduled" }, schedule: plan } };
    fireEvent.click(screen.getByRole("button", { name: "Zamanı yeniden ayarla" }));

    expect(await screen.findByText(/için zamanlandı\.$/)).toBeTruthy();
    expect(sentTo("/video/create")).toHaveLength(1);
    expect(sentTo("/api/videos/v1/schedule")).toHaveLength(2);
    expect(prompt().value).toBe("");
  });

  test("[R7.7] a time that has passed is told when one sends", async () => {
    await fillIn();
    fireEvent.change(screen.getByLabelText("Tarih"), { target: { value: "2020-01-01" } });
    fireEvent.click(submit());
    await continueWithoutImage();

    expect((await screen.findAllByText("Zamanlama gelecek bir tarih ve saat olmalıdır.")).length).toBeGreaterThan(0);
    expect(sentTo("/video/create")).toHaveLength(0);
  });

  test("the next five runs of a repetition are shown with their weekday", async () => {
    await fillIn();
    fireEvent.click(screen.getByLabelText("Tekrarla"));
    fireEvent.change(screen.getByLabelText("Sıklık"), { target: { value: "weekly" } });

    const runs = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(runs).toEqual([1, 8, 15, 22, 29].map((day) => `${day} Oca 2030 Sal 09:00`));
  });
});
