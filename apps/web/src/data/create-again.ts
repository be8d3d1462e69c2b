import { useNavigate } from "react-router";
import { writeStored } from "#lib/storage.ts";
import { useUserId } from "./accounts.ts";
import type { ShownVideo } from "./video-state.ts";

/** Opens the create screen with what this video was made from, as if it had just been typed there. */
export function useCreateAgain(): (video: ShownVideo) => void {
  const navigate = useNavigate();
  const userId = useUserId();
  return ({ scenario, serviceType, promptText, keywords, imageId, autoUpload, options }) => {
    const draft = { userId, scenario, serviceType, promptText, keywords, imageId, autoUpload, options };
    writeStored("create-draft", JSON.stringify(draft));
    void navigate("/dashboard/create");
  };
}
