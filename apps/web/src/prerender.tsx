// Evaluated once by the build (prerender-landing.ts), never sent to a browser.
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router";
import { loadMessages, speak, type Mode } from "#lib/messages.tsx";
import { LandingScreen } from "#screens/landing/landing-screen.tsx";
import { ThemeProvider } from "#ui/appearance/theme.tsx";

/** The first view of the landing page as the browser will draw it itself; what is fetched later is left to it. */
export const landingViews: Readonly<Record<Mode, string>> = {
  mix: await draw("mix"),
  tr: await draw("tr"),
  en: await draw("en"),
};

async function draw(mode: Mode): Promise<string> {
  await speak(mode);
  await loadMessages(["common", "landing"]);
  return renderToString(
    <StaticRouter location="/">
      <ThemeProvider>
        <LandingScreen />
      </ThemeProvider>
    </StaticRouter>,
  );
}
