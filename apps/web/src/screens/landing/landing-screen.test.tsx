import { act, cleanup, render, screen, within } from "@testing-library/react";
import { matchRoutes, MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { routes } from "#app/router.tsx";
import { features, planLines } from "#content/features.ts";
import { loadMessages, setLanguage } from "#lib/messages.tsx";
import { ThemeProvider } from "#ui/appearance/theme.tsx";
import { LandingScreen } from "./landing-screen.tsx";

beforeAll(() => loadMessages(["common", "landing"]));
beforeEach(async () => {
  await setLanguage("mix");
  render(
    <MemoryRouter>
      <ThemeProvider>
        <LandingScreen />
      </ThemeProvider>
    </MemoryRouter>,
  );
  // The lower half is fetched when somebody goes on from the first screen.
  act(() => void window.dispatchEvent(new Event("scroll")));
  await screen.findByRole("contentinfo");
  await screen.findByRole("heading", { name: "Nasıl çalışır" });
});
afterEach(cleanup);

const links = () => screen.getAllByRole<HTMLAnchorElement>("link").map((link) => link.getAttribute("href") ?? "");

test("[R1.4] the sections stand in their order", () => {
  const marks = [
    "#hero-title",
    "[data-ad-slot=banner]",
    "#features",
    "#how-it-works",
    "[data-ad-slot=square]",
    "#pricing",
    "#voices-title",
    "[data-ad-slot=wide]",
    "#call-title",
    "footer",
  ];
  const found = [...document.querySelectorAll(marks.join(","))];

  expect(found.map((element) => marks.find((mark) => element.matches(mark)))).toEqual(marks);
});

test("[R1.1] the header holds the anchors, the demo, the theme toggle, login and sign-up", () => {
  const header = within(screen.getByRole("banner"));

  const addresses = header.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses).toEqual(
    expect.arrayContaining(["/", "#features", "#pricing", "/youtube/theme", "/auth/login", "/auth/signup"]),
  );
  expect(header.getAllByRole("button", { name: /temaya geç/ }).length).toBeGreaterThan(0);
  expect(header.getByRole("button", { name: "Menüyü aç" }).getAttribute("aria-expanded")).toBe("false");
});

test("[R1.9] every link leads to a page of the route table, a page of the server or a place on this page", () => {
  const dead = links().filter((address) => {
    if (address.startsWith("#")) return document.querySelector(address) === null;
    const [path = "", anchor] = address.split("#");
    if (path === "/docs") return false;
    const match = matchRoutes(routes, path)?.at(-1);
    const isLost = match === undefined || match.route.path === "*";
    return isLost || (anchor !== undefined && document.getElementById(anchor) === null);
  });

  expect(dead).toEqual([]);
});

test("[R1.10] the calls to action lead to sign-up and login", () => {
  const call = within(document.querySelector<HTMLElement>("section[aria-labelledby=call-title]") ?? document.body);

  expect(call.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/auth/signup", "/auth/login"]);
});

test("[R1.5] a promise that the product does not keep yet says so", () => {
  const lines = [...Object.values(features).flatMap((feature) => feature.lines), ...planLines];
  const marks = screen.queryAllByText("yakında");

  expect(marks).toHaveLength(lines.filter((line) => !line.isReady).length);
});

test("[R1.6] there are four steps", () => {
  expect(document.querySelectorAll("#how-it-works ol > li")).toHaveLength(4);
});

test("[R1.7] the claims keep the specification's words in the default interface", () => {
  const claims = screen.getByRole("region", { name: "Rakamlarla Sahne" });

  const words = [...claims.querySelectorAll("li")].map((item) => item.textContent);
  expect(words).toEqual(["10K+videos created", "500+happy users", "99.9%uptime"]);
  expect([...claims.querySelectorAll("li")].every((item) => item.lang === "en")).toBe(true);
});

test("[R1.8] the one plan is free, and the page says who pays", () => {
  const pricing = document.querySelector("#pricing")?.textContent ?? "";

  expect(pricing).toContain("₺0");
  expect(pricing).toContain("no credit card needed");
  expect(pricing).toContain("Sahne ücretsizdir ve reklamlarla desteklenir.");
});

test("[R1.9] the footer names its year and its badges", () => {
  const footer = screen.getByRole("contentinfo").textContent ?? "";

  for (const words of ["© 2025", "SSL", "99.9% uptime", "GDPR compliant", "Global CDN"])
    expect(footer).toContain(words);
});

test("the page has one main heading and names its pictures or hides them", () => {
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  expect([...document.querySelectorAll("img")].filter((image) => image.getAttribute("alt") === null)).toEqual([]);
});

test("[R2.8] in English the film of the hero tells an English sentence", async () => {
  const film = () => document.querySelector(".hero-film video")?.getAttribute("src");
  expect(film()).toBe("/films/hero.mp4");

  await act(() => setLanguage("en"));

  expect(film()).toBe("/films/hero-en.mp4");
  expect(
    screen.getByText(
      "Perfect Turkish coffee: 1. Use cold water 2. Cook it slowly in a cezve 3. Pour the foam into the cup. Enjoy your coffee!",
    ),
  ).toBeTruthy();
});
