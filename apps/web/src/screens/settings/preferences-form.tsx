import type { Preferences } from "@sahne/contract/accounts/accounts";
import { MonitorCog, Moon, Sun } from "lucide-react";
import { useMemo } from "react";
import { useUpdatePreferences } from "#data/accounts/profile.ts";
import { setLanguage, T, useT, type Mode } from "#lib/messages.tsx";
import { browserTimeZone } from "#lib/time/time-zone.ts";
import { themeChoices, useTheme } from "#ui/appearance/theme.tsx";
import { RadioCards } from "#ui/form/radio-cards.tsx";
import { Select } from "#ui/form/select.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { timeZoneOptions } from "./time-zones.ts";

const MODES: readonly Mode[] = ["mix", "tr", "en"];
const THEME_ICONS = { dark: <Moon />, light: <Sun />, system: <MonitorCog /> };

/** Takes effect here at once; the frame around keeps language and theme in the account, wherever they are changed. */
export function PreferencesForm({ preferences }: { preferences: Preferences }) {
  const t = useT();
  const theme = useTheme();
  const { notify } = useNotification();
  const update = useUpdatePreferences();
  const zone = preferences.timeZone ?? browserTimeZone();
  const zones = useMemo(() => timeZoneOptions(zone), [zone]);

  function handleTimeZone(timeZone: string) {
    update.mutate(
      { timeZone },
      {
        onSuccess: () => notify({ type: "success", message: t("common.saved"), lang: t.attr("common.saved") }),
        onError: (error) => notify({ type: "error", message: error.message }),
      },
    );
  }

  return (
    <SettingsSection id="preferences" text="preferences.text">
      <div className="flex flex-col gap-6">
        <div>
          <RadioCards
            legend={<T k="preferences.language" />}
            value={t.mode}
            onChange={(mode) => void setLanguage(mode)}
            columns={3}
            options={MODES.map((mode) => ({ value: mode, label: <T k={`language.${mode}`} /> }))}
          />
          <p className="mt-2 text-sm text-text-3">
            <T k="preferences.languageNote" />
          </p>
        </div>
        <RadioCards
          legend={<T k="preferences.theme" />}
          value={theme.choice}
          onChange={theme.setMode}
          columns={3}
          options={themeChoices.map((mode) => ({
            value: mode,
            label: <T k={`theme.${mode}`} />,
            icon: THEME_ICONS[mode],
          }))}
        />
        <Select
          label={<T k="preferences.timeZone" />}
          value={update.isPending ? update.variables.timeZone : zone}
          options={zones}
          onChange={(event) => handleTimeZone(event.currentTarget.value)}
          className="md:max-w-[calc(50%-0.375rem)]"
        />
      </div>
    </SettingsSection>
  );
}
