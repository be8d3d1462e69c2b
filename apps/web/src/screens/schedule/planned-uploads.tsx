import type { PlannedUpload } from "@sahne/contract/waiting-uploads";
import { Link } from "react-router";
import { useCancelUpload } from "#data/publishing.ts";
import { usePlannedUploads } from "#data/waiting-uploads.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Card, CardHeader } from "#ui/card.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";

/** R18.4: finished videos that go out at their hour; nothing while there are none. */
export function PlannedUploads() {
  const planned = usePlannedUploads();
  if (planned.data === undefined || planned.data.length === 0) return null;
  return (
    <Card>
      <CardHeader title={<T k="schedule.uploads" />} description={<T k="schedule.uploads.text" />} />
      <ul className="divide-y divide-line">
        {planned.data.map((upload) => (
          <Planned key={upload.videoId} upload={upload} />
        ))}
      </ul>
    </Card>
  );
}

function Planned({
  upload: { videoId, videoName, title, publishAt, publishBy, privacyStatus },
}: {
  upload: PlannedUpload;
}) {
  const { notify } = useNotification();
  const cancel = useCancelUpload();
  const onError = (error: Error) => notify({ type: "error", message: error.message });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-40 flex-1">
        <p className="font-medium break-words">
          <Link
            to={`/dashboard/videos?video=${encodeURIComponent(videoId)}`}
            className="underline-offset-4 hover:underline"
          >
            {title === "" ? videoName : title}
          </Link>
        </p>
        <p className="tabular mt-1 text-sm text-text-2">
          <time dateTime={publishAt}>
            <T k="schedule.uploads.at" v={{ when: new Date(publishAt), privacy: privacyStatus }} />
          </time>
          {" · "}
          {publishBy === "channel" ? <T k="schedule.uploads.channel" /> : <T k="schedule.uploads.sahne" />}
        </p>
      </div>
      {publishBy === "sahne" && (
        <Button
          size="sm"
          variant="ghost"
          isLoading={cancel.isPending}
          onClick={() => cancel.mutate(videoId, { onError })}
        >
          <T k="schedule.uploads.cancel" />
        </Button>
      )}
    </li>
  );
}
