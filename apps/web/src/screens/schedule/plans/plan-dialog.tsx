import type { Plan } from "@sahne/contract/schedules/plans";
import { KEYWORDS_MAX, PROMPT_MAX, VIDEO_NAME_MAX } from "@sahne/contract/limits";
import { privacyStatus } from "@sahne/contract/publishing/publication";
import { AHEAD_HOURS_MAX } from "@sahne/contract/schedules/schedules";
import { useState, type SyntheticEvent } from "react";
import { useChangePlan, usePlan } from "#data/schedules/plans.ts";
import { usePresets } from "#data/videos/presets.ts";
import { channelsOf, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { ApiError } from "#lib/api-error.ts";
import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Select } from "#ui/form/select.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { Notice } from "#ui/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { RhythmFields, type PlanFieldsProps } from "./plan-rhythm-fields.tsx";
import { SeriesFields } from "./plan-series-fields.tsx";
import { changesOf, valuesOf } from "./plan-values.ts";

type PlanDialogProps = {
  isOpen: boolean;
  scheduleId: string;
  zone: string;
  onSaved: (plan: Plan) => void;
  onClose: () => void;
};

/** R13.3: everything of a plan that can be changed, with what that comes to. */
export function PlanDialog({ isOpen, scheduleId, zone, onSaved, onClose }: PlanDialogProps) {
  const t = useT();
  const plan = usePlan(scheduleId, { isNeeded: isOpen });
  const change = useChangePlan();
  const isReady = plan.data !== undefined;
  const isRandom = plan.data !== undefined && plan.data.random !== null;
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={<T k="planEditor.title" />}
      closeLabel={t("calendar.close")}
      footer={
        <>
          {isRandom && (
            <Button
              isLoading={change.isPending}
              onClick={() =>
                change.mutate(
                  { scheduleId, body: { redraw: true } },
                  { onSuccess: ({ schedule }) => onSaved(schedule) },
                )
              }
            >
              <T k="planEditor.random.again" />
            </Button>
          )}
          <Button onClick={onClose}>
            <T k="planEditor.cancel" />
          </Button>
          <Button type="submit" form="plan-editor" variant="primary" disabled={!isReady} isLoading={change.isPending}>
            <T k="planEditor.save" />
          </Button>
        </>
      }
    >
      {plan.isError && plan.data === undefined && <Notice tone="danger" title={plan.error.message} />}
      {plan.data === undefined && !plan.isError && (
        <SkeletonGroup label={t("planEditor.loading")}>
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
      {plan.data !== undefined && (
        <PlanForm
          plan={plan.data}
          zone={zone}
          problem={change.error}
          onSave={(body) => {
            if (change.isPending) return;
            if (Object.keys(body).length === 0) onClose();
            else change.mutate({ scheduleId, body }, { onSuccess: ({ schedule }) => onSaved(schedule) });
          }}
        />
      )}
    </Dialog>
  );
}

type PlanFormProps = {
  plan: Plan;
  zone: string;
  problem: Error | null;
  onSave: (body: ReturnType<typeof changesOf>) => void;
};

function PlanForm({ plan: newest, zone, problem, onSave }: PlanFormProps) {
  // What changes elsewhere meanwhile must not move under the hand that writes.
  const [plan] = useState(newest);
  const [values, setValues] = useState(() => valuesOf(newest, zone));
  const problems = problem instanceof ApiError ? problem.fields : {};
  const fields: PlanFieldsProps = {
    plan,
    values,
    zone,
    problems,
    onChange: (changes) => setValues((known) => ({ ...known, ...changes })),
  };

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    onSave(changesOf(plan, values, zone));
  }

  return (
    <form id="plan-editor" noValidate onSubmit={handleSubmit} className="flex flex-col gap-5 pb-2">
      {problem !== null && Object.keys(problems).length === 0 && <Notice tone="danger" title={problem.message} />}
      <TextFields {...fields} />
      {values.rhythm !== "once" && <SeriesFields {...fields} />}
      <RhythmFields {...fields} />
      <PublicationFields {...fields} />
    </form>
  );
}

function TextFields({ plan, values, problems, onChange }: PlanFieldsProps) {
  return (
    <>
      <TextField
        label={<T k="planEditor.name" />}
        value={values.videoName}
        counter={{ value: values.videoName.trim().length, max: VIDEO_NAME_MAX }}
        error={problems["videoName"]}
        onChange={(event) => onChange({ videoName: event.currentTarget.value })}
      />
      <TextArea
        label={<T k="planEditor.prompt" />}
        value={values.promptText}
        counter={{ value: values.promptText.trim().length, max: PROMPT_MAX }}
        disabled={plan.hasOwnFilm}
        hint={<T k={plan.hasOwnFilm ? "planEditor.promptFixed" : "planEditor.words"} />}
        error={problems["promptText"]}
        onChange={(event) => onChange({ promptText: event.currentTarget.value })}
      />
      <TextField
        label={<T k="planEditor.keywords" />}
        value={values.keywords}
        counter={{ value: values.keywords.trim().length, max: KEYWORDS_MAX }}
        error={problems["keywords"]}
        onChange={(event) => onChange({ keywords: event.currentTarget.value })}
      />
      {plan.hasStyle && <StyleField {...{ values, onChange }} />}
    </>
  );
}

