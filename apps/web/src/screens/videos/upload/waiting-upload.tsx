import { stateKey } from "@sahne/contract/videos/video-state";
import { CalendarClock, CirclePause } from "lucide-react";
import { uploadRef, useCancelUpload, useUpload } from "#data/publishing/publishing.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { useApproveUpload } from "#data/publishing/waiting-uploads.ts";
import { T } from "#lib/messages.tsx";
import { TroubleBox } from "#screens/videos/card/trouble-box.tsx";
import { wishAddress } from "#screens/videos/wish-address.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { CancelUpload } from "./cancel-upload.tsx";

/** One that waits for its owner's word or for its hour; nothing for any other. */
export function WaitingUpload({ video }: { video: ShownVideo }) {
  const status = video.upload?.status;
  if (status === "awaiting_approval") return <AwaitingApproval video={video} />;
  return status === "planned" || status === "scheduled" ? <AwaitingHour video={video} /> : null;
}

/** R18.2: what would go out, and the three things its owner can say. */
function AwaitingApproval({ video }: { video: ShownVideo }) {
  const { data: upload } = useUpload(uploadRef(video), { isNeeded: true });
  const approve = useApproveUpload();
  const discard = useCancelUpload();
  const error = approve.error ?? discard.error;
  return (
    <TroubleBox
      kind="asks"
      icon={CirclePause}
      title={<T k={stateKey("awaiting_approval")} />}
      steps={
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="primary"
            disabled={upload === undefined || discard.isPending}
            isLoading={approve.isPending}
            onClick={() => approve.mutate(uploadRef(video))}
          >
            <T k="publish.approve" />
          </Button>
          <ButtonLink size="sm" to={wishAddress("publish", uploadRef(video))}>
            <T k="publish.approve.edit" />
          </ButtonLink>
          <Button
            size="sm"
            variant="ghost"
            disabled={approve.isPending}
            isLoading={discard.isPending}
            onClick={() => discard.mutate(uploadRef(video))}
          >
            <T k="publish.approve.discard" />
          </Button>
        </div>
      }
    >
      {video.upload?.error && <p>{video.upload.error.message}</p>}
      {/* Nobody approves what has not been read. */}
      {upload !== undefined && (
        <>
          <p className="break-words">
            <T k="publish.approve.words" v={{ title: upload.title, privacy: upload.privacyStatus }} />
          </p>
          {upload.publishAt !== null && (
            <p>
              <T k="publish.approve.hour" v={{ when: new Date(upload.publishAt) }} />
            </p>
          )}
          {upload.description !== "" && <p className="line-clamp-3 break-words">{upload.description}</p>}
          {upload.tags.length > 0 && <p className="break-words">{upload.tags.join(", ")}</p>}
        </>
      )}
      {error !== null && (
        <p role="alert" className="text-danger">
          {error.message}
        </p>
      )}
    </TroubleBox>
  );
}

/** R18.4: when it goes out, who sees to it, and how it is moved or cancelled. */
function AwaitingHour({ video }: { video: ShownVideo }) {
  const { upload } = video;
  if (upload === null || upload.publishAt === null) return null;
  const isHere = upload.status === "planned";
  return (
    <TroubleBox
      kind="waits"
      icon={CalendarClock}
      title={<T k="publish.at.goesOut" v={{ when: new Date(upload.publishAt), privacy: upload.privacyStatus }} />}
      steps={
        <div className="flex flex-wrap gap-2">
          <ButtonLink size="sm" to={wishAddress(isHere ? "publish" : "change", uploadRef(video))}>
            <T k="publish.at.change" />
          </ButtonLink>
          {isHere && <CancelUpload of={uploadRef(video)} />}
        </div>
      }
    >
      <p>{isHere ? <T k="publish.at.bySahne.text" /> : <T k="publish.at.atChannel" />}</p>
    </TroubleBox>
  );
}
