import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { focusField } from "./focus-field.ts";

type PromptFieldProps = {
  value: string;
  max: number;
  error: ReactNode;
  isRestored: boolean;
  onChange: (text: string) => void;
  onBlur: () => void;
  onDiscard: () => void;
  /** What is said of the text as it stands. */
  children?: ReactNode;
};

export function PromptField(props: PromptFieldProps) {
  const { value, max, error, isRestored, onChange, onBlur, onDiscard, children } = props;
  const t = useT();
  // What was pressed goes away with its reason to be there.
  function thenWrite(change: () => void) {
    change();
    focusField("promptText");
  }
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
      {value.trim() !== "" && children}
      {value.trim() === "" && <ExamplePrompts onChoose={(text) => thenWrite(() => onChange(text))} />}
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

const EXAMPLES = ["create.prompt.example.1", "create.prompt.example.2", "create.prompt.example.3"] as const;

/** A blank box is the hardest place to start from. */
function ExamplePrompts({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-text-3">
        <T k="create.prompt.examples" />
      </p>
      <ul className="flex flex-wrap gap-2">
        {EXAMPLES.map((key) => (
          <li key={key} className="min-w-0">
            <Button
              size="sm"
              className="h-auto! rounded-lg! border-line! py-1.5 text-left font-normal! whitespace-normal! hover:border-line-strong!"
              onClick={() => onChoose(t(key))}
            >
              <T k={key} />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
