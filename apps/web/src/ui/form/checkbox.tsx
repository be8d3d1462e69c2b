import { Check } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

export type CheckboxProps = { label: ReactNode; hint?: ReactNode; className?: string | undefined } & Omit<
  ComponentProps<"input">,
  "type" | "className"
>;

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const hintId = useId();
  return (
    <label className={classNames("flex items-start gap-3 has-disabled:cursor-not-allowed", className)}>
      <span className="relative mt-0.5 flex size-5 shrink-0">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={hint === undefined ? undefined : hintId}
          className="peer moves size-5 appearance-none rounded-xs border border-line-strong bg-surface-1 dark:bg-surface-sunken/40 checked:border-accent checked:bg-accent hover:border-text-3 checked:hover:bg-accent-hover disabled:border-line disabled:bg-surface-3"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto size-3.5 text-on-accent opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
        />
      </span>
      <span className="min-w-0 text-base">
        <span className="text-text">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="block text-sm text-text-3">
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
