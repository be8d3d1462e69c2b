import { privacyStatus, publishBy, publishCategory } from "@sahne/contract/publishing/publication";
import { thumbnailChoice } from "@sahne/contract/publishing/publishing";
import { useEffect, useState } from "react";
import { z } from "zod";
import type { UploadRef } from "#data/publishing/publishing.ts";
import { useConnectYoutube } from "#data/publishing/youtube.ts";
import { wishAddress } from "#screens/videos/wish-address.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { PublishForm } from "./publish-form.ts";

/** R18.7: the way to the channel's consent and back to this dialog, with everything written in it. */
export function useConnectFrom(form: PublishForm, wanted: UploadRef, further: unknown) {
  const { notify } = useNotification();
  const { connect, isConnecting } = useConnectYoutube();
  function leave(right?: "change") {
    const wish = { path: wishAddress("publish", wanted), written: { ...form.getValues(), further } };
    const onError = (error: Error) => notify({ type: "error", message: error.message });
    connect({ wish, ...(right && { right, channelId: wanted.channelId }) }, { onError });
  }
  return { onConnect: () => leave(), onGrant: () => leave("change"), isConnecting };
}

// As it was typed: a title that is too long comes back too.
const writtenForm = z
  .object({
    title: z.string(),
    description: z.string(),
    tags: z.array(z.string()),
    privacyStatus,
    madeForKids: z.boolean(),
    containsSyntheticMedia: z.boolean(),
    notifySubscribers: z.boolean(),
    categoryId: publishCategory,
    language: z.string().nullable(),
    thumbnail: thumbnailChoice,
    playlistId: z.string().nullable(),
    publishAt: z.string().nullable(),
    publishBy,
    nextSlot: z.boolean(),
  })
  .partial();

/** Puts back what was written, once, when the dialog's own beginning is known. */
export function useWritten(form: PublishForm, written: unknown, isReady: boolean): void {
  const [kept] = useState(() => writtenForm.safeParse(written).data);
  useEffect(() => {
    if (!isReady || kept === undefined) return;
    for (const [name, value] of Object.entries(kept)) {
      form.setValue(name as keyof typeof kept, value, { shouldDirty: true });
    }
  }, [form, kept, isReady]);
}
