import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type CardProps = {
  padding?: "none" | "md" | "lg" | undefined;
  /** Lifts on hover: only where the whole card is one link or button. */
  isPressable?: boolean | undefined;
} & ComponentProps<"div">;

const PADDINGS = { none: "", md: "p-4", lg: "p-4 md:p-6" };

export function Card({ padding = "lg", isPressable = false, className, ...rest }: CardProps) {
  return (
    <div
      {...rest}
      className={classNames(
        "rounded-lg border border-line bg-surface-1 shadow-1",
        PADDINGS[padding],
        isPressable && "moves hover:-translate-y-0.5 hover:border-line-strong hover:shadow-2",
        className,
      )}
    />
  );
}

export type CardHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | undefined;
};

export function CardHeader({ title, description, action, level = 2 }: CardHeaderProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0">
        <Heading className="text-lg font-semibold">{title}</Heading>
        {description !== undefined && <p className="mt-1 text-sm text-text-2">{description}</p>}
      </div>
      {action}
    </div>
  );
}
