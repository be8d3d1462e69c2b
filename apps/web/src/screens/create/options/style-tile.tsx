import { Check, Film } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { apiAddress } from "#lib/api.ts";
import { useMediaQuery } from "#ui/appearance/use-media-query.ts";
import { classNames } from "#ui/class-names.ts";

type StyleTileProps = {
  value: string;
  isChosen: boolean;
  label: ReactNode;
  /** In place of a sample, where there can be none. */
  icon?: ReactNode;
  sampleUrl?: string | null | undefined;
  onChoose: () => void;
};

export function StyleTile({ value, isChosen, label, icon, sampleUrl, onChoose }: StyleTileProps) {
  return (
    <label
      className={classNames(
        "moves group relative flex w-32 shrink-0 snap-start flex-col overflow-hidden rounded-lg border border-line bg-surface-1 hover:border-line-strong",
        "has-checked:border-text has-checked:shadow-[inset_0_0_0_1px_var(--c-text)]",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
      )}
    >
      <input type="radio" name="style" value={value} checked={isChosen} onChange={onChoose} className="peer sr-only" />
      <span className="relative block aspect-video bg-film text-on-film-2">
        {sampleUrl ? (
          <Sample address={apiAddress(sampleUrl)} isChosen={isChosen} />
        ) : (
          <span aria-hidden="true" className="flex size-full items-center justify-center [&_svg]:size-6">
            {icon ?? <Film />}
          </span>
        )}
      </span>
      <span className="block truncate px-2.5 py-2 text-sm font-medium">{label}</span>
      <span
        aria-hidden="true"
        className="absolute top-2 right-2 hidden size-5 items-center justify-center rounded-full bg-text text-surface-1 peer-checked:flex"
      >
        <Check className="size-3.5" strokeWidth={3} />
      </span>
    </label>
  );
}

/** A still until it is pointed at or chosen: a wall of moving pictures helps nobody to decide. */
function Sample({ address, isChosen }: { address: string; isChosen: boolean }) {
  const film = useRef<HTMLVideoElement>(null);
  const isCalm = useMediaQuery("(prefers-reduced-motion: reduce)");

  useEffect(() => {
    const video = film.current;
    if (video === null || isCalm || !isChosen) return;
    play(video);
    return () => video.pause();
  }, [isChosen, isCalm]);

  if (!address.endsWith(".mp4")) return <img src={address} alt="" loading="lazy" className="size-full object-cover" />;
  return (
    <video
      ref={film}
      src={address}
      // The build lays the still beside the film.
      poster={address.replace(/\.mp4$/, ".jpg")}
      preload="none"
      aria-hidden="true"
      tabIndex={-1}
      muted
      loop
      playsInline
      onPointerEnter={({ currentTarget }) => {
        if (!isCalm) play(currentTarget);
      }}
      onPointerLeave={({ currentTarget }) => {
        if (!isChosen) currentTarget.pause();
      }}
      className="size-full object-cover"
    />
  );
}

/** A browser may refuse; then the still stays, which is enough. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}
