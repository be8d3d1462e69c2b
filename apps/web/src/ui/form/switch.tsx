import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

export type SwitchProps = { label: ReactNode; hint?: ReactNode; className?: string | undefined } & Omit<
  ComponentProps<"input">,
  "type" | "role" | "className"
>;

/** For what takes effect at once; a choice that waits for "save" is a checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className={classNames("flex items-start justify-between gap-4 has-disabled:cursor-not-allowed", className)}>
      <span className="min-w-0 text-base">
        <span className="text-text">{label}</span>
        {hint !== undefined && (
          <span id={hintId} className="block text-sm text-text-3">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-flex h-6 w-10 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          aria-describedby={hint === undefined ? undefined : hintId}
          className="peer moves h-6 w-10 appearance-none rounded-full border border-line-strong bg-surface-3 checked:border-accent checked:bg-accent checked:hover:bg-accent-hover disabled:border-line"
        />
        <span
          aria-hidden="true"
          className="moves pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-text-2 peer-checked:translate-x-4 peer-checked:bg-on-accent peer-disabled:bg-text-disabled system-ink"
        />
      </span>
    </label>
  );
}
