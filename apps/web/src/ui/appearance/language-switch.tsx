import { Languages } from "lucide-react";
import { classNames } from "#ui/class-names.ts";

export type LanguageOption = {
  value: string;
  label: string;
  /** Two or three letters for the closed state. */
  short: string;
  /** The language the label is written in. */
  lang?: string | undefined;
};

export type LanguageSwitchProps = {
  label: string;
  value: string;
  options: readonly LanguageOption[];
  onChange: (value: string) => void;
  className?: string | undefined;
};

/** Looks like an icon button; over it lies the browser's own list, so it costs nothing and works everywhere. */
export function LanguageSwitch({ label, value, options, onChange, className }: LanguageSwitchProps) {
  const current = options.find((option) => option.value === value);
  return (
    <span
      className={classNames(
        "moves relative inline-flex h-10 items-center gap-1.5 rounded-md px-2.5 text-sm font-medium text-text-2 hover:bg-surface-3 hover:text-text pointer-coarse:min-h-11",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        className,
      )}
    >
      <Languages aria-hidden="true" className="size-5" />
      <span aria-hidden="true">{current?.short}</span>
      <select
        aria-label={label}
        title={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="absolute inset-0 w-full appearance-none opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang} className="bg-surface-2 text-text">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
