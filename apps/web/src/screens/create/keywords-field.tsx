import { KEYWORDS_MAX } from "@sahne/contract/limits";
import type { ReactNode } from "react";
import { T, useT } from "#lib/messages.tsx";
import { TextField } from "#ui/form/text-field.tsx";

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
