import type { Preferences } from "@sahne/contract/accounts";
import type { PreferencesBody } from "@sahne/contract/profile";
import { Moon, Sun } from "lucide-react";
import { useMemo } from "react";
import { useUpdatePreferences } from "#data/profile.ts";
import { setLanguage, T, useT, type Mode } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Select } from "#ui/select.tsx";
import { themeModes, useTheme, type ThemeMode } from "#ui/theme.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { timeZoneOptions } from "./time-zones.ts";

const MODES: readonly Mode[] = ["mix", "tr", "en"];
const THEME_ICONS = { dark: <Moon />, light: <Sun /> };

/** Takes effect here at once and is kept in the account beside it: no Save button, nothing to forget. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const t = useT();
  const theme = useTheme();
  const { notify } = useNotification();
  const update = useUpdatePreferences();
  const zones = useMemo(() => timeZoneOptions(preferences.timeZone), [preferences.timeZone]);

  function keep(change: PreferencesBody) {
    update.mutate(change, {
      onError: () => {
        notify({ type: "error", message: t("preferences.failed"), lang: t.attr("preferences.failed") });
      },
    });
  }

  function handleLanguage(language: Mode) {
    void setLanguage(language);
    keep({ language });
  }

  function handleTheme(mode: ThemeMode) {
    theme.setMode(mode);
    keep({ theme: mode });
  }

  return (
    <SettingsSection id="preferences" text="preferences.text">
      <div className="flex flex-col gap-6">
        <div>
          <RadioCards
            legend={<T k="preferences.language" />}
            value={t.mode}
            onChange={handleLanguage}
            columns={3}
            options={MODES.map((mode) => ({ value: mode, label: <T k={`language.${mode}`} /> }))}
          />
          <p className="mt-2 text-sm text-text-3">
            <T k="preferences.languageNote" />
          </p>
        </div>
        <RadioCards
          legend={<T k="preferences.theme" />}
          value={theme.mode}
          onChange={handleTheme}
          options={themeModes.map((mode) => ({
            value: mode,
            label: <T k={`theme.${mode}`} />,
            icon: THEME_ICONS[mode],
          }))}
        />
        <Select
          label={<T k="preferences.timeZone" />}
          value={update.variables?.timeZone ?? preferences.timeZone}
          options={zones}
          onChange={(event) => keep({ timeZone: event.currentTarget.value })}
          className="md:max-w-[calc(50%-0.375rem)]"
        />
        <p role="status" className="sr-only">
          {update.isSuccess && <T k="common.saved" />}
        </p>
      </div>
    </SettingsSection>
  );
}
