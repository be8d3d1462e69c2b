import { KEYWORDS_MAX } from "@sahne/contract/limits";
import type { ReactNode } from "react";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { ExampleList } from "./example-list.tsx";
import { focusField } from "./focus-field.ts";

// What few visits see of the first card, fetched together.

type KeywordsFieldProps = {
  isOpen: boolean;
  value: string;
  error: ReactNode;
  onChange: (keywords: string) => void;
  onBlur: () => void;
};

/** Only a video for a later time has them. */
export function KeywordsField({ isOpen, value, error, onChange, onBlur }: KeywordsFieldProps) {
  const t = useT();
  if (!isOpen) return null;
  return (
    <div id="create-keywords">
      <TextField
        name="keywords"
        label={<T k="create.keywords.label" />}
        hint={<T k="create.keywords.hint" />}
        placeholder={t("create.keywords.placeholder")}
        counter={{ value: value.trim().length, max: KEYWORDS_MAX }}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
      />
    </div>
  );
}

type KeptDraftProps = { isOpen: boolean; onBringBack: (() => void) | null };

/** The words of another video took the place of one's own: the way back to them. */
export function KeptDraft({ onBringBack }: KeptDraftProps) {
  if (onBringBack === null) return null;
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
      <T k="create.draftReplaced" />
      <Button
        size="sm"
        onClick={() => {
          onBringBack();
          focusField("promptText");
        }}
      >
        <T k="create.draftBringBack" />
      </Button>
    </p>
  );
}

const FILMED = ["create.prompt.filmed.1", "create.prompt.filmed.2", "create.prompt.filmed.3"] as const;

/** For a camera: one place, one movement, one light. */
export function FilmedExamples({ isOpen, onChoose }: { isOpen: boolean; onChoose: (text: string) => void }) {
  return isOpen ? <ExampleList keys={FILMED} onChoose={onChoose} /> : null;
}
