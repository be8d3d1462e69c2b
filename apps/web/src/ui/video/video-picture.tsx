import { Film } from "lucide-react";
import { apiAddress } from "#lib/api.ts";
import { classNames } from "#ui/class-names.ts";

/** A frame of a film in a box of fixed shape; standing films get dark sides, and without a frame the box stays. */
export function VideoPicture({ posterUrl, className }: { posterUrl: string | null; className?: string | undefined }) {
  return (
    <span
      className={classNames(
        "flex aspect-video shrink-0 items-center justify-center overflow-hidden rounded-md",
        posterUrl === null ? "bg-surface-3 text-text-3" : "bg-film",
        className,
      )}
    >
      {posterUrl === null ? (
        <Film aria-hidden="true" className="size-5" />
      ) : (
        <img src={apiAddress(posterUrl)} alt="" loading="lazy" decoding="async" className="size-full object-contain" />
      )}
    </span>
  );
}
