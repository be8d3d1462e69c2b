import { ExampleList } from "./example-list.tsx";

const FILMED = ["create.prompt.filmed.1", "create.prompt.filmed.2", "create.prompt.filmed.3"] as const;

/** For a camera: one place, one movement, one light. */
export function FilmedExamples({ isOpen, onChoose }: { isOpen: boolean; onChoose: (text: string) => void }) {
  return isOpen ? <ExampleList keys={FILMED} onChoose={onChoose} /> : null;
}
