const STILLS = ["/films/still-sea.jpg", "/films/still-sunset.jpg", "/films/still-aurora.jpg"] as const;
const OFFSETS = ["mt-14", "mt-6", "mt-20"] as const;

/** Frames of films made by our own renderer, standing. */
export function StillsPicture() {
  return (
    <div className="flex h-full max-h-110 justify-center gap-3 overflow-hidden px-6 sm:justify-start sm:pr-0 sm:pl-2">
      {STILLS.map((src, index) => (
        <img
          key={src}
          src={src}
          alt=""
          width={360}
          height={640}
          loading="lazy"
          decoding="async"
          className={`h-auto w-38 shrink-0 self-start sm:w-30 rounded-lg shadow-2 ${OFFSETS[index] ?? ""}`}
        />
      ))}
    </div>
  );
}