/** How its coming films look; those that are made stay as they are. */
function StyleField({ values, onChange }: Pick<PlanFieldsProps, "values" | "onChange">) {
  const t = useT();
  const ids = usePresets().data?.styles.map(({ id }) => id) ?? [];
  // One that is chosen stays in the list while the others are on their way.
  const shown = [...new Set([...ids, "surprise", values.style])].filter(
    (id) => id !== "" && t.has(`preset.style.${id}`),
  );
  return (
    <Select
      label={<T k="planEditor.style" />}
      value={values.style}
      onChange={(event) => onChange({ style: event.currentTarget.value })}
      options={[
        { value: "", label: t("planEditor.style.auto") },
        ...shown.map((id) => ({ value: id, label: t(`preset.style.${id}` as PlainKey) })),
      ]}
    />
  );
}

/** R18.3: where there are several. One that is no longer connected stays chosen until its owner says otherwise. */
function ChannelField({ values: { channelId }, onChange }: Pick<PlanFieldsProps, "values" | "onChange">) {
  const t = useT();
  const channels = channelsOf(useYoutubeStatus().data);
  const isKnown = channels.some(({ id }) => id === channelId);
  if (channels.length === 0 || (channels.length === 1 && (isKnown || channelId === null))) return null;
  return (
    <Select
      label={<T k="planEditor.channel" />}
      value={channelId ?? ""}
      onChange={(event) => onChange({ channelId: event.currentTarget.value })}
      options={[
        ...(isKnown ? [] : [{ value: channelId ?? "", label: t("planEditor.channel.none"), isDisabled: true }]),
        ...channels.map(({ id, title }) => ({ value: id, label: title })),
      ]}
    />
  );
}

/** To whom its films are shown on the other channels is said here too; one that is not wanted any more is unticked. */
function FurtherFields({ plan, values, onChange }: Pick<PlanFieldsProps, "plan" | "values" | "onChange">) {
  const channels = channelsOf(useYoutubeStatus().data);
  const nameOf = (channelId: string) => channels.find(({ id }) => id === channelId)?.title ?? channelId;
  return plan.publication?.further?.map((one) => {
    const { channelId, privacyStatus: privacy, title } = one;
    const others = values.further.filter((other) => other.channelId !== channelId);
    return (
      <Checkbox
        key={channelId}
        label={<T k="planEditor.further" v={{ channel: nameOf(channelId), privacy }} />}
        hint={title}
        checked={others.length < values.further.length}
        onChange={(event) => onChange({ further: event.currentTarget.checked ? [...others, one] : others })}
      />
    );
  });
}

function PublicationFields({ plan, values, problems, onChange }: PlanFieldsProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <Checkbox
        label={<T k="planEditor.upload" />}
        checked={values.autoUpload}
        onChange={(event) => onChange({ autoUpload: event.currentTarget.checked })}
      />
      {values.autoUpload && (
        <TextField
          type="number"
          inputMode="numeric"
          min={0}
          max={AHEAD_HOURS_MAX}
          label={<T k="planEditor.ahead" />}
          hint={<T k="planEditor.ahead.text" />}
          value={values.ahead}
          error={problems["aheadHours"]}
          onChange={(event) => onChange({ ahead: event.currentTarget.value })}
        />
      )}
      {values.autoUpload && plan.publication === null && (
        <p className="text-sm text-text-3">
          <T k="planEditor.profile" />
        </p>
      )}
      {values.autoUpload && plan.publication !== null && (
        <>
          <ChannelField {...{ values, onChange }} />
          <TextField
            label={<T k="planEditor.uploadTitle" />}
            value={values.title}
            error={problems["publication.title"]}
            onChange={(event) => onChange({ title: event.currentTarget.value })}
          />
          <TextArea
            label={<T k="planEditor.uploadDescription" />}
            value={values.description}
            error={problems["publication.description"]}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
          <Select
            label={<T k="planEditor.privacy" />}
            value={values.privacyStatus}
            onChange={(event) => onChange({ privacyStatus: privacyStatus.parse(event.currentTarget.value) })}
            options={privacyStatus.options.map((value) => ({ value, label: t(`planEditor.privacy.${value}`) }))}
          />
          <FurtherFields {...{ plan, values, onChange }} />
          <Checkbox
            label={<T k="planEditor.asksFirst" />}
            checked={values.asksFirst}
            onChange={(event) => onChange({ asksFirst: event.currentTarget.checked })}
          />
        </>
      )}
    </div>
  );
}
