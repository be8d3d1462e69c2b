import { Film } from "lucide-react";
import { apiAddress } from "#lib/api.ts";
import { classNames } from "#ui/class-names.ts";

/** A frame of a film in a box of fixed shape; without a frame the box stays. */
export function VideoPicture({ posterUrl, className }: { posterUrl: string | null; className?: string | undefined }) {
  return (
    <span
      className={classNames(
        "relative flex aspect-video shrink-0 items-center justify-center overflow-hidden rounded-md",
        posterUrl === null ? "bg-surface-3 text-text-3" : "bg-film",
        className,
      )}
    >
      {posterUrl === null ? (
        <Film aria-hidden="true" className="size-5" />
      ) : (
        <WholePoster address={apiAddress(posterUrl)} />
      )}
    </span>
  );
}

/** The whole frame; where it does not fill its box, its own colours do instead of black bars. */
export function WholePoster({ address }: { address: string }) {
  return (
    <>
      <img
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full scale-125 object-cover opacity-60 blur-lg"
      />
      <img src={address} alt="" loading="lazy" decoding="async" className="relative size-full object-contain" />
    </>
  );
}
