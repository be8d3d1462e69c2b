import { expect, test } from "vitest";
import { filesOf, measure, readScreens } from "./sizes.mjs";

const ROUTER = `
  lazy: lazyScreen(["landing"], async () => { return (await import("#screens/landing/landing-screen.tsx")).LandingScreen; }),
  lazy: lazyScreen(["defaults"], async () => (await import("./app-layout.tsx")).AppLayout),
  children: [
    lazy: lazyScreen(["shell"], async () => (await import("./shell/dashboard-shell.tsx")).DashboardShell),
    children: [
      section("videos", "nav.videos", ["videos", "stages"], async () => {
        return (await import("#screens/videos/videos-screen.tsx")).VideosScreen;
      }),
    ],
  ],
`;

const MANIFEST = {
  "index.html": { file: "index.js", imports: ["_base"] },
  _base: { file: "base.js", css: ["base.css"] },
  "_base.css": { file: "base.css" },
  "inter-latin.woff2": { file: "inter-latin.woff2" },
  "inter-latin-ext.woff2": { file: "inter-latin-ext.woff2" },
  "src/screens/landing/landing-screen.tsx": { file: "landing.js", imports: ["_base"] },
  "src/app/app-layout.tsx": { file: "app.js", imports: ["_base"] },
  "src/app/shell/dashboard-shell.tsx": { file: "shell.js", imports: ["_base", "_widgets"] },
  "src/screens/videos/videos-screen.tsx": { file: "videos.js", imports: ["_widgets"], css: ["videos.css"] },
  "_videos.css": { file: "videos.css" },
  _widgets: { file: "widgets.js" },
};
for (const group of ["common", "landing", "defaults", "shell", "videos", "stages"]) {
  for (const mode of ["mix", "tr", "en"]) {
    MANIFEST[`../messages/gen/${group}.${mode}.js`] = { file: `${group}.${mode}.js` };
  }
}

test("the screens, their frames and their texts are read from the route table", () => {
  expect(readScreens(ROUTER)).toEqual([
    { name: "landing", modules: ["src/screens/landing/landing-screen.tsx"], groups: ["common", "landing"] },
    {
      name: "videos",
      modules: ["src/app/app-layout.tsx", "src/app/shell/dashboard-shell.tsx", "src/screens/videos/videos-screen.tsx"],
      groups: ["common", "defaults", "shell", "videos", "stages"],
    },
  ]);
});

test("a file that several parts of a page share is counted once, and other languages not at all", () => {
  const [, videos] = readScreens(ROUTER);

  expect(new Set(filesOf(MANIFEST, videos, "tr"))).toEqual(
    new Set([
      "app.js",
      "base.js",
      "common.tr.js",
      "defaults.tr.js",
      "index.js",
      "shell.js",
      "shell.tr.js",
      "stages.tr.js",
      "videos.css",
      "videos.js",
      "videos.tr.js",
      "widgets.js",
    ]),
  );
});

test("the largest language counts, and fonts that are fetched later do not", () => {
  const kib = (file) => (file.endsWith(".en.js") ? 2048 : 1024);

  const figures = measure({ manifest: MANIFEST, screens: readScreens(ROUTER), gzipped: kib, plain: kib });

  expect(figures).toEqual([
    { name: "landing", kib: 7, limit: 115 },
    // With the sheet of its own.
    { name: "videos", kib: 17, limit: 190 },
    { name: "styles of every page", kib: 1, limit: 17 },
    { name: "fonts of the first view", kib: 1, limit: 55 },
  ]);
});

test("a screen that the build does not know is told, not left out", () => {
  const [landing] = readScreens(ROUTER.replaceAll("landing-screen", "entrance-screen"));

  expect(() => filesOf(MANIFEST, landing, "tr")).toThrow("entrance-screen");
});
