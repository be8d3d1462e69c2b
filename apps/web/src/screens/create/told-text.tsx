import type { CreateValues } from "./create-values.ts";
import { SeeScenes } from "./see-scenes.tsx";
import { TextLength } from "./text-length.tsx";

/** What the film makes of the text: how long it is told, and its scenes. */
export function ToldText({ isOpen, values }: { isOpen: boolean; values: CreateValues }) {
  return (
    <>
      <TextLength isOpen={isOpen} text={values.promptText} options={values.options} />
      <SeeScenes isOpen={isOpen} values={values} />
    </>
  );
}
