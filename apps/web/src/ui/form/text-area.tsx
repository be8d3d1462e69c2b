import type { ComponentProps } from "react";
import { classNames } from "#ui/class-names.ts";
import { controlStyle, Field, type FieldText } from "./field.tsx";

export type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, "className">;

/** Grows with its text where the browser can (`field-sizing`), and scrolls beyond 20 lines. */
export function TextArea({ label, hint, error, optional, counter, className, id, rows = 3, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, counter, className, id }}>
      {(control) => (
        <textarea
          rows={rows}
          aria-required={optional === undefined}
          {...rest}
          {...control}
          className={classNames(controlStyle, "field-sizing-content max-h-110 min-h-24 resize-y px-3 py-2.5")}
        />
      )}
    </Field>
  );
}
