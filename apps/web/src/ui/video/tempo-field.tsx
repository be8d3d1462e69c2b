import { T, useT } from "#lib/messages.tsx";
import { Select } from "#ui/form/select.tsx";

const TEMPOS = [0.85, 1, 1.15, 1.3] as const;
const AS_FILM = "";

type TempoFieldProps = {
  value: number | undefined;
  /** A scene may leave it to the film. */
  isOfScene?: boolean;
  onChange: (tempo: number | undefined) => void;
};

/** How fast the voice speaks, whoever it is; the pitch stays. */
export function TempoField({ value, isOfScene = false, onChange }: TempoFieldProps) {
  const t = useT();
  const shown = value ?? (isOfScene ? AS_FILM : 1);
  const label = (tempo: number) => t("voices.tempo.value", { percent: Math.round(tempo * 100) });
  const known = TEMPOS.map((tempo) => ({ value: String(tempo), label: label(tempo) }));
  const isListed = shown === AS_FILM || known.some((option) => option.value === String(shown));
  return (
    <Select
      label={<T k="voices.tempo" />}
      value={String(shown)}
      options={[
        ...(isOfScene ? [{ value: AS_FILM, label: t("voices.asFilm") }] : []),
        ...known,
        ...(isListed ? [] : [{ value: String(shown), label: label(shown) }]),
      ]}
      onChange={({ currentTarget: { value: chosen } }) => onChange(chosen === AS_FILM ? undefined : Number(chosen))}
    />
  );
}
