import { publishProfile } from "@sahne/contract/publishing/publish-profile";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { choose, openCreate, reason, sentTo, submit, withCreateScreen, world, write } from "#test/create-world.tsx";
import { aChannel } from "#test/samples.ts";

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
  expect(atButton()).toContain("Liste dışı, biter bitmez Ada's channel kanalına gider: “A red kite”");
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toEqual({
    channelId: "UC1",
    title: "A red kite",
    description: "",
    privacyStatus: "unlisted",
    tags: [],
    madeForKids: false,
    containsSyntheticMedia: true,
    notifySubscribers: true,
    categoryId: "22",
    language: null,
    thumbnail: "auto",
    asksFirst: false,
  });
});

test("[R7.11] what is changed here goes out, and the title no longer follows the prompt", async () => {
  const title = await fillIn();
  fireEvent.change(title, { target: { value: "Uçurtma" } });
  fireEvent.change(privacy(), { target: { value: "private" } });
  fireEvent.change(description(), { target: { value: "Rüzgâr." } });
  fireEvent.change(screen.getByLabelText(/^Tags/), { target: { value: "rüzgâr" } });
  fireEvent.click(screen.getByLabelText(/^Made for kids/));
  fireEvent.click(screen.getByLabelText(/^Disclose AI/));
  fireEvent.click(screen.getByLabelText(/^Notify subscribers/));
  fireEvent.change(screen.getByLabelText("Category"), { target: { value: "15" } });
  fireEvent.change(screen.getByLabelText("Language of the video"), { target: { value: "tr" } });
  fireEvent.click(screen.getByLabelText("The video’s poster"));
  write("A blue kite");

  await waitFor(() => expect(submit().disabled).toBe(false));
  expect(atButton()).toContain("Gizli, biter bitmez Ada's channel kanalına gider: “Uçurtma”");
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toEqual({
    channelId: "UC1",
    title: "Uçurtma",
    description: "Rüzgâr.",
    privacyStatus: "private",
    tags: ["rüzgâr"],
    madeForKids: true,
    containsSyntheticMedia: false,
    notifySubscribers: false,
    categoryId: "15",
    language: "tr",
    thumbnail: "poster",
    asksFirst: false,
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
  expect(reason()).toBe("Lütfen yayın bilgilerini düzeltin.");
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

test("[R18.1] the profile's templates fill the form, and its word for everybody stands at the button", async () => {
  const profile = publishProfile.parse({ title: "{title} #{n}", description: "{prompt}", tags: ["kite"] });
  world.publishProfile = { status: 200, body: { profile } };
  const title = await fillIn();

  await waitFor(() => expect(title.value).toBe("A red kite #1"));
  expect(description().value).toBe("A red kite. It flies over the sea.");
  expect(privacy().selectedOptions[0]?.textContent).toBe("Public");
  expect(screen.getByRole("button", { name: "Remove the tag kite" })).toBeTruthy();
  expect(atButton()).toContain("Herkese açık, biter bitmez Ada's channel kanalına gider");
});

test("[R18.1] a film that is planned says its hour at the button; one that repeats keeps what differs each time", async () => {
  const profile = publishProfile.parse({ title: "{title} {n}", privacyStatus: "public" });
  world.publishProfile = { status: 200, body: { profile } };
  const title = await fillIn();
  choose(/^Zamanla/);
  fireEvent.change(screen.getByLabelText("Tarih"), { target: { value: "2030-01-02" } });
  fireEvent.change(screen.getByLabelText("Saat"), { target: { value: "09:00" } });

  await waitFor(() => expect(title.value).toBe("A red kite 1"));
  expect(document.querySelector("#create-submit-publication")?.textContent).toMatch(/^Herkese açık, 2 Oca 2030/);

  // Films of plans ask, unless their owner says otherwise.
  expect(screen.getByLabelText(/^Yayınlamadan önce bana sor/)).toHaveProperty("checked", true);
  expect(document.querySelector("#create-submit-publication")?.textContent).toContain("Önce onayınızı ister.");

  fireEvent.click(screen.getByLabelText(/^Tekrarla/));
  expect(title.value).toBe("A red kite {n}");
  expect(document.querySelector("#create-submit-publication")?.textContent).toMatch(/her seferinde .* ilki 2 Oca 2030/);
});

test.each([
  ["the permission has ended", { needsReconnect: true }, /^YouTube izni sona ermiş/],
  ["uploading was not allowed", { rights: { ...aChannel.rights, canUpload: false } }, /^Video yükleme izni verilmemiş/],
  ["Google has not audited the project", { health: { ...aChannel.health, isProjectAudited: false } }, /locks uploaded/],
])("[R18.1] it is said before that %s", async (_name, change, words) => {
  world.channel = { ...aChannel, ...change };
  await fillIn();

  expect(await screen.findByText(words)).toBeTruthy();
});

const brand = { ...aChannel, id: "UC2", title: "Brand channel", isDefault: false };

test("[R18.3] a film may go to several channels: each with its own words, and to whom it is shown stands at the button", async () => {
  world.others = [{ channel: brand, profile: { title: "Brand: {title}", privacyStatus: "public", tags: ["brand"] } }];
  await fillIn();
  fireEvent.click(await screen.findByLabelText("Brand channel"));

  expect(await screen.findByText("Title: “Brand: A red kite”")).toBeTruthy();
  expect(screen.getByLabelText("Privacy on Brand channel")).toHaveProperty("value", "public");
  await waitFor(() => expect(atButton()).toContain("Brand channel kanalına da: herkese açık."));
  fireEvent.change(screen.getByLabelText("Privacy on Brand channel"), { target: { value: "private" } });
  fireEvent.change(description(), { target: { value: "Rüzgâr." } });
  write("A blue kite");
  expect(await screen.findByText("Title: “Brand: A blue kite”")).toBeTruthy();
  expect(atButton()).toContain("Brand channel kanalına da: gizli.");
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toMatchObject({
    channelId: "UC1",
    title: "A blue kite",
    privacyStatus: "unlisted",
    further: [
      {
        channelId: "UC2",
        title: "Brand: A blue kite",
        description: "Rüzgâr.",
        privacyStatus: "private",
        tags: ["brand"],
      },
    ],
  });
});

test("[R18.3] one that is unticked again, or becomes the first, is not sent twice; one that cannot take it is not offered", async () => {
  const without = { ...brand, id: "UC3", title: "Closed channel", rights: { ...brand.rights, canUpload: false } };
  world.others = [
    { channel: brand, profile: {} },
    { channel: without, profile: {} },
  ];
  await fillIn();
  fireEvent.click(await screen.findByLabelText("Brand channel"));
  await screen.findByText("Title: “A red kite”");
  expect(screen.queryByLabelText("Closed channel")).toBeNull();

  fireEvent.change(screen.getByLabelText("Channel"), { target: { value: "UC2" } });
  await waitFor(() => expect(atButton()).toContain("Brand channel kanalına gider"));
  expect(atButton()).not.toContain("kanalına da");
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toMatchObject({ channelId: "UC2" });
  expect(sent()).not.toHaveProperty("further");
});

test("[R18.1] a playlist is chosen where the channel lets us, else the right is asked for", async () => {
  world.channel = { ...aChannel, rights: { ...aChannel.rights, canChange: true } };
  await fillIn();
  await screen.findByRole("option", { name: "Evenings" });
  fireEvent.change(screen.getByLabelText("Playlist"), { target: { value: "PL1" } });
  await waitFor(() => expect(submit().disabled).toBe(false));
  fireEvent.click(submit());

  await waitFor(() => expect(sentTo("/video/create")).toHaveLength(1));
  expect(sent()).toMatchObject({ playlistId: "PL1" });
});

test("[R18.1] without that right no list is offered, and nothing asks the channel for them", async () => {
  await fillIn();

  expect(await screen.findByRole("button", { name: "Grant the Right" })).toBeTruthy();
  expect(screen.queryByLabelText("Playlist")).toBeNull();
  expect(world.api.seen.some(({ path }) => path.startsWith("/api/youtube/playlists"))).toBe(false);
});
