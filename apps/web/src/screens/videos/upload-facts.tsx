import type { ReactNode } from "react";
import { useUpload } from "#data/publishing.ts";
import type { ShownVideo } from "#data/video-state.ts";
import { T } from "#lib/messages.tsx";

/** What the channel said when it was asked after the upload; only for a video that arrived there. */
export function UploadFacts({ video }: { isOpen: boolean; video: ShownVideo }) {
  const isThere = video.upload !== null && video.upload.youtubeVideoId !== null;
  const { data: upload } = useUpload(video._id, { isNeeded: isThere });
  if (!isThere || upload === undefined) return null;
  const privacy = video.upload?.actualPrivacyStatus ?? null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold text-text-2">
        <T k="publish.facts" />
      </h3>
      <dl className="grid gap-x-6 gap-y-3 text-base sm:grid-cols-2">
        <Fact name={<T k="publish.facts.channelTitle" />}>{upload.title}</Fact>
        {privacy !== null && (
          <Fact name={<T k="publish.facts.privacy" />}>
            <T k={`publish.privacy.${privacy}`} />
          </Fact>
        )}
        {upload.publishedAt !== null && (
          <Fact name={<T k="publish.facts.publishedAt" />}>
            <T k="publish.moment" v={{ when: new Date(upload.publishedAt) }} />
          </Fact>
        )}
        {upload.isDisclosed !== null && (
          <Fact name={<T k="publish.facts.disclosure" />}>
            {upload.isDisclosed ? <T k="publish.facts.disclosed" /> : <T k="publish.facts.notDisclosed" />}
          </Fact>
        )}
        <Fact name={<T k="publish.category.label" />}>
          <T k={`publish.category.${upload.categoryId}`} />
        </Fact>
        <Fact name={<T k="publish.facts.thumbnail" />}>
          <T k={`publish.facts.thumbnail.${upload.thumbnailStatus}`} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-text-3">{name}</dt>
      <dd className="tabular break-words">{children}</dd>
    </div>
  );
}
