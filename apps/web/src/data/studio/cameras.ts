import { listCamerasRoute, type CameraService } from "@sahne/contract/studio/cameras";
import { serviceName } from "@sahne/contract/services/services";
import { ENGINE_OF_SERVICE } from "@sahne/contract/videos/engines";
import { createVideoRoute, type CreateVideoInput, type Video } from "@sahne/contract/videos/videos";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#lib/api.ts";
import { randomId } from "#lib/ids.ts";
import { useUserId } from "#data/accounts/accounts.ts";
import { refreshVideos } from "#data/videos/videos.ts";

/** Its brand, the same in every language. */
export const cameraName = (camera: CameraService): string => serviceName(ENGINE_OF_SERVICE[camera]);

/** Who can film for this user. Asked for anew with each opening: a key may have been added meanwhile. */
export function useCameras() {
  const userId = useUserId();
  return useQuery({
    queryKey: ["cameras", userId],
    queryFn: () => call(listCamerasRoute, { params: { userId } }, "default.unknown"),
    select: ({ cameras }) => cameras,
    staleTime: 0,
  });
}

/**
 * Has one clip filmed. The same order, sent again because its answer was lost, is the same request: it is paid once. An order
 * that was answered is forgotten, so that the same scene can be filmed a second time on purpose.
 */
export function useOrderClip(): (body: CreateVideoInput, place: string) => Promise<Video> {
  const queryClient = useQueryClient();
  const keys = useRef(new Map<string, string>());
  return async (body, place) => {
    const order = JSON.stringify([place, body]);
    const idempotencyKey = keys.current.get(order) ?? randomId();
    keys.current.set(order, idempotencyKey);
    const { video } = await call(createVideoRoute, { body, idempotencyKey }, "default.createVideo");
    keys.current.delete(order);
    void refreshVideos(queryClient);
    return video;
  };
}
