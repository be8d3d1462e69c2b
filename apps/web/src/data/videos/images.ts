import { deleteImageRoute, listImagesRoute, uploadImageRoute, type Image } from "@sahne/contract/videos/images";
import { useMutation, useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { call } from "#lib/api.ts";
import { sendFile, type UploadControls } from "#lib/upload.ts";
import { useUserId } from "#data/accounts/accounts.ts";

const STALE_MS = 120_000;

type Images = { images: Image[] };

const imageKeys = { of: (userId: string) => ["images", userId] as const };

export function useImages({ isNeeded }: { isNeeded: boolean }) {
  const userId = useUserId();
  return useQuery({
    queryKey: imageKeys.of(userId),
    queryFn: () => call(listImagesRoute, { params: { userId } }, "default.fetchImages"),
    staleTime: STALE_MS,
    enabled: isNeeded,
  });
}

/** Sends one file; the picture stands first in the list as soon as the server has it. */
export function useSendImage(): (file: File, controls: UploadControls) => Promise<Image> {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useCallback(
    async (file, controls) => {
      const image = await sendFile(uploadImageRoute, file, controls, "default.uploadImage");
      changeImages(queryClient, userId, (images) => [image, ...images.filter(({ _id }) => _id !== image._id)]);
      return image;
    },
    [queryClient, userId],
  );
}

export function useDeleteImage() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (imageId: string) => call(deleteImageRoute, { params: { imageId } }, "default.deleteImage"),
    onSuccess: (_done, imageId) =>
      changeImages(queryClient, userId, (images) => images.filter(({ _id }) => _id !== imageId)),
  });
}

function changeImages(queryClient: QueryClient, userId: string, change: (images: Image[]) => Image[]): void {
  queryClient.setQueryData<Images>(imageKeys.of(userId), (known) => known && { images: change(known.images) });
  // The server's own order and links follow.
  void queryClient.invalidateQueries({ queryKey: imageKeys.of(userId) });
}
