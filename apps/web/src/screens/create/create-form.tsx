import { zodResolver } from "@hookform/resolvers/zod";
import { PROMPT_MAX } from "@sahne/contract/limits";
import { createVideoBody, type CreateVideoBody, type CreateVideoInput } from "@sahne/contract/videos";
import { Clapperboard } from "lucide-react";
import { useEffect, type KeyboardEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useCreateVideo } from "#data/videos.ts";
import { T, TextFor, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { keepDraft, readDraft } from "./create-draft.ts";
import { ExamplePrompts } from "./example-prompts.tsx";
import { FilmOptions } from "./film-options.tsx";

type CreateFormProps = { hasFreepikKey: boolean; onCreated: (videoId: string) => void };

const EMPTY: CreateVideoInput = {
  scenario: "text2video",
  serviceType: "freePick",
  promptText: "",
  imageId: null,
  autoUpload: false,
  options: { aspectRatio: "16:9", durationSeconds: 8 },
};

export function CreateForm({ hasFreepikKey, onCreated }: CreateFormProps) {
  const t = useT();
  const { notify } = useNotification();
  const createVideo = useCreateVideo();
  const form = useForm<CreateVideoInput, unknown, CreateVideoBody>({
    resolver: zodResolver(createVideoBody),
    defaultValues: { ...EMPTY, promptText: readDraft() },
    mode: "onTouched",
  });
  const promptText = useWatch({ control: form.control, name: "promptText" });
  const problem = form.formState.errors.promptText?.message;
  const isEmpty = promptText.trim() === "";
  useEffect(() => keepDraft(promptText), [promptText]);

  const submit = form.handleSubmit((body) => {
    if (createVideo.isPending) return;
    createVideo.mutate(body, {
      onSuccess: ({ video }) => {
        form.reset(EMPTY);
        onCreated(video._id);
        notify({
          type: "success",
          message: t("create.started.text2video"),
          lang: t.attr("create.started.text2video"),
        });
      },
      onError: () => notify({ type: "error", message: t("create.failed"), lang: t.attr("create.failed") }),
    });
  });

  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  }

  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <TextArea
          label={<T k="create.prompt.label" />}
          hint={<T k="create.prompt.hint" />}
          placeholder={t("create.prompt.placeholder")}
          rows={4}
          counter={{ value: promptText.length, max: PROMPT_MAX }}
          error={problem !== undefined && <TextFor code={problem} />}
          onKeyDown={handleKey}
          {...form.register("promptText")}
        />
        {isEmpty && <ExamplePrompts onChoose={(text) => form.setValue("promptText", text, { shouldValidate: true })} />}
        <FilmOptions control={form.control} />
        <Notice>
          {hasFreepikKey ? (
            <T k="create.engine.vendorNotice" v={{ service: t("create.service.freePick") }} />
          ) : (
            <T k="create.engine.sahneNotice" />
          )}
        </Notice>
        {createVideo.isError && <Notice tone="danger" title={createVideo.error.message} />}
        <div className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            variant="primary"
            size="lg"
            icon={<Clapperboard aria-hidden="true" className="size-5" />}
            disabled={isEmpty}
            isLoading={createVideo.isPending}
          >
            {createVideo.isPending ? <T k="create.submitting" /> : <T k="create.submit.text2video" />}
          </Button>
          {isEmpty && (
            <p className="text-sm text-text-3">
              <T k="create.prompt.required" />
            </p>
          )}
        </div>
      </form>
    </Card>
  );
}
