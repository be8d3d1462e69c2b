import { useNavigate } from "react-router";
import { useUserId } from "#data/accounts/accounts.ts";
import { readStoredJson, writeStored } from "#lib/storage.ts";
import type { ShownVideo } from "./video-state.ts";

/** Opens the create screen with what this video was made from. A draft that stood there is kept behind it. */
export function useCreateAgain(): (video: ShownVideo) => void {
  const navigate = useNavigate();
  const userId = useUserId();
  return ({ scenario, serviceType, promptText, keywords, imageIds, autoUpload, options }) => {
    const draft = { userId, scenario, serviceType, promptText, keywords, imageIds, autoUpload, options };
    const earlier = readStoredJson("create-draft") as { isReused?: boolean; replaced?: unknown } | null;
    // Text that was only copied over and not edited since is no loss.
    const replaced = earlier?.isReused === true ? earlier.replaced : earlier;
    writeStored("create-draft", JSON.stringify({ ...draft, isReused: true, replaced }));
    void navigate("/dashboard/create");
  };
}
