import { setLanguage, useT, type Mode } from "#lib/messages.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";

const SHORT_NAMES: Record<Mode, string> = { mix: "TR+EN", tr: "TR", en: "EN" };
const MODES: readonly Mode[] = ["mix", "tr", "en"];

/** Language and theme, as they stand in every header. */
export function AppearanceTools() {
  const t = useT();
  return (
    <>
      <LanguageSwitch
        label={t("language.label")}
        value={t.mode}
        options={MODES.map((mode) => ({
          value: mode,
          label: t(`language.${mode}`),
          short: SHORT_NAMES[mode],
          lang: t.attr(`language.${mode}`),
        }))}
        onChange={(mode) => void setLanguage(mode as Mode)}
      />
      <ThemeToggle toDarkLabel={t("theme.toDark")} toLightLabel={t("theme.toLight")} />
    </>
  );
}
