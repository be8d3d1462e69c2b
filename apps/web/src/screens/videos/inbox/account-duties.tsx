import { HardDrive, Unplug } from "lucide-react";
import { useState } from "react";
import type { ShownInboxItem } from "#data/history/inbox.ts";
import { useConnectYoutube } from "#data/publishing/youtube.ts";
import { useDeleteVideo } from "#data/videos/library.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Duty } from "./duty.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/overlay/confirm-dialog.tsx")).ConfirmDialog);

const MEGABYTE = 1024 * 1024;
const OLDEST = "/dashboard/videos?sort=oldest";

/** Goes to the consent page at once, and comes back here. */
export function ChannelDuty({ item: { kind, channelTitle, endsAt } }: { item: ShownInboxItem }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { connect, isConnecting } = useConnectYoutube();
  const channel = channelTitle ?? "";
  return (
    <Duty
      icon={Unplug}
      title={
        kind === "grant_ends" && endsAt !== null ? (
          <T k="inbox.grantEnds" v={{ channel, when: new Date(endsAt) }} />
        ) : (
          <T k="inbox.reconnect" v={{ channel }} />
        )
      }
      why="channel"
      problem={problem}
    >
      <Button
        size="sm"
        variant="primary"
        className="self-start"
        isLoading={isConnecting}
        onClick={() =>
          connect({ wish: { path: "/dashboard/inbox" } }, { onError: (error) => setProblem(error.message) })
        }
      >
        <T k="inbox.action.channel" />
      </Button>
    </Duty>
  );
}

/** The oldest ones that are on no channel, by name, and only after a yes; where there are none the owner has to choose. */
export function StorageDuty({ item: { percent, oldest } }: { item: ShownInboxItem }) {
  const remove = useDeleteVideo();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const megabytes = Math.max(1, Math.round(oldest.reduce((sum, { bytes }) => sum + bytes, 0) / MEGABYTE));

  async function handleConfirm() {
    setIsDeleting(true);
    setProblem(null);
    try {
      for (const { _id, videoName } of oldest) await remove.mutateAsync({ videoId: _id, name: videoName });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setIsDeleting(false);
      setIsAsking(false);
    }
  }

  return (
    <Duty
      icon={HardDrive}
      title={<T k="inbox.storage" v={{ percent: String(percent ?? 0) }} />}
      why="storage"
      problem={problem}
    >
      <div className="flex flex-wrap gap-2">
        {oldest.length > 0 && (
          <Button size="sm" variant="primary" onClick={() => setIsAsking(true)}>
            <T k="inbox.action.delete" v={{ count: oldest.length, megabytes }} />
          </Button>
        )}
        <ButtonLink size="sm" variant={oldest.length > 0 ? "ghost" : "primary"} to={OLDEST}>
          <T k="inbox.action.storage" />
        </ButtonLink>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={<T k="inbox.delete.title" v={{ count: oldest.length }} />}
        description={<T k="inbox.delete.text" />}
        confirmLabel={<T k="inbox.delete.confirm" v={{ count: oldest.length }} />}
        cancelLabel={<T k="common.cancel" />}
        onConfirm={() => void handleConfirm()}
        isPending={isDeleting}
      >
        <ul className="mt-3 flex max-h-60 list-disc flex-col gap-1 overflow-y-auto pl-5 text-base">
          {oldest.map(({ _id, videoName }) => (
            <li key={_id} className="break-words">
              {videoName}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </Duty>
  );
}
