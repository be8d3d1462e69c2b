import {
  differingFields,
  type ChannelField,
  type ChannelValues,
  type OnChannel,
} from "@sahne/contract/publishing/channel-changes";
import type { PublishBy } from "@sahne/contract/publishing/publication";
import { publishAtProblem } from "@sahne/contract/publishing/waiting-uploads";
import { useState } from "react";
import { useChangeUpload } from "#data/publishing/channel-changes.ts";
import type { UploadRef } from "#data/publishing/publishing.ts";
import { useT } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { changesOf, problemsOf, startForm, type ChangeForm } from "./change-form.ts";

type Side = { fields: ChannelField[]; here: ChannelValues; channel: ChannelValues; isConflict: boolean };
type Given = { ref: UploadRef; onChannel: OnChannel | undefined; written: unknown; onDone: () => void };

/** What stands in the dialog, what of it would change the channel, and what the channel says against it. */
export function useChange({ ref, onChannel, written, onDone }: Given) {
  const t = useT();
  const { notify } = useNotification();
  const [edits, setEdits] = useState<Partial<ChangeForm>>({});
  const [overtaken, setOvertaken] = useState<Side | null>(null);
  const send = useChangeUpload(ref);
  if (onChannel === undefined) return null;

  const now = overtaken === null ? onChannel : { ...onChannel, channel: overtaken.channel };
  const form: ChangeForm = { ...startForm(onChannel, written), ...edits };
  const changes = changesOf(form, now);
  const fields = Object.keys(changes) as (keyof typeof changes)[];
  const problems = problemsOf(changes);
  const isHourLeft = !changes.publishAt || !isPast(changes.publishAt, "channel");
  const isHourMissing = form.at !== null && (form.at === "" || isPast(form.at));
  const differences = overtaken ?? knownDifferences(onChannel, written);

  function submit() {
    const body = { changes, base: now.channel, at: form.at };
    send.mutate(body, {
      onSuccess: ({ outcome, channel }) => {
        if (outcome === "accepted" || channel === null) {
          notify({ type: "success", message: t("change.accepted"), lang: t.attr("change.accepted") });
          onDone();
          return;
        }
        // What was written stays in the form; only what it is compared with is newer.
        setEdits(form);
        const differing = differingFields(form, channel).filter((field) => field in changes);
        setOvertaken({ fields: differing, here: form, channel, isConflict: true });
      },
    });
  }

  return {
    form,
    fields,
    problems,
    differences,
    change: (next: Partial<ChangeForm>) => setEdits((before) => ({ ...before, ...next })),
    becomesPublic: changes.privacyStatus === "public",
    /** When the channel makes it public by itself, where that is another moment than before. */
    hour: isHourLeft && changes.publishAt ? new Date(changes.publishAt) : null,
    isReady: fields.length > 0 && Object.keys(problems).length === 0 && !isHourMissing && isHourLeft,
    isDirty: Object.keys(edits).length > 0,
    isSending: send.isPending,
    error: send.error,
    submit,
  };
}

/** What was last known here, or what a planned change that was overtaken had wished, beside what the channel says. */
function knownDifferences(onChannel: OnChannel, written: unknown): Side {
  const { ours, channel, change } = onChannel;
  if (change?.status !== "conflict") {
    return { fields: differingFields(ours, channel), here: ours, channel, isConflict: false };
  }
  const here = startForm(onChannel, written);
  const fields = differingFields(here, channel).filter((field) => field in change.changes);
  return { fields, here, channel, isConflict: true };
}

/** Or so soon that whoever keeps it would miss it. */
function isPast(at: string, by: PublishBy = "sahne"): boolean {
  return publishAtProblem(new Date(at), by, new Date()) !== null;
}
