import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openCreate, sentTo, withCreateScreen, world } from "#test/create-world.tsx";

withCreateScreen();

const isFormShown = () => screen.queryByLabelText("Prompt metni") !== null;
const openPlan = () => openCreate("/dashboard/create?plan=v1");

test("[R13.1] while the video is asked for, no form is shown that would make a second one", async () => {
  world.toPlan = "never";
  openPlan();

  await waitFor(() => expect(sentTo("/api/videos/v1")).toHaveLength(1));
  expect(await screen.findByRole("status", { name: "Yükleniyor..." })).toBeTruthy();
  expect(isFormShown()).toBe(false);
});

test("[R13.1] when it cannot be had that is said, with a way on and a way back", async () => {
  const known = world.toPlan;
  world.toPlan = { status: 503, body: { message: "Şu anda olmuyor.", code: "unavailable", requestId: "r" } };
  openPlan();

  expect((await screen.findByRole("alert")).textContent).toContain("Şu anda olmuyor.");
  expect(isFormShown()).toBe(false);
  expect(screen.getByRole("link", { name: "My Videos" }).getAttribute("href")).toBe("/dashboard/videos");

  world.toPlan = known;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("button", { name: "Zamanı ayarla" })).toBeTruthy();
});

test("[R13.1] a missing time is told when one leaves it or sends, not before; the empty part has the focus", async () => {
  openPlan();
  const send = await screen.findByRole("button", { name: "Zamanı ayarla" });
  expect(screen.queryByRole("alert")).toBeNull();

  fireEvent.click(send);

  expect((await screen.findByRole("alert")).textContent).toBe("Lütfen tarih ve saat seçin.");
  const time = screen.getByLabelText("Saat");
  expect(document.activeElement).toBe(time);
  expect(sentTo("/api/videos/v1/schedule")).toHaveLength(0);
});
