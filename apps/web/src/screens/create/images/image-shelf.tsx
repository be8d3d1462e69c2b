import type { Image } from "@sahne/contract/videos/images";
import { ImageOff, TriangleAlert } from "lucide-react";
import { useImages } from "#data/videos/images.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useLateStart } from "#ui/overlay/dialog-start.ts";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { ImageGrid } from "./image-grid.tsx";

const PLACES = ["a", "b", "c", "d", "e", "f", "g", "h"];

type ImageShelfProps = {
  chosenId: string | null;
  onChoose: (imageId: string) => void;
  onConfirm: (imageId: string) => void;
  onDelete: (image: Image) => void;
};

/** The library in each of its states: on its way, failed, empty, there. */
export function ImageShelf({ chosenId, onChoose, onConfirm, onDelete }: ImageShelfProps) {
  const t = useT();
  const images = useImages({ isNeeded: true });
  useLateStart(images.isSuccess);
  if (images.isPending) {
    return (
      <SkeletonGroup label={t("picker.loading")} className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
        {PLACES.map((place) => (
          <Skeleton key={place} className="aspect-[4/3.6]" />
        ))}
      </SkeletonGroup>
    );
  }
  if (images.data === undefined) {
    return (
      <EmptyState
        tone="danger"
        level={3}
        icon={<TriangleAlert />}
        title={<T k="picker.error" />}
        description={images.error?.message}
        action={
          <Button isLoading={images.isFetching} onClick={() => void images.refetch()}>
            <T k="common.retry" />
          </Button>
        }
      />
    );
  }
  if (images.data.images.length === 0) {
    return (
      <EmptyState
        level={3}
        icon={<ImageOff />}
        title={<T k="picker.empty" />}
        description={<T k="picker.emptyText" />}
      />
    );
  }
  return (
    <ImageGrid
      images={images.data.images}
      chosenId={chosenId}
      onChoose={onChoose}
      onConfirm={onConfirm}
      onDelete={onDelete}
    />
  );
}
