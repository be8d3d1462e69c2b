import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isWide?: boolean | undefined;
};

/** One look for real buttons and for links that act as calls to action. */
export function buttonStyle(
  { variant = "secondary", size = "md", isWide = false }: ButtonLook,
  extra?: string,
): string {
  return classNames(SHARED, SIZES[size], VARIANTS[variant], isWide && "w-full", extra);
}

const SHARED =
  "moves inline-flex shrink-0 items-center justify-center gap-2 whitespace-nowrap border font-medium select-none " +
  "active:translate-y-px disabled:pointer-events-none disabled:translate-y-0 aria-disabled:translate-y-0 aria-disabled:cursor-default";

// 44 px on touch screens, whatever the size asked for.
const SIZES: Record<ButtonSize, string> = {
  sm: "h-8 rounded-sm px-3 text-sm pointer-coarse:min-h-11",
  md: "h-10 rounded-md px-4 text-base pointer-coarse:min-h-11",
  lg: "h-12 rounded-lg px-6 text-md",
};

const DISABLED = "disabled:border-line disabled:bg-surface-3 disabled:text-text-disabled disabled:shadow-none";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: `border-transparent bg-accent text-on-accent shadow-1 hover:bg-accent-hover active:bg-accent-active ${DISABLED}`,
  secondary: `border-line-strong bg-surface-1 text-text hover:bg-surface-3 active:bg-surface-3 ${DISABLED}`,
  ghost: "border-transparent bg-transparent text-text-2 hover:bg-surface-3 hover:text-text disabled:text-text-disabled",
  danger: `border-transparent bg-danger-solid text-on-danger shadow-1 hover:brightness-90 active:brightness-75 ${DISABLED}`,
};
