import { zodResolver } from "@hookform/resolvers/zod";
import { TITLE_MAX } from "@sahne/contract/limits";
import { publishBody, type PrivacyStatus, type PublishBody, type PublishInput } from "@sahne/contract/publishing";
import { Controller, useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { Link } from "react-router";
import { usePublishVideo } from "#data/publishing.ts";
import type { ShownVideo } from "#data/video-state.ts";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { SandboxBadge } from "#ui/status-badge.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";

type PublishDialogProps = { isOpen: boolean; video: ShownVideo; onClose: () => void; onPublished: () => void };
type PublishForm = UseFormReturn<PublishInput, unknown, PublishBody>;

const FORM_ID = "publish-form";
const PRIVACIES: readonly PrivacyStatus[] = ["public", "unlisted", "private"];

export function PublishDialog({ isOpen, video, onClose, onPublished }: PublishDialogProps) {
  const t = useT();
  const publish = usePublishVideo();
  const form: PublishForm = useForm<PublishInput, unknown, PublishBody>({
    resolver: zodResolver(publishBody),
    defaultValues: {
      videoId: video._id,
      title: video.videoName.slice(0, TITLE_MAX),
      description: video.videoDescription,
      tags: video.keywords,
      privacyStatus: "public",
    },
    mode: "onTouched",
  });
  const title = useWatch({ control: form.control, name: "title" });
  const submit = form.handleSubmit((body) => publish.mutate(body, { onSuccess: onPublished }));

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      title={<T k="publish.title" />}
      description={<T k="publish.videoName" v={{ name: video.videoName }} />}
      closeLabel={t("common.close")}
      footer={
        <>
          <Button onClick={onClose}>
            <T k="common.cancel" />
          </Button>
          <Button
            type="submit"
            form={FORM_ID}
            variant="primary"
            disabled={title.trim() === ""}
            isLoading={publish.isPending}
          >
            {publish.isPending ? <T k="publish.pending" /> : <T k="publish.submit" />}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5 pb-2">
        <ChannelNotice />
        <Fields form={form} titleLength={title.length} />
        <p className="text-sm text-text-3">
          <T k="publish.legal" />
        </p>
        {publish.isError && <Notice tone="danger" title={publish.error.message} />}
      </form>
    </Dialog>
  );
}

function Fields({ form, titleLength }: { form: PublishForm; titleLength: number }) {
  const { errors } = form.formState;
  return (
    <>
      <TextField
        label={<T k="publish.title.label" />}
        counter={{ value: titleLength, max: TITLE_MAX }}
        error={errors.title?.message !== undefined && <TextFor code={errors.title.message} />}
        {...form.register("title")}
      />
      <TextArea
        label={<T k="publish.description.label" />}
        optional={<T k="common.optional" />}
        error={errors.description?.message !== undefined && <TextFor code={errors.description.message} />}
        {...form.register("description")}
      />
      <TextField
        label={<T k="publish.tags.label" />}
        hint={<T k="publish.tags.hint" />}
        optional={<T k="common.optional" />}
        error={errors.tags?.message !== undefined && <TextFor code={errors.tags.message} />}
        {...form.register("tags")}
      />
      <Controller
        control={form.control}
        name="privacyStatus"
        render={({ field }) => (
          <RadioCards
            legend={<T k="publish.privacy.label" />}
            columns={3}
            value={field.value ?? "public"}
            onChange={field.onChange}
            options={PRIVACIES.map((value) => ({
              value,
              label: <T k={`publish.privacy.${value}`} />,
              description: <T k={`publish.privacy.${value}.text`} />,
            }))}
          />
        )}
      />
    </>
  );
}

/** Where it will go is said before the press: to which channel, or that there is none yet. */
function ChannelNotice() {
  const t = useT();
  const status = useYoutubeStatus();
  if (!status.isSuccess) return null;
  if (!isConnected(status.data)) {
    return (
      <Notice
        tone="warning"
        action={
          <Link to="/dashboard/youtube" className="self-center text-base font-medium underline underline-offset-4">
            <T k="nav.youtube" />
          </Link>
        }
      >
        <T k="publish.noChannel" />
      </Notice>
    );
  }
  const { channel } = status.data;
  if (channel === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 text-base text-text-2">
      <T k="publish.toChannel" v={{ name: channel.title }} />
      {channel.isSandbox && <SandboxBadge label={t("common.sandbox")} />}
    </div>
  );
}
