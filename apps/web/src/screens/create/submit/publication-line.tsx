import { momentOf } from "@sahne/contract/schedules/zoned-time";
import { useTimeZone } from "#data/accounts/time-zone.ts";
import { T } from "#lib/messages.tsx";
import type { CreateValues } from "#screens/create/create-values.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { ShownPublication } from "./use-publication.ts";

type PublicationLineProps = {
  isOpen: boolean;
  id: string;
  values: Pick<CreateValues, "scenario" | "when">;
  publication: ShownPublication;
};

/** Said at the button itself, however far away the fields stand: to whom, where and when. */
export function PublicationLine({ id, values: { scenario, when }, publication }: PublicationLineProps) {
  const zone = useTimeZone();
  const { shown, channel } = publication;
  if (shown === null || channel === null) return null;
  const at = scenario === "scheduled" ? momentOf(when, zone) : null;
  const words = { privacy: shown.privacyStatus, title: shown.title, channel: channel.title };
  return (
    <p id={id} className="text-center text-sm break-words text-text-2">
      {scenario === "instant" && <T k="publication.line.now" v={words} />}
      {scenario === "scheduled" && at === null && <T k="publication.line.planned" v={words} />}
      {at !== null && !when.isRecurring && <T k="publication.line.at" v={{ ...words, when: at }} />}
      {at !== null && when.isRecurring && <T k="publication.line.each" v={{ ...words, when: at }} />}
      {shown.further?.map(({ channelId, privacyStatus: privacy }) => (
        <span key={channelId} className="block">
          {" "}
          <T k="publication.line.further" v={{ channel: nameOf(publication, channelId), privacy }} />
        </span>
      ))}
      {shown.asksFirst === true && (
        <>
          {" "}
          <T k="publication.line.asks" />
        </>
      )}
    </p>
  );
}

function nameOf({ channels }: ShownPublication, channelId: string): string {
  return channels.find(({ id }) => id === channelId)?.title ?? channelId;
}

/** What becomes of a film that has nowhere to go, and the way to change that. */
export function MissingChannel({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Notice
      tone="warning"
      action={
        <ButtonLink to="/dashboard/youtube?then=create" size="sm">
          <T k="create.channel.connect" />
        </ButtonLink>
      }
    >
      <T k="create.channel.missing" />
    </Notice>
  );
}
