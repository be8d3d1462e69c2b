import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, Field, type FieldText } from "./field.tsx";

export type TextFieldProps = FieldText & {
  /** An icon inside the box, at its start. */
  icon?: ReactNode;
  /** A small control inside the box, at its end. */
  trailing?: ReactNode;
} & Omit<ComponentProps<"input">, "className">;

export function TextField({
  label,
  hint,
  error,
  optional,
  counter,
  className,
  icon,
  trailing,
  id,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, counter, className, id }}>
      {(control) => (
        <div className="relative">
          {icon !== undefined && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-text-3 [&_svg]:size-4"
            >
              {icon}
            </span>
          )}
          <input
            aria-required={optional === undefined}
            {...control}
            // After the field's own: one of several controls may carry an error that stands under them all.
            {...rest}
            className={classNames(
              controlStyle,
              "h-10 px-3 pointer-coarse:h-11",
              icon !== undefined && "pl-9",
              trailing !== undefined && "pr-11",
            )}
          />
          {trailing !== undefined && <span className="absolute inset-y-0 right-1 flex items-center">{trailing}</span>}
        </div>
      )}
    </Field>
  );
}
