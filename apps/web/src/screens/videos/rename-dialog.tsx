import { zodResolver } from "@hookform/resolvers/zod";
import { VIDEO_NAME_MAX } from "@sahne/contract/limits";
import { renameVideoRoute } from "@sahne/contract/videos/library";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useRenameVideo } from "#data/videos/library.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { isOnChannel } from "./change/is-on-channel.ts";

const FORM_ID = "rename-form";

type RenameDialogProps = {
  isOpen: boolean;
  video: ShownVideo;
  onClose: () => void;
  /** The title on the channel is to follow. */
  onFollow: (title: string) => void;
};

export function RenameDialog({ isOpen, video, onClose, onFollow }: RenameDialogProps) {
  const t = useT();
  const rename = useRenameVideo();
  const [follows, setFollows] = useState(false);
  const form = useForm({
    resolver: zodResolver(renameVideoRoute.body),
    defaultValues: { videoName: video.videoName },
    mode: "onTouched",
  });
  const videoName = useWatch({ control: form.control, name: "videoName" });
  const problem = form.formState.errors.videoName?.message;
  const submit = form.handleSubmit((body) =>
    rename.mutate(
      { videoId: video._id, videoName: body.videoName },
      { onSuccess: () => (follows ? onFollow(body.videoName) : onClose()) },
    ),
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      size="sm"
      title={<T k="videos.rename.title" />}
      closeLabel={t("videos.close")}
      footer={
        <>
          <Button onClick={onClose}>
            <T k="videos.rename.cancel" />
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            disabled={videoName.trim() === "" || videoName.trim() === video.videoName}
            isLoading={rename.isPending}
          >
            <T k="videos.rename.save" />
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 pb-2">
        <TextField
          label={<T k="videos.rename.label" />}
          counter={{ value: videoName.length, max: VIDEO_NAME_MAX }}
          error={problem !== undefined && <TextFor code={problem} />}
          {...form.register("videoName")}
        />
        {isOnChannel(video) && (
          <Checkbox
            label={<T k="change.rename.follow" />}
            hint={<T k="change.rename.stays" />}
            checked={follows}
            onChange={(event) => setFollows(event.target.checked)}
          />
        )}
        {rename.isError && <Notice tone="danger" title={rename.error.message} />}
      </form>
    </Dialog>
  );
}
