import { CircleCheck, CloudUpload } from "lucide-react";

/** A film on its way up: two thirds sent, the one before it is there. */
export function ChannelPicture() {
  return (
    <div className="flex flex-col gap-3 px-6 pb-6 md:px-8 md:pb-8">
      <div className="flex items-center gap-3 rounded-lg border border-line bg-bg p-3">
        <img
          src="/films/strip-4.jpg"
          alt=""
          width={640}
          height={360}
          loading="lazy"
          className="h-10 w-18 rounded-sm object-cover"
        />
        <span className="h-1.5 flex-1 rounded-full bg-surface-3" />
        <CircleCheck className="size-5 text-success" />
      </div>
      <div className="flex items-center gap-3 rounded-lg border border-line bg-bg p-3">
        <img
          src="/films/still-neon.jpg"
          alt=""
          width={360}
          height={640}
          loading="lazy"
          className="h-10 w-18 rounded-sm object-cover"
        />
        <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-surface-3">
          <span className="block h-full w-2/3 rounded-full bg-accent-graphic" />
        </span>
        <CloudUpload className="size-5 text-text-3" />
      </div>
    </div>
  );
}
