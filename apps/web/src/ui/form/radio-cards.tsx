import { Check } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

export type RadioCard<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** One line: what choosing this leads to. */
  description?: ReactNode;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
};

export type RadioCardsProps<Value extends string> = {
  legend: ReactNode;
  name?: string | undefined;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly RadioCard<Value>[];
  /** Two by default, four where there is room for four. */
  columns?: 1 | 2 | 3 | 4 | undefined;
  /** In a narrow column beside other things. */
  isCompact?: boolean | undefined;
  className?: string | undefined;
};

const COLUMNS = { 1: "", 2: "sm:grid-cols-2", 3: "sm:grid-cols-3", 4: "sm:grid-cols-2 xl:grid-cols-4" };

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, value, onChange, options, columns = 2, isCompact = false, className } = props;
  const ownName = useId();
  return (
    <fieldset className={classNames("min-w-0", className)}>
      <legend className="mb-2 text-sm font-medium text-text">{legend}</legend>
      <div className={classNames("grid", isCompact ? "gap-2" : "gap-3", COLUMNS[columns])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "moves relative flex items-start gap-3 rounded-lg border border-line bg-surface-1 hover:border-line-strong",
              isCompact ? "p-3" : "p-4",
              "has-checked:border-text has-checked:bg-surface-2 has-checked:shadow-[inset_0_0_0_1px_var(--c-text)]",
              "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              "has-disabled:cursor-not-allowed has-disabled:opacity-60",
            )}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
              className="peer sr-only"
            />
            {option.icon !== undefined && (
              <span aria-hidden="true" className="mt-0.5 text-text-3 peer-checked:text-text [&_svg]:size-5">
                {option.icon}
              </span>
            )}
            <span className="min-w-0 flex-1">
              <span className="block text-base font-medium text-text">{option.label}</span>
              {option.description !== undefined && (
                <span className="mt-0.5 block text-sm text-text-2">{option.description}</span>
              )}
            </span>
            <span
              aria-hidden="true"
              className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong text-transparent peer-checked:border-text peer-checked:bg-text peer-checked:text-surface-1"
            >
              <Check className="size-3.5" strokeWidth={3} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
