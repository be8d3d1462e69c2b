import { Clapperboard, Play } from "lucide-react";
import { Link } from "react-router";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { apiAddress } from "#lib/api.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { FIRST_VIDEO } from "./first-steps.ts";
import { WholePoster } from "#ui/video/video-picture.tsx";

const still = "/films/call.jpg";

type WelcomeProps = { name: string; isEmpty: boolean; latest: ShownVideo | undefined };

/** The one primary action of this screen and the latest video; an empty account gets an example ready to send. */
export function Welcome({ name, isEmpty, latest }: WelcomeProps) {
  return (
    <section className="relative isolate overflow-hidden rounded-xl border border-line bg-film text-on-film shadow-1">
      {/* Whole, however wide the screen: cut to a band, a city is a row of roofs. */}
      <img
        src={still}
        alt=""
        className="absolute inset-y-0 right-0 -z-10 aspect-video h-full max-w-none opacity-60 sm:opacity-100 [mask-image:linear-gradient(to_right,transparent,black_60%)]"
      />
      <div className="flex items-center gap-6 bg-linear-to-r from-film via-film/80 to-film/10 p-6 md:p-8">
        <div className="flex min-w-0 flex-1 flex-col items-start gap-5">
          <div className="max-w-[46ch]">
            <h2 className="text-2xl font-semibold break-words">
              <T k="overview.greeting" v={{ name }} />
            </h2>
            {isEmpty && (
              <p className="mt-2 text-md text-on-film-2">
                <T k="overview.firstText" />
              </p>
            )}
          </div>
          <ButtonLink
            to={isEmpty ? FIRST_VIDEO : "/dashboard/create"}
            variant="primary"
            size="lg"
            icon={<Clapperboard aria-hidden="true" className="size-5" />}
          >
            <T k="overview.quick.create" />
          </ButtonLink>
        </div>
        {latest !== undefined && latest.posterUrl !== null && <Latest video={latest} posterUrl={latest.posterUrl} />}
      </div>
    </section>
  );
}

function Latest({ video, posterUrl }: { video: ShownVideo; posterUrl: string }) {
  return (
    <Link to={`/dashboard/videos?video=${video._id}`} className="group hidden w-56 shrink-0 sm:block lg:w-64">
      <span className="moves relative block aspect-video overflow-hidden rounded-lg border border-on-film/20 bg-film shadow-2 group-hover:scale-102">
        <WholePoster address={apiAddress(posterUrl)} />
        <span className="absolute bottom-3 left-3 flex size-11 items-center justify-center rounded-full bg-film/60 group-hover:bg-film/80">
          <Play aria-hidden="true" className="size-5 fill-current" />
        </span>
      </span>
      {/* Under the picture: films carry words of their own. */}
      <span className="mt-2 block truncate text-sm font-medium">
        <span className="sr-only">
          <T k="overview.latest" />:{" "}
        </span>
        {video.videoName}
      </span>
    </Link>
  );
}
