import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { buttonStyle, type ButtonLook } from "./button-style.ts";

export type ButtonLinkProps = ButtonLook & { icon?: ReactNode } & ComponentProps<typeof Link>;

/** A link that looks like a button: it goes somewhere, so it stays a link for the keyboard and the middle button. */
export function ButtonLink({ variant, size, isWide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonStyle({ variant, size, isWide }, className)}>
      {icon}
      {children}
    </Link>
  );
}
