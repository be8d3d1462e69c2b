import type { CreateValues } from "./create-values.ts";
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
  return (
    <>
      <TextLength isOpen={isTold} text={values.promptText} options={values.options} />
      <div className="flex flex-wrap items-start gap-2">
        <SeeScenes isOpen={isTold} values={values} />
        {isOpen && <WriteHelp text={values.promptText} hasScenes={hasScenes} onChange={onWrite} />}
      </div>
    </>
  );
}
