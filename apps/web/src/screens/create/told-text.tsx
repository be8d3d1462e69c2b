import type { YoutubeStatus } from "@sahne/contract/publishing/youtube";
import { channelsOf, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { imageUse, type CreateValues } from "./create-values.ts";
import { SeeScenes } from "./see-scenes.tsx";
import { TextLength } from "./text-length.tsx";
import { WriteHelp } from "./writing/write-help.tsx";

type ToldTextProps = {
  isOpen: boolean;
  values: CreateValues;
  /** The chosen engine tells the text in scenes; the others film it. */
  hasScenes: boolean;
  onWrite: (text: string) => void;
};

/** What the film makes of the text: how long it is told, and its scenes. And who writes it, if somebody else shall. */
export function ToldText({ isOpen, values, hasScenes, onWrite }: ToldTextProps) {
  const isTold = isOpen && hasScenes;
  const { data: status } = useYoutubeStatus();
  const pictureCount = imageUse(values.scenario) === "none" ? 0 : values.imageIds.length;
  const around = { hasChannel: namesChannel(values, status), pictureCount };
  return (
    <>
      <TextLength isOpen={isTold} text={values.promptText} options={values.options} around={around} />
      <div className="flex flex-wrap items-start gap-2">
        <SeeScenes isOpen={isTold} values={values} />
        {isOpen && <WriteHelp text={values.promptText} hasScenes={hasScenes} onChange={onWrite} />}
      </div>
    </>
  );
}

/** The end card names the one channel that the film goes to by itself. */
function namesChannel({ autoUpload, publication }: CreateValues, status: YoutubeStatus | undefined): boolean {
  if (!autoUpload || (publication.further ?? []).length > 0) return false;
  const named = publication.channelId ?? null;
  return channelsOf(status).some(({ id }) => named === null || id === named);
}
