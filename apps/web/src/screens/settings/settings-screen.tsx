import { setLanguage, T, useT, type Mode } from "#lib/messages.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { themeModes, useTheme } from "#ui/theme.tsx";

const MODES: readonly Mode[] = ["mix", "tr", "en"];

export function SettingsScreen() {
  const t = useT();
  const theme = useTheme();
  return (
    <Card className="max-w-3xl">
      <CardHeader title={<T k="preferences.title" />} />
      <div className="flex flex-col gap-6">
        <RadioCards
          legend={<T k="preferences.language" />}
          value={t.mode}
          onChange={(mode) => void setLanguage(mode)}
          columns={3}
          options={MODES.map((mode) => ({ value: mode, label: <T k={`language.${mode}`} /> }))}
        />
        <RadioCards
          legend={<T k="preferences.theme" />}
          value={theme.mode}
          onChange={theme.setMode}
          options={themeModes.map((mode) => ({ value: mode, label: <T k={`theme.${mode}`} /> }))}
        />
      </div>
    </Card>
  );
}
