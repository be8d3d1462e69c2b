// Evaluated once by the build (prerender-pages.ts), never sent to a browser.
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { ShellOutline } from "#app/shell/shell-outline.tsx";
import { heroFilms } from "#content/hero-film.ts";
import { loadMessages, speak, type Mode } from "#lib/messages.tsx";
import { LandingScreen } from "#screens/landing/landing-screen.tsx";
import { ThemeProvider } from "#ui/appearance/theme.tsx";

/** What a visitor sees before any script has arrived. */
export const drawn = {
  /** The first view of the landing page as the browser will draw it itself; what is fetched later is left to it. */
  landing: { mix: await drawLanding("mix"), tr: await drawLanding("tr"), en: await drawLanding("en") },
  shell: renderToString(<ShellOutline />),
};

async function drawLanding(mode: Mode): Promise<string> {
  await speak(mode);
  await loadMessages(["common", "landing"]);
  const { poster } = heroFilms[mode === "en" ? "en" : "tr"];
  // The largest picture of the view, asked for before the page has been laid out.
  const preload = `<link rel="preload" as="image" href="${poster}" fetchpriority="high">`;
  const view = renderToString(
    <StaticRouter location="/">
      <ThemeProvider>
        <LandingScreen />
      </ThemeProvider>
    </StaticRouter>,
  );
  return preload + view;
}
