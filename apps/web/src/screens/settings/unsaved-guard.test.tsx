import { QueryClient } from "@tanstack/react-query";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startSession } from "#lib/session.ts";
import { renderAt } from "#test/render-app.tsx";
import { aUser } from "#test/samples.ts";
import { UnsavedGuard, useUnsaved } from "./unsaved-guard.tsx";
import { useState } from "react";

let router: ReturnType<typeof renderAt>;

beforeEach(async () => {
  localStorage.clear();
  await loadMessages(["common", "settings"]);
  startSession("token", aUser);
  const forms = (
    <UnsavedGuard>
      <Form name="profile" />
      <Form name="defaults" />
    </UnsavedGuard>
  );
  router = renderAt("/dashboard/settings", new QueryClient(), forms);
});
afterEach(cleanup);

function Form({ name }: { name: string }) {
  const [isChanged, setIsChanged] = useState(false);
  useUnsaved(isChanged);
  return <input type="checkbox" aria-label={name} checked={isChanged} onChange={() => setIsChanged(!isChanged)} />;
}

const change = (name: string) => fireEvent.click(screen.getByLabelText(name));
const leave = () => act(() => router.navigate("/dashboard/videos"));
const question = () => screen.findByRole("alertdialog", { name: "Değişiklikler kaydedilmedi" });

test.each(["profile", "defaults"])("leaving asks first when one of several forms is unsaved: %s", async (name) => {
  change(name);
  await leave();

  await question();
  expect(router.state.location.pathname).toBe("/dashboard/settings");
  fireEvent.click(screen.getByRole("button", { name: "Kaydetmeden ayrıl" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard/videos"));
});

test("it asks as long as any form is unsaved, and no longer", async () => {
  change("profile");
  change("defaults");
  change("profile");
  await leave();
  await question();
  fireEvent.click(screen.getByRole("button", { name: "Sayfada kal" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());

  change("defaults");
  await leave();
  expect(router.state.location.pathname).toBe("/dashboard/videos");
});
