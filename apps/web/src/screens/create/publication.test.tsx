import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { choose, openCreate, reason, sentTo, submit, withCreateScreen, world, write } from "#test/create-world.tsx";

withCreateScreen();

/** An instant film with everything filled in but what this block is about. */
async function fillIn(promptText = "A red kite. It flies over the sea.") {
  localStorage.setItem(
    "create-draft",
    JSON.stringify({
      userId: "u1",
      scenario: "instant",
      serviceType: "freePick",
      promptText,
      keywords: "",
      imageId: "i1",
      autoUpload: true,
      options: {},
    }),
  );
  openCreate();
  return screen.findByLabelText<HTMLInputElement>("Title");
}

const privacy = () => screen.getByLabelText<HTMLSelectElement>("Privacy");
const description = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Description/ });
const atButton = () =>
  (submit().getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");
const sent = () => (sentTo("/video/create")[0]?.body as { publication?: unknown } | undefined)?.publication;

test("[R7.11] channel, privacy and title stand at the button before it can be pressed, and are what is sent", async () => {
  const title = await fillIn();
  await waitFor(() => expect(submit().disabled).toBe(false));

  expect(title.value).toBe("A red kite");
  expect(privacy().value).toBe("unlisted");
  expect(screen.getByText("Channel: Ada's channel")).toBeTruthy();
  expect(atButton()).toContain("Liste dışı olarak yayınlanır: “A red kite” → Ada's channel");
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toEqual({ channelId: "UC1", title: "A red kite", description: "", privacyStatus: "unlisted" });
});

test("[R7.11] what is changed here goes out, and the title no longer follows the prompt", async () => {
  const title = await fillIn();
  fireEvent.change(title, { target: { value: "Uçurtma" } });
  fireEvent.change(privacy(), { target: { value: "private" } });
  fireEvent.change(description(), { target: { value: "Rüzgâr." } });
  write("A blue kite");

  await waitFor(() => expect(submit().disabled).toBe(false));
  expect(atButton()).toContain("Gizli olarak yayınlanır: “Uçurtma”");
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toEqual({
    channelId: "UC1",
    title: "Uçurtma",
    description: "Rüzgâr.",
    privacyStatus: "private",
  });
});

test("a film that stays here has no such block, and sends nothing of it", async () => {
  await fillIn();
  choose(/^Yalnızca oluştur/);

  expect(screen.queryByLabelText("Title")).toBeNull();
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toBeUndefined();
});

test("a scheduled film has it as long as it is to be uploaded", async () => {
  await fillIn();
  choose(/^Zamanla/);
  expect(screen.getByLabelText("Title")).toBeTruthy();

  fireEvent.click(screen.getByLabelText(/^Bitince YouTube/));

  expect(screen.queryByLabelText("Title")).toBeNull();
});

test("a title that the channel would refuse is told at its field and keeps the button from being pressed", async () => {
  const title = await fillIn();
  await waitFor(() => expect(submit().disabled).toBe(false));

  fireEvent.change(title, { target: { value: " " } });

  expect(screen.getByText("Title is required")).toBeTruthy();
  expect(submit().disabled).toBe(true);
  expect(reason()).toBe("Lütfen yayın başlığını ve açıklamasını düzeltin.");
});

test("nothing can be sent before the channel is known", async () => {
  world.publishProfile = "never";
  await fillIn();

  await waitFor(() => expect(reason()).toBe("Kanal bilgisi alınıyor…"));
  expect(submit().disabled).toBe(true);
});

test("without a channel it is said what becomes of the film, and the words are kept for the day there is one", async () => {
  world.isConnected = false;
  await fillIn();

  expect(await screen.findByText(/^Bağlı kanal yok: video saklanır/)).toBeTruthy();
  await waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toMatchObject({ channelId: null, title: "A red kite" });
});
