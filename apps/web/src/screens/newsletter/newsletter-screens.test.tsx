import { QueryClient } from "@tanstack/react-query";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { startApi } from "#test/api-server.ts";
import { renderAt } from "#test/render-app.tsx";
import { ConfirmSubscriptionScreen, UnsubscribeScreen } from "./newsletter-screens.tsx";

let api: Awaited<ReturnType<typeof startApi>>;
let answer: { status: number; body: unknown };

beforeEach(async () => {
  await loadMessages(["common", "mails", "defaults"]);
  answer = { status: 200, body: { ok: true } };
  api = await startApi(() => answer);
});

afterEach(async () => {
  cleanup();
  await api.stop();
});

describe("[R1.9] links of the newsletter", () => {
  test("opening one does nothing yet, and takes the secret out of the address", async () => {
    const router = renderAt("/newsletter/confirm#token=s3cret", new QueryClient(), <ConfirmSubscriptionScreen />);

    await waitFor(() => expect(router.state.location.hash).toBe(""));
    expect(api.seen).toEqual([]);
  });

  test("a press confirms", async () => {
    renderAt("/newsletter/confirm#token=s3cret", new QueryClient(), <ConfirmSubscriptionScreen />);

    fireEvent.click(screen.getByRole("button", { name: "Aboneliği onayla" }));

    expect((await screen.findByRole("status")).textContent).toBe("Aboneliğiniz onaylandı.");
    expect(api.seen).toMatchObject([{ path: "/api/newsletter/confirm", body: { token: "s3cret" } }]);
  });

  test("a press leaves", async () => {
    renderAt("/newsletter/unsubscribe#token=s3cret", new QueryClient(), <UnsubscribeScreen />);

    fireEvent.click(screen.getByRole("button", { name: "Abonelikten çık" }));

    expect((await screen.findByRole("status")).textContent).toBe("Abonelikten çıktınız.");
    expect(api.seen).toMatchObject([{ path: "/api/newsletter/unsubscribe", body: { token: "s3cret" } }]);
  });

  test("a link that is over is told, and offers no second press", async () => {
    answer = { status: 422, body: { message: "x", code: "link_invalid", requestId: "r" } };
    renderAt("/newsletter/unsubscribe#token=old", new QueryClient(), <UnsubscribeScreen />);

    fireEvent.click(screen.getByRole("button", { name: "Abonelikten çık" }));

    expect((await screen.findByRole("alert")).textContent).toContain("Bu bağlantı geçersiz");
    expect(screen.queryByRole("button", { name: "Abonelikten çık" })).toBeNull();
  });
});
