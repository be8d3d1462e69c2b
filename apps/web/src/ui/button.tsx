import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { buttonStyle, type ButtonLook } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonProps = ButtonLook & {
  /** Drawn before the label; the spinner takes its place while loading, so the label does not move. */
  icon?: ReactNode;
  isLoading?: boolean | undefined;
} & ComponentProps<"button">;

/** While loading it keeps its label, its width and the focus, and swallows presses. */
export function Button({ variant, size, isWide, icon, isLoading = false, className, children, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isLoading) {
      event.preventDefault();
      return;
    }
    rest.onClick?.(event);
  }

  return (
    <button
      type="button"
      {...rest}
      onClick={handleClick}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || undefined}
      className={buttonStyle({ variant, size, isWide }, className)}
    >
      {isLoading ? <Spinner size="sm" /> : icon}
      {children}
    </button>
  );
}

export type IconButtonProps = {
  /** Read out and shown as the browser's own hint: an icon alone says nothing. */
  label: string;
  size?: "sm" | "md" | undefined;
  /** Round and dark, to lie on a picture. */
  isOnFilm?: boolean | undefined;
} & Omit<ComponentProps<"button">, "aria-label">;

export function IconButton({ label, size = "md", isOnFilm = false, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(
        "moves inline-flex shrink-0 items-center justify-center disabled:pointer-events-none",
        "pointer-coarse:min-h-11 pointer-coarse:min-w-11",
        size === "sm" ? "size-8" : "size-10",
        isOnFilm
          ? "rounded-full bg-film/60 text-on-film hover:bg-film/80"
          : "rounded-md text-text-2 hover:bg-surface-3 hover:text-text disabled:text-text-disabled",
        className,
      )}
    >
      {children}
    </button>
  );
}
