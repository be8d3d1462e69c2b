import { uploadRef, useUpload } from "#data/publishing/publishing.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { T } from "#lib/messages.tsx";
import { Fact, Facts, SectionTitle } from "#screens/videos/details/story-parts.tsx";

/** What the channel said when it was asked after the upload; only for a video that arrived there. */
export function UploadFacts({ video }: { isOpen: boolean; video: ShownVideo }) {
  const isThere = video.upload !== null && video.upload.youtubeVideoId !== null;
  const { data: upload } = useUpload(uploadRef(video), { isNeeded: isThere });
  if (!isThere || upload === undefined) return null;
  const privacy = video.upload?.actualPrivacyStatus ?? null;
  return (
    <section className="flex flex-col gap-3">
      <SectionTitle>
        <T k="publish.facts" />
      </SectionTitle>
      <Facts>
        {video.upload !== null && video.upload.channelTitle !== null && (
          <Fact name={<T k="publish.facts.channel" />}>{video.upload.channelTitle}</Fact>
        )}
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
      </Facts>
    </section>
  );
}
