import { setLanguage, useT, type Mode } from "#lib/messages.tsx";
import { LanguageSwitch } from "#ui/language-switch.tsx";
import { ThemeToggle } from "#ui/theme-toggle.tsx";

const SHORT: Record<Mode, string> = { mix: "TR+EN", tr: "TR", en: "EN" };
const MODES = Object.keys(SHORT) as Mode[];

/** Language and theme, as they stand in every header. */
export function AppearanceTools() {
  const t = useT();
  return (
    <>
      <LanguageSwitch
        label={t("language.label")}
        // On a phone the section's title needs the room of the short name.
        className="max-sm:[&>span]:hidden"
        value={t.mode}
        options={MODES.map((mode) => ({
          value: mode,
          label: t(`language.${mode}`),
          short: SHORT[mode],
          lang: t.attr(`language.${mode}`),
        }))}
        onChange={(mode) => void setLanguage(mode as Mode)}
      />
      <ThemeToggle toDarkLabel={t("theme.toDark")} toLightLabel={t("theme.toLight")} />
    </>
  );
}
