import type { Image } from "@sahne/contract/videos/images";
import { IMAGE_MAX_BYTES, IMAGE_TYPES } from "@sahne/contract/limits";
import { useEffect, useState } from "react";
import { useSendImage } from "#data/videos/images.ts";
import { useT } from "#lib/messages.tsx";
import { useStore } from "#lib/store.ts";
import { sortFiles } from "#ui/form/file-rules.ts";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { createUploadQueue } from "./upload-queue.ts";

const RULES = { accept: IMAGE_TYPES, maxBytes: IMAGE_MAX_BYTES };

/** Pictures on their way to the library, wherever on the screen they were given. */
export function useUploads(onAdded: (image: Image) => void) {
  const t = useT();
  const { notify } = useNotification();
  const send = useSendImage();
  const [queue] = useState(() => createUploadQueue(send, onAdded));
  const [refused, setRefused] = useState<readonly string[]>([]);
  useEffect(() => () => queue.stop(), [queue]);

  /** R7.3: type and size are looked at before a single byte travels. */
  function add(files: File[]) {
    const { accepted, refused } = sortFiles(files, RULES);
    const problems = refused.map(({ file, reason }) => {
      const key = reason === "type" ? "picker.wrongType" : "picker.tooLarge";
      notify({ type: "warning", message: t(key, { name: file.name }), lang: t.attr(key) });
      return t(key, { name: file.name });
    });
    // Until the next files are given: a toast is gone before one has counted which of many it was.
    setRefused(problems);
    if (accepted.length > 0) queue.add(accepted);
  }

  return { refused, uploads: useStore(queue.uploads), add, remove: queue.remove, retry: queue.retry };
}
