import type { ShownInboxItem } from "#data/history/inbox.ts";
import { ChannelDuty, StorageDuty } from "./account-duties.tsx";
import { EpisodeDuty, TopicsDuty } from "./plan-duties.tsx";
import { TimeDuty } from "./time-duty.tsx";

/** What is done about everything but the making and publishing of a video. */
export function Duties({ item }: { isOpen: boolean; item: ShownInboxItem }) {
  const { kind, video, plan, reason } = item;
  if (video !== null) return <TimeDuty videoId={video._id} />;
  if (kind === "storage") return <StorageDuty item={item} />;
  if (plan === null) return <ChannelDuty item={item} />;
  return kind === "episode" ? <EpisodeDuty plan={plan} reason={reason} /> : <TopicsDuty plan={plan} />;
}
