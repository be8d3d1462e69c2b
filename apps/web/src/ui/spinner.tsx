import { classNames } from "./class-names.ts";

export type SpinnerProps = {
  size?: "sm" | "md" | "lg" | undefined;
  /** Say what is being waited for, unless words beside it already do. */
  label?: string | undefined;
  className?: string | undefined;
};

const SIZES = { sm: "size-4 border-2", md: "size-6 border-2", lg: "size-10 border-3" };

export function Spinner({ size = "md", label, className }: SpinnerProps) {
  return (
    <span role={label === undefined ? undefined : "status"} className={classNames("inline-flex", className)}>
      <span
        aria-hidden="true"
        className={classNames("animate-spin rounded-full border-current border-r-transparent", SIZES[size])}
      />
      {label !== undefined && <span className="sr-only">{label}</span>}
    </span>
  );
}
