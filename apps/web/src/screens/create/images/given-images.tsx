import { useEffect, useEffectEvent } from "react";
import { RefusedFiles, UploadList } from "./upload-list.tsx";
import { useUploads } from "./use-uploads.ts";

type GivenImagesProps = {
  isOpen: boolean;
  files: readonly File[];
  onTaken: () => void;
  onAdded: (imageId: string) => void;
};

/** Pictures given to the form itself: sent, seen on their way, and the newest one chosen. */
export function GivenImages({ files, onTaken, onAdded }: GivenImagesProps) {
  const { refused, uploads, add, remove, retry } = useUploads((image) => onAdded(image._id));
  const take = useEffectEvent((given: readonly File[]) => {
    if (given.length === 0) return;
    add([...given]);
    onTaken();
  });
  useEffect(() => take(files), [files]);
  return (
    <>
      <RefusedFiles problems={refused} />
      {uploads.length > 0 && <UploadList uploads={uploads} onRemove={remove} onRetry={retry} />}
    </>
  );
}
