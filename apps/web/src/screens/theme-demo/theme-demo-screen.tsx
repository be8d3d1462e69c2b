import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { Logo } from "#ui/appearance/logo.tsx";
import { ThemeToggle } from "#ui/appearance/theme-toggle.tsx";
import { BadgesSection } from "./badges-section.tsx";
import { ButtonsSection } from "./buttons-section.tsx";
import { DataSection } from "./data-section.tsx";
import { FilmsSection } from "./films-section.tsx";
import { InputsSection } from "./inputs-section.tsx";
import { NotificationsSection } from "./notifications-section.tsx";
import { OverlaysSection } from "./overlays-section.tsx";
import { PaletteSection } from "./palette-section.tsx";
import { TypeSection } from "./type-section.tsx";

const SECTIONS = [
  { id: "palette", title: "themeDemo.palette" },
  { id: "type", title: "themeDemo.type" },
  { id: "buttons", title: "themeDemo.buttons" },
  { id: "notifications", title: "themeDemo.notifications" },
  { id: "inputs", title: "themeDemo.inputs" },
  { id: "badges", title: "themeDemo.badges" },
  { id: "overlays", title: "themeDemo.overlays" },
  { id: "data", title: "themeDemo.data" },
  { id: "films", title: "themeDemo.cards" },
] as const;

/** The living catalogue: every component as the product really uses it, in both themes. */
export function ThemeDemoScreen() {
  const t = useT();
  return (
    <div className="min-h-dvh">
      <ThemeToggle
        toDarkLabel={t("theme.toDark")}
        toLightLabel={t("theme.toLight")}
        className="fixed top-4 right-4 z-40 border border-line bg-surface-1 shadow-2"
      />
      <header className="page-width flex items-center gap-6 pt-5">
        <Link to="/" className="inline-flex rounded-md">
          <Logo />
        </Link>
        <Link to="/" className="moves inline-flex min-h-10 items-center gap-2 text-base text-text-2 hover:text-text">
          <ArrowLeft aria-hidden="true" className="size-4" />
          <T k="themeDemo.home" />
        </Link>
      </header>
      <main className="page-width pt-14 pb-28">
        <h1 className="text-4xl font-bold">
          <T k="themeDemo.title" />
        </h1>
        <p className="mt-4 max-w-[52ch] text-lg text-text-2">
          <T k="themeDemo.text" />
        </p>
        <nav aria-label={t("themeDemo.sections")} className="mt-8 flex flex-wrap gap-2">
          {SECTIONS.map((section) => (
            <a
              key={section.id}
              href={`#${section.id}`}
              className="moves inline-flex h-9 items-center rounded-full border border-line px-4 text-sm font-medium text-text-2 hover:border-line-strong hover:text-text pointer-coarse:h-11"
            >
              <T k={section.title} />
            </a>
          ))}
        </nav>
        <PaletteSection />
        <TypeSection />
        <ButtonsSection />
        <NotificationsSection />
        <InputsSection />
        <BadgesSection />
        <OverlaysSection />
        <DataSection />
        <FilmsSection />
      </main>
    </div>
  );
}
