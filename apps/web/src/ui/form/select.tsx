import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, Field, type FieldText } from "./field.tsx";

export type SelectOption = { value: string; label: string; isDisabled?: boolean | undefined };

export type SelectProps = FieldText & { options: readonly SelectOption[] } & Omit<
    ComponentProps<"select">,
    "className" | "children"
  >;

/** The browser's own list: right on every phone, and 20 kB lighter than a drawn one. */
export function Select({ label, hint, error, optional, counter, className, id, options, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hint, error, optional, counter, className, id }}>
      {(control) => (
        <div className="relative">
          <select
            {...rest}
            {...control}
            className={classNames(controlStyle, "h-10 appearance-none pr-9 pl-3 pointer-coarse:h-11")}
          >
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                className="bg-surface-2 text-text"
              >
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-text-3"
          />
        </div>
      )}
    </Field>
  );
}
