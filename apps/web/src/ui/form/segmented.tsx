import { useId, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

export type SegmentedOption<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode };

export type SegmentedProps<Value extends string> = {
  /** Read out, not shown. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
  className?: string | undefined;
};

/** Switches one view between a few shapes (month, week, list): radios, so the arrow keys work. */
export function Segmented<Value extends string>({ label, value, onChange, options, className }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames("inline-flex gap-1 rounded-md border border-line bg-surface-sunken p-1", className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="moves relative flex h-8 min-w-8 items-center justify-center gap-2 rounded-sm px-3 text-sm font-medium text-text-2 hover:text-text has-checked:bg-surface-2 has-checked:text-text has-checked:shadow-1 forced-colors:has-checked:outline-2 has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11 [&_svg]:size-4"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  );
}
