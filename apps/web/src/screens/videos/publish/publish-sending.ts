import type { PublishInput } from "@sahne/contract/publishing/publishing";
import { useEffect, useRef, useState } from "react";
import { usePublishVideo } from "#data/publishing/publishing.ts";
import { ApiError } from "#lib/api-error.ts";
import { useT } from "#lib/messages.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { PublishForm } from "./publish-form.ts";

/** The answer is told in the dialog, or in a toast when its screen was left already. */
export function useSending(form: PublishForm, onPublished: () => void) {
  const t = useT();
  const { notify } = useNotification();
  const isGone = useIsGone();
  // Of several, those that are on their way already are not sent again.
  const [accepted, setAccepted] = useState<readonly PublishInput["channelId"][]>([]);
  const [refusedBy, setRefusedBy] = useState<PublishInput["channelId"]>();
  const publish = usePublishVideo({
    onOneAccepted: ({ channelId }) => setAccepted((before) => [...before, channelId]),
    onAccepted: () => {
      if (isGone.current) notify({ type: "success", message: t("publish.accepted"), lang: t.attr("publish.accepted") });
      else onPublished();
    },
    onRefused: (error, { channelId }) => {
      setRefusedBy(channelId);
      if (isGone.current) notify({ type: "error", message: error.message });
      // What another channel says of its own words is not said of these.
      else if (channelId === form.getValues("channelId")) showProblems(form, error);
    },
  });
  const send = (bodies: readonly PublishInput[]) =>
    publish.mutate(bodies.filter(({ channelId }) => !accepted.includes(channelId)));
  return { ...publish, send, accepted, refusedBy };
}

function useIsGone() {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}

const FIELDS = [
  "title",
  "description",
  "tags",
  "privacyStatus",
  "categoryId",
  "language",
  "thumbnail",
  "publishAt",
  "publishBy",
  "nextSlot",
] as const;

/** The server's word on a field stands at that field. */
function showProblems(form: PublishForm, error: Error): void {
  if (!(error instanceof ApiError)) return;
  for (const field of FIELDS) {
    const message = error.fields[field];
    if (message !== undefined) form.setError(field, { message });
  }
}
