import { PenLine, RotateCcw } from "lucide-react";
import { useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import type { TextTask } from "#ui/video/writing-choices.tsx";
import { focusField } from "#screens/create/focus-field.ts";

const WritingDialog = lazyPart(async () => {
  const [part] = await Promise.all([import("./writing-dialog.tsx"), loadMessages(["writing"])]);
  return part.WritingDialog;
});

const FOR_SCENES: readonly TextTask[] = ["script", "shorten", "lengthen", "tone", "translate"];
const FOR_CAMERA: readonly TextTask[] = ["improve", "translate"];

type WriteHelpProps = { text: string; hasScenes: boolean; onChange: (text: string) => void };

/** Lets a service write the text of the form, and gives back what stood there before. */
export function WriteHelp({ text, hasScenes, onChange }: WriteHelpProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [replaced, setReplaced] = useState<{ before: string; after: string } | null>(null);

  function change(next: string) {
    onChange(next);
    focusField("promptText");
  }

  return (
    <>
      <Button size="sm" icon={<PenLine aria-hidden="true" className="size-4" />} onClick={() => setIsOpen(true)}>
        <T k="told.write.open" />
      </Button>
      {replaced !== null && replaced.after === text && (
        <Button
          size="sm"
          variant="ghost"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={() => {
            setReplaced(null);
            change(replaced.before);
          }}
        >
          <T k="told.write.undo" />
        </Button>
      )}
      <WritingDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        text={text}
        tasks={hasScenes ? FOR_SCENES : FOR_CAMERA}
        onUse={(after) => {
          setReplaced({ before: text, after });
          setIsOpen(false);
          change(after);
        }}
      />
    </>
  );
}
