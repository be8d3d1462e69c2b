import { useMutation } from "@tanstack/react-query";
import { LayoutList } from "lucide-react";
import { useNavigate } from "react-router";
import { loadChunk } from "#lib/chunk.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/form/field.tsx";
import { imageUse, type CreateValues } from "./create-values.ts";

/** The text as scenes, in the studio, before anything is made of it. */
export function SeeScenes({ isOpen, values }: { isOpen: boolean; values: CreateValues }) {
  const navigate = useNavigate();
  const open = useMutation({ mutationFn: openScenes });
  if (!isOpen) return null;
  return (
    <div className="flex flex-col items-start gap-1.5">
      <Button
        size="sm"
        icon={<LayoutList aria-hidden="true" className="size-4" />}
        isLoading={open.isPending}
        onClick={() => open.mutate(values, { onSuccess: (draftId) => void navigate(`/dashboard/studio/${draftId}`) })}
      >
        <T k="told.scenes.open" />
      </Button>
      {open.isError && <FieldError>{open.error.message}</FieldError>}
    </div>
  );
}

/** What the studio's calls are made of is fetched with the first of them. */
async function openScenes({ promptText, scenario, imageIds, options }: CreateValues): Promise<string> {
  const { createDraft } = await loadChunk(() => import("#data/studio/studio.ts"));
  const pictures = imageUse(scenario) === "none" ? [] : imageIds;
  const { draft } = await createDraft({ script: promptText.trim(), options, imageIds: pictures });
  return draft._id;
}
