import type { Channel } from "@sahne/contract/publishing/youtube";
import { usePublishProfile } from "#data/publishing/publish-profile.ts";
import { T } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";

/** What publications on this channel start with, and the way to change it. */
export function PublishDefaults({ channel }: { channel: Channel | null }) {
  const channelId = channel === null || channel.isDefault ? undefined : channel.id;
  const profile = usePublishProfile({ isNeeded: true, channelId });
  const place = channelId === undefined ? "" : `?channel=${encodeURIComponent(channelId)}`;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line p-3">
      <p className="min-w-0 flex-1 basis-56 text-sm text-text-2">
        <span className="block text-base font-medium text-text">
          <T k="youtube.defaults.title" />
        </span>
        {/* Either text may need a second line where it is narrow: what stands below stays where it is. */}
        <span className="block min-h-[2lh] sm:min-h-0">
          {profile.data === undefined ? (
            <T k="youtube.defaults.text" />
          ) : (
            <T k="youtube.defaults.line" v={{ privacy: profile.data.privacyStatus, title: profile.data.title }} />
          )}
        </span>
      </p>
      <ButtonLink to={`/dashboard/settings${place}#publishing`} size="sm">
        <T k="youtube.defaults.change" />
      </ButtonLink>
    </div>
  );
}
