import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  /** Shown under the control with an icon; an empty text is no error. */
  error?: ReactNode;
  /** Says that the field may stay empty, e.g. "isteğe bağlı"; a field without it is required. */
  optional?: ReactNode;
  counter?: { value: number; max: number } | undefined;
  className?: string | undefined;
};

/** What the control must carry so that its label, hint and error belong to it. */
export type ControlProps = { id: string; "aria-describedby": string | undefined; "aria-invalid": true | undefined };

export type FieldProps = FieldText & { id?: string | undefined; children: (control: ControlProps) => ReactNode };

export function Field({ label, hint, error, optional, counter, className, id, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const isInvalid = error !== undefined && error !== null && error !== "" && error !== false;
  const isOver = counter !== undefined && counter.value > counter.max;
  const descriptions = [hint !== undefined && `${controlId}-hint`, isInvalid && `${controlId}-error`].filter(Boolean);
  const control: ControlProps = {
    id: controlId,
    "aria-describedby": descriptions.length > 0 ? descriptions.join(" ") : undefined,
    "aria-invalid": isInvalid || isOver || undefined,
  };

  return (
    <div className={classNames("flex min-w-0 flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={controlId} className="text-sm font-medium text-text">
          {label}
        </label>
        {optional !== undefined && <span className="text-xs text-text-3">{optional}</span>}
      </div>
      {children(control)}
      <div className="flex items-start justify-between gap-3 text-sm empty:hidden">
        {(hint !== undefined || isInvalid) && (
          <div className="min-w-0">
            {hint !== undefined && (
              <p id={`${controlId}-hint`} className="text-text-3">
                {hint}
              </p>
            )}
            {isInvalid && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
          </div>
        )}
        {counter !== undefined && (
          <span className={classNames("tabular ml-auto shrink-0", isOver ? "font-medium text-danger" : "text-text-3")}>
            {counter.value}/{counter.max}
          </span>
        )}
      </div>
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex items-start gap-1.5 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** The look of everything one types or chooses in: 16 px on phones, where a smaller text makes the page zoom. */
export const controlStyle = classNames(
  "moves w-full min-w-0 rounded-md border border-line-strong bg-surface-1 text-md text-text md:text-base dark:bg-surface-sunken/40",
  // Both are red: the ring of the focus stands off from the box, the mark of an error is its thick edge.
  "hover:border-text-3 focus:border-text-3 focus:outline-2 focus:outline-offset-2 focus:outline-focus",
  "aria-invalid:border-danger-graphic aria-invalid:inset-ring aria-invalid:inset-ring-danger-graphic",
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-3 disabled:text-text-disabled",
  // Not `:read-only`, which every list matches too.
  "[&[readonly]]:border-line",
);
