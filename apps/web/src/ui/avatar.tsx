import { useState } from "react";
import { classNames } from "./class-names.ts";

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: "sm" | "md" | "lg" | undefined;
  className?: string | undefined;
};

const SIZES = { sm: "size-8 text-xs", md: "size-10 text-sm", lg: "size-14 text-lg" };

/** Always stands beside the name it belongs to, so it says nothing itself. */
export function Avatar({ name, src, size = "md", className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isPicture = src !== undefined && src !== null && src !== "" && src !== brokenSrc;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-tint font-semibold text-accent-text select-none",
        SIZES[size],
        className,
      )}
    >
      {isPicture ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBrokenSrc(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** First and last word's letter; Turkish rules, so that "ilker" gives İ. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  return letters.join("").toLocaleUpperCase("tr");
}
