import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { FilmedExamples } from "./create-parts.ts";
import { ExampleList } from "./example-list.tsx";
import { focusField } from "./focus-field.ts";

const TOLD = ["create.prompt.example.1", "create.prompt.example.2"] as const;

type PromptFieldProps = {
  value: string;
  max: number;
  error: ReactNode;
  isRestored: boolean;
  /** A vendor's camera shows one moment; our own engine tells a text. */
  isFilmed: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  onDiscard: () => void;
  /** What is said of the text as it stands. */
  children?: ReactNode;
};

export function PromptField(props: PromptFieldProps) {
  const { value, max, error, isRestored, isFilmed, onChange, onBlur, onDiscard, children } = props;
  const t = useT();
  // What was pressed goes away with its reason to be there.
  function thenWrite(change: () => void) {
    change();
    focusField("promptText");
  }
  const choose = (text: string): void => thenWrite(() => onChange(text));
  return (
    <div id="create-promptText" className="flex flex-col gap-3">
      <TextArea
        name="promptText"
        label={<T k="create.prompt.label" />}
        hint={
          <>
            <T k="create.prompt.hint" />
            <span className="pointer-coarse:hidden">
              {" "}
              <T k="create.prompt.sendHint" />
            </span>
          </>
        }
        placeholder={t("create.prompt.placeholder")}
        rows={4}
        counter={{ value: value.trim().length, max }}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
      {/* One goes and the other comes a moment later: what stands below keeps its place under the hand. */}
      <div className="flex min-h-26 flex-col gap-3 sm:min-h-16">
        {value.trim() !== "" && children}
        {value.trim() === "" && !isFilmed && <ExampleList keys={TOLD} onChoose={choose} />}
        <FilmedExamples isOpen={value.trim() === "" && isFilmed} onChoose={choose} />
      </div>
      {isRestored && value.trim() !== "" && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
          <T k="create.draftRestored" />
          <Button
            variant="ghost"
            size="sm"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => thenWrite(onDiscard)}
          >
            <T k="create.draftDiscard" />
          </Button>
        </p>
      )}
    </div>
  );
}
