import { getBrandKitRoute, putBrandKitRoute, type BrandKit } from "@sahne/contract/studio/brand";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#lib/api.ts";
import { useUserId } from "#data/accounts/accounts.ts";

const kitKey = (userId: string) => ["brand-kit", userId] as const;

export function useBrandKit() {
  const userId = useUserId();
  return useQuery({
    queryKey: kitKey(userId),
    queryFn: async () => (await call(getBrandKitRoute, {}, "default.unknown")).kit,
  });
}

export function useSaveBrandKit() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  return useMutation({
    mutationFn: (body: BrandKit) => call(putBrandKitRoute, { body }, "default.unknown"),
    onSuccess: ({ kit }) => queryClient.setQueryData(kitKey(userId), kit),
  });
}
