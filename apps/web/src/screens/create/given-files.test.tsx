import { act, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { choose, openCreate, picture, prompt, sentTo, withCreateScreen, world } from "#test/create-world.tsx";

withCreateScreen();

const kite = new File(["kite"], "kite.png", { type: "image/png" });
const upload = () => sentTo("/upload").filter(({ method }) => method === "POST");
const uploaded = { ...picture, _id: "i2", userName: "kite", isStarter: false };

beforeEach(() => {
  world.upload = { status: 201, body: uploaded };
  world.images = [uploaded, picture];
});

/** As the browser tells it: the files themselves are only known once they were let go. */
function drag(kind: "dragOver" | "drop", files: readonly File[] = [kite]): Event {
  const dataTransfer = { types: ["Files"], files: kind === "drop" ? files : [], dropEffect: "copy" };
  const event = createEvent[kind](document.body, { dataTransfer });
  act(() => void document.body.dispatchEvent(event));
  return event;
}

test("[R7.3] the form's own field says that it takes a file, sends it and chooses it", async () => {
  openCreate();
  await screen.findByText("Görsel seç");

  drag("dragOver");
  expect(screen.getByText("Bırakın, yüklensin")).toBeTruthy();
  expect(drag("drop").defaultPrevented).toBe(true);

  expect(await screen.findByRole("img", { name: "Seçilen görsel: kite" })).toBeTruthy();
  expect(upload()).toHaveLength(1);
});

test("[R7.3] a pasted picture is taken as well, but not the one that words bring along", async () => {
  openCreate();
  await screen.findByText("Görsel seç");

  fireEvent.paste(prompt(), { clipboardData: { types: ["text/plain", "Files"], files: [kite] } });
  expect(upload()).toHaveLength(0);
  fireEvent.paste(prompt(), { clipboardData: { types: ["Files"], files: [kite] } });

  await waitFor(() => expect(upload()).toHaveLength(1));
  expect(await screen.findByRole("img", { name: "Seçilen görsel: kite" })).toBeTruthy();
});

test("[R7.3] a file of another kind is refused with its name", async () => {
  openCreate();
  await screen.findByText("Görsel seç");

  drag("drop", [new File(["x"], "not.txt", { type: "text/plain" })]);

  expect(await screen.findByText("not.txt: yalnızca JPG, PNG ve GIF yüklenebilir.")).toBeTruthy();
  expect(upload()).toHaveLength(0);
});

test("where no picture is needed a file let go does nothing, and the page stays", async () => {
  openCreate();
  choose(/^Metinden video/);
  await screen.findByText("Sahne motoru");

  expect(drag("dragOver").defaultPrevented).toBe(true);
  expect(drag("drop").defaultPrevented).toBe(true);

  choose(/^Anında/);
  await screen.findByText("Görsel seç");
  expect(screen.queryByText("Bırakın, yüklensin")).toBeNull();
  expect(upload()).toHaveLength(0);
});
