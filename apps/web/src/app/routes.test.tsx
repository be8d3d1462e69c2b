import { pagePaths } from "@sahne/contract/pages";
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { loadMessages } from "#lib/messages.tsx";
import { refreshSession, startSession } from "#lib/session.ts";
import { startApi } from "#test/api-server.ts";
import { aUser } from "#test/samples.ts";
import { routes } from "./router.tsx";

type Answers = Parameters<typeof startApi>[0];
const refused = { status: 401, body: { message: "Oturum gerekli.", code: "session_required", requestId: "r" } };

let api: Awaited<ReturnType<typeof startApi>>;
let answers: Answers;

beforeAll(() => loadMessages(["common"]));

beforeEach(async () => {
  localStorage.clear();
  refreshSession();
  answers = () => refused;
  api = await startApi((request) => answers(request));
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await api.stop();
});

async function open(path: string) {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await act(async () => {
    render(<RouterProvider router={router} />);
    await vi.waitFor(() => expect(router.state).toMatchObject({ initialized: true, navigation: { state: "idle" } }), {
      timeout: 30_000,
    });
  });
  return { router, path: () => router.state.location.pathname + router.state.location.search };
}

function pathsAsked(): string[] {
  return api.seen.map((request) => request.path.split("?", 1)[0] ?? "");
}

/** The addresses of all screens and redirects below a route. */
function addressesOf(children: RouteObject[], parent = ""): string[] {
  return children.flatMap(({ path, index, children: below }) => {
    const address = path === undefined || path === "/" ? parent : `${parent}/${path}`;
    const own = index || (path !== undefined && !below?.some((child) => child.index)) ? [address || "/"] : [];
    return [...own, ...addressesOf(below ?? [], address)];
  });
}

describe("redirects and unknown paths", () => {
  test("[R2.4] the server knows every address of the router, and no other", () => {
    // To everybody but operators /admin is an address that does not exist: the server answers it with 404.
    const addresses = addressesOf(routes).filter((address) => !address.endsWith("*") && address !== "/admin");

    expect(new Set(addresses)).toEqual(new Set(pagePaths));
  });

  test("[R2.4] /auth leads to the login page", async () => {
    const { path } = await open("/auth");

    expect(path()).toBe("/auth/login");
    expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  });

  test.each(["/nowhere", "/dashboard/nowhere", "/auth/nowhere"])(
    "[R2.4] %s shows the 404 page with a way home",
    async (unknown) => {
      await open(unknown);

      expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Sayfa Bulunamadı");
      expect(screen.getByRole("link", { name: "Ana sayfaya dön" }).getAttribute("href")).toBe("/");
    },
  );
});

describe("guards", () => {
  test.each(["create", "videos", "schedule", "history", "youtube", "settings"])(
    "[R2.3] /dashboard/%s without a token leads to the login page and remembers the way back",
    async (section) => {
      const { path } = await open(`/dashboard/${section}?x=1`);

      expect(path()).toBe(`/auth/login?next=%2Fdashboard%2F${section}%3Fx%3D1`);
      expect(api.seen).toHaveLength(0);
    },
  );

  test.each(["login", "signup", "forgot-password"])(
    "[R2.2] /auth/%s with a stored token leads to the dashboard",
    async (page) => {
      localStorage.setItem("authToken", "t-1");
      answers = () => "never";

      const { path } = await open(`/auth/${page}`);

      expect(path()).toBe("/dashboard");
    },
  );

  test("[R2.3] [R10.5] /dashboard has no guard: its first call is refused and that leads to the login page", async () => {
    const { path } = await open("/dashboard");

    await waitFor(() => expect(path()).toBe("/auth/login"));
    expect(api.seen.map((request) => request.path)).toContain("/api/users/me/profile?videos=20");
    await waitFor(() => expect(screen.queryByRole("navigation")).toBeNull());
  });

  test("[R10.5] a session refused on a section is asked for again, and the section is remembered", async () => {
    localStorage.setItem("authToken", "old");
    localStorage.setItem("user", JSON.stringify({ _id: "u1", fullname: "Ada", email: "ada@example.org" }));
    refreshSession();

    const { path } = await open("/dashboard/videos");

    await waitFor(() => expect(path()).toBe("/auth/login?next=%2Fdashboard%2Fvideos"));
    expect(localStorage.getItem("authToken")).toBeNull();
    expect(localStorage.getItem("user")).toBeNull();
  });
});

describe("signing out", () => {
  test("[R4.3] leads to the login page without asking the server for anything more", async () => {
    const totals = { total: 0, completed: 0, processing: 0, failed: 0, scheduled: 0, needsTime: 0 };
    const status = { hasToken: false, connected: false, isAuthenticated: false, channel: null };
    answers = ({ path: address }) => {
      const path = address.split("?", 1)[0];
      if (path === "/api/logout") return { status: 200, body: { ok: true } };
      if (path === "/api/youtube/token/check") return { status: 200, body: status };
      if (path === "/api/users/u1/notifications") return { status: 200, body: { notifications: [], unread: 0 } };
      if (path === "/api/users/u1/inbox/count") return { status: 200, body: { count: 0 } };
      // Neither is answered: what fails asks again after a while, which might be just after the press.
      if (path === "/api/users/u1/overview" || path === "/api/events") return "never";
      return path === "/api/users/u1/profile"
        ? { status: 200, body: { user: aUser, videos: [], totals, working: 0 } }
        : refused;
    };
    startSession("t-1", aUser);
    const { path } = await open("/dashboard");
    const signOut = await screen.findByRole("button", { name: "Sign Out" });
    const ofDashboard = ["overview", "profile", "notifications", "inbox/count"].map((part) => `/api/users/u1/${part}`);
    const usual = [...ofDashboard, "/api/youtube/token/check", "/api/events"].toSorted();
    await waitFor(() => expect([...new Set(pathsAsked())].toSorted()).toEqual(usual));
    fireEvent.click(signOut);

    await waitFor(() => expect(path()).toBe("/auth/login"));
    await screen.findByRole("button", { name: "Sign In" });
    // Time enough for a screen on its way out, or a stream that comes again, to ask once more.
    await new Promise((resolve) => setTimeout(resolve, 1_500));

    expect([...new Set(pathsAsked())].toSorted()).toEqual([...usual, "/api/logout"].toSorted());
    expect(pathsAsked().slice(pathsAsked().indexOf("/api/logout"))).toEqual(["/api/logout"]);
    expect(api.seen.at(-1)).toMatchObject({ path: "/api/logout", headers: { authorization: "Bearer t-1" } });
    expect([localStorage.getItem("authToken"), localStorage.getItem("user")]).toEqual([null, null]);
  });
});

describe("titles", () => {
  test("the document is named after its screen", async () => {
    await open("/auth/login");

    await waitFor(() => expect(document.title).toBe("Welcome back · Sahne"));
  });
});

describe("a route that breaks", () => {
  test("[R2.6] says so, offers a way back, and shows details in development only", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = routes.map((route) => ({
      ...route,
      children: [{ path: "broken", loader: () => Promise.reject(new Error("secret detail")) }],
    }));
    const router = createMemoryRouter(broken as typeof routes, { initialEntries: ["/broken"] });

    render(<RouterProvider router={router} />);

    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Unexpected Application Error!");
    expect(screen.getByRole("link", { name: "Ana sayfaya dön" }).getAttribute("href")).toBe("/");
    expect(document.body.textContent?.includes("secret detail")).toBe(import.meta.env.DEV);
  });
});
