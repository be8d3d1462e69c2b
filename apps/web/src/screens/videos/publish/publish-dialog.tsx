import { zodResolver } from "@hookform/resolvers/zod";
import { publishBody, type PublishBody, type PublishInput } from "@sahne/contract/publishing/publishing";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { useLeaveBlocker } from "#lib/leave-blocker.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { ConfirmDialog, type ConfirmDialogProps } from "#ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { DialogBeginning } from "#ui/overlay/dialog-beginning.tsx";
import { useLateStart } from "#ui/overlay/dialog-start.ts";
import { PublishDestination, useDestination } from "./publish-destination.tsx";
import { useConnectFrom, useWritten } from "./publish-detour.ts";
import { PublishFields } from "./publish-fields.tsx";
import type { PublishForm } from "./publish-form.ts";
import { FurtherChannels } from "#ui/video/further-channels.tsx";
import { PublishLegal } from "#ui/video/publish-legal.tsx";
import { useSending } from "./publish-sending.ts";
import { usePublishStart } from "./publish-start.ts";
import { useFurther } from "./use-further.ts";

type PublishDialogProps = {
  isOpen: boolean;
  video: ShownVideo;
  /** The one it is opened for; left out, the first on which the film is not yet. */
  channelId?: string | undefined;
  /** What was written here before the channel was connected. */
  written?: unknown;
  onClose: () => void;
  onPublished: () => void;
};

const FORM_ID = "publish-form";

/** R6.3. Everything a publication is decided by, checked by the very rules the server checks. */
export function PublishDialog({ isOpen, video, channelId, written, onClose, onPublished }: PublishDialogProps) {
  const t = useT();
  const destination = useDestination(video, channelId);
  const start = usePublishStart(video, destination);
  const [isAsking, setIsAsking] = useState(false);
  const form: PublishForm = useForm<PublishInput, unknown, PublishBody>({
    resolver: zodResolver(publishBody),
    defaultValues: { videoId: video._id, title: "", description: "", tags: [], thumbnail: { kind: "auto" } },
    ...(start.values !== undefined && { values: start.values }),
    // A late answer does not overwrite what was typed already.
    resetOptions: { keepDirtyValues: true },
    mode: "onTouched",
  });
  const { title, submitKey } = useSubmitWords(form);
  const { isDirty } = form.formState;
  const publish = useSending(form, onPublished);
  const further = useFurther(video, destination, { form, written });
  const submit = form.handleSubmit((body) => publish.send([body, ...further.bodiesBeside(body)]));
  // Once it is being sent, leaving loses nothing.
  const connecting = useConnectFrom(form, { videoId: video._id, channelId: destination.namedId }, further.kept);
  const blocker = useLeaveBlocker(isDirty && !publish.isPending && !connecting.isConnecting);
  useLateStart(start.values !== undefined);
  useWritten(form, written, start.values !== undefined);

  function leave() {
    // Until the answer arrives it is not known whether anything would be lost.
    if (!publish.isPending && isDirty) setIsAsking(true);
    else if (!publish.isPending) onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) leave();
      }}
      title={<T k="publish.title" />}
      description={<T k="publish.videoName" v={{ name: video.videoName }} />}
      closeLabel={t("videos.close")}
      footer={
        <>
          <Button disabled={publish.isPending} onClick={leave}>
            <T k="publish.dismiss" />
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            disabled={title.trim() === "" || destination.isClosed || further.isLoading}
            isLoading={publish.isPending}
          >
            <T k={publish.isPending ? "publish.pending" : submitKey} />
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pb-2">
        <PublishDestination destination={destination} {...connecting} />
        {start.values === undefined ? (
          <DialogBeginning label={t("publish.loading")} error={start.error} onRetry={() => void start.retry()} />
        ) : (
          <>
            <PublishFields {...{ form, video, destination, connecting }} refused={start.refused} />
            <FurtherChannels
              channels={further.channels.map(({ channel, isChosen, words }) => ({
                id: channel.id,
                name: channel.title,
                isChosen,
                words: words && { title: words.title, privacyStatus: words.privacyStatus },
                isSent: publish.accepted.includes(channel.id),
              }))}
              onToggle={further.toggle}
              onPrivacy={further.setPrivacy}
            />
            <PublishLegal />
          </>
        )}
        {publish.isError && <Refusal error={publish.error} name={further.nameOf(publish.refusedBy)} />}
      </form>
      <DiscardQuestion
        isOpen={isAsking || blocker.state === "blocked"}
        onOpenChange={(isOpen) => {
          setIsAsking(isOpen);
          if (!isOpen) blocker.reset?.();
        }}
        onConfirm={() => {
          blocker.proceed?.();
          onClose();
        }}
      />
    </Dialog>
  );
}

/** Of several channels it is said which one refused; the others have what they were sent. */
function Refusal({ error, name }: { error: Error; name: string | undefined }) {
  if (name === undefined) return <Notice tone="danger" title={error.message} />;
  return (
    <Notice tone="danger" title={<T k="publish.further.refused" v={{ name }} />}>
      {error.message}
    </Notice>
  );
}

function DiscardQuestion(props: Pick<ConfirmDialogProps, "isOpen" | "onOpenChange" | "onConfirm">) {
  return (
    <ConfirmDialog
      {...props}
      title={<T k="publish.discard.title" />}
      description={<T k="publish.discard.text" />}
      cancelLabel={<T k="publish.discard.stay" />}
      confirmLabel={<T k="publish.discard.confirm" />}
    />
  );
}

/** The title decides whether anything can be sent, and the hour what the button says. */
function useSubmitWords({ control }: PublishForm) {
  const [title, publishAt = null, nextSlot = false] = useWatch({ control, name: ["title", "publishAt", "nextSlot"] });
  const isNow = publishAt === null && !nextSlot;
  return { title, submitKey: isNow ? "publish.submit" : "publish.submitAt" } as const;
}
