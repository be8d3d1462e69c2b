import { useState } from "react";
import { useOnChannel } from "#data/publishing/channel-changes.ts";
import { uploadRef } from "#data/publishing/publishing.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { channelOf, useConnectYoutube, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { T, useT } from "#lib/messages.tsx";
import { wishAddress } from "#screens/videos/wish-address.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { DialogBeginning } from "#ui/overlay/dialog-beginning.tsx";
import { useLateStart } from "#ui/overlay/dialog-start.ts";
import { ChangeFields } from "./change-fields.tsx";
import type { ChangeForm } from "./change-form.ts";
import { ChangeWhen } from "./change-when.tsx";
import { ChannelDifferences } from "./channel-differences.tsx";
import { useChange } from "./use-change.ts";

type ChangeDialogProps = {
  isOpen: boolean;
  video: ShownVideo;
  /** What was written here before the further right was given, or a title that follows a new name. */
  written?: unknown;
  onClose: () => void;
};

const FORM_ID = "change-form";

/** R18.5: changes a film on its channel; what stands there is read first, and shown where it is not what we knew. */
export function ChangeDialog({ isOpen, video, written, onClose }: ChangeDialogProps) {
  const t = useT();
  const ref = uploadRef(video);
  const onChannel = useOnChannel(ref);
  const change = useChange({ ref, onChannel: onChannel.data, written, onDone: onClose });
  const status = useYoutubeStatus();
  const canChange = channelOf(status.data, ref.channelId)?.rights.canChange !== false;
  useLateStart(onChannel.data !== undefined);
  const [isAsking, setIsAsking] = useState(false);
  const isSending = change?.isSending === true;

  function leave() {
    if (isSending) return;
    if (change?.isDirty === true) setIsAsking(true);
    else onClose();
  }

  function submit() {
    if (change?.isReady === true && canChange) change.submit();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) leave();
      }}
      title={<T k="change.title" />}
      description={<Subject video={video} />}
      closeLabel={t("videos.close")}
      footer={
        <>
          <Button disabled={isSending} onClick={leave}>
            <T k="publish.dismiss" />
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            disabled={change?.isReady !== true || !canChange}
            isLoading={isSending}
          >
            <SubmitText change={change} />
          </Button>
        </>
      }
    >
      {onChannel.data === undefined || change === null ? (
        <DialogBeginning label={t("change.loading")} error={onChannel.error} onRetry={() => void onChannel.refetch()} />
      ) : (
        <form
          id={FORM_ID}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          className="flex flex-col gap-5 pb-2"
        >
          {!canChange && <FurtherRight video={video} form={change.form} />}
          <ChannelDifferences {...change.differences} form={change.form} onChange={change.change} />
          <ChangeFields
            video={video}
            onChannel={onChannel.data}
            form={change.form}
            problems={change.problems}
            onChange={change.change}
          />
          <ChangeWhen at={change.form.at} onChange={(at) => change.change({ at })} />
          <Summary change={change} />
          {change.error !== null && <Notice tone="danger" title={change.error.message} />}
        </form>
      )}
      <Discard isOpen={isAsking} onOpenChange={setIsAsking} onConfirm={onClose} />
    </Dialog>
  );
}

/** Which video, and on which channel where that could be asked. */
function Subject({ video: { videoName, upload } }: { video: ShownVideo }) {
  const name = <T k="change.video" v={{ name: videoName }} />;
  if (upload === null || upload.channelTitle === null) return name;
  return (
    <>
      {name} · <T k="publish.toChannel" v={{ name: upload.channelTitle }} />
    </>
  );
}

type Change = NonNullable<ReturnType<typeof useChange>>;

function Discard(props: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; onConfirm: () => void }) {
  return (
    <ConfirmDialog
      {...props}
      title={<T k="publish.discard.title" />}
      description={<T k="change.discard" />}
      cancelLabel={<T k="publish.discard.stay" />}
      confirmLabel={<T k="publish.discard.confirm" />}
    />
  );
}

/** The word public stands on the button that makes something public. */
function SubmitText({ change }: { change: Change | null }) {
  if (change?.isSending === true) return <T k="change.pending" />;
  if (change?.becomesPublic === true) return <T k="change.submitPublic" />;
  if (change !== null && change.hour !== null) return <T k="change.submitHour" />;
  return change === null || change.form.at === null ? <T k="change.submit" /> : <T k="change.submitAt" />;
}

/** Said again in one line beside the button. */
function Summary({ change: { fields, becomesPublic, hour } }: { change: Change }) {
  const t = useT();
  const names = fields.map((field) => t(`change.field.${field}`)).join(", ");
  return (
    <p role="status" className="text-sm text-text-2">
      {fields.length === 0 ? (
        <T k="change.nothing" />
      ) : becomesPublic ? (
        <T k="change.summaryPublic" v={{ fields: names }} />
      ) : hour !== null ? (
        <T k="change.summaryHour" v={{ fields: names, when: hour }} />
      ) : (
        <T k="change.summary" v={{ fields: names }} />
      )}
    </p>
  );
}

/** Asked for only here, with what it allows, and back to this dialog with everything written in it (R18.7). */
function FurtherRight({ video, form }: { video: ShownVideo; form: ChangeForm }) {
  const { notify } = useNotification();
  const { connect, isConnecting } = useConnectYoutube();
  function ask() {
    const ref = uploadRef(video);
    const wish = { path: wishAddress("change", ref), written: form };
    connect(
      { wish, right: "change", channelId: ref.channelId },
      { onError: (error) => notify({ type: "error", message: error.message }) },
    );
  }
  return (
    <Notice
      title={<T k="change.right.title" />}
      action={
        <Button size="sm" variant="primary" isLoading={isConnecting} onClick={ask}>
          <T k="change.right.give" />
        </Button>
      }
    >
      <T k="change.right.text" />
    </Notice>
  );
}
