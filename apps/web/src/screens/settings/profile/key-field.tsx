import { keyFieldOf, type KeyService } from "@sahne/contract/services/services";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T, TextFor, useT } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { KeyTest } from "./key-test.tsx";
import type { ProfileValues } from "./profile-rules.ts";

const RevealDialog = lazyPart(async () => {
  const [part] = await Promise.all([import("./reveal-dialog.tsx"), loadMessages(["auth"])]);
  return part.RevealDialog;
});

type KeyFieldProps = { service: KeyService; form: UseFormReturn<ProfileValues>; mask: string; isEditing: boolean };

/** Reading: the mask, or the key itself once the password was given. Editing: what is typed, hidden until asked for. */
export function KeyField({ service, form, mask, isEditing }: KeyFieldProps) {
  const t = useT();
  const { field, fieldState } = useController({ control: form.control, name: keyFieldOf(service) });
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [revealed, setRevealed] = useState<string | null>(null);
  const isUntouched = field.value === mask;
  const isPressed = isEditing ? isShown : revealed !== null;
  const label = `keys.${service}` as const;

  function handleToggle() {
    if (isEditing) setIsShown(!isShown);
    else if (revealed === null) setIsAsking(true);
    else setRevealed(null);
  }

  return (
    <div className="flex flex-col gap-2">
      <TextField
        {...field}
        value={isEditing ? field.value : (revealed ?? mask)}
        label={<T k={label} />}
        optional={isEditing ? <T k="common.optional" /> : undefined}
        aria-required={false}
        hint={isEditing && mask !== "" && field.value === "" ? <T k="keys.willBeRemoved" /> : undefined}
        placeholder={isEditing ? t("keys.placeholder") : t("keys.none")}
        // The mask hides nothing more by dots, and a password manager must not offer to fill this.
        type={isEditing && !isShown && !isUntouched ? "password" : "text"}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={!isEditing}
        onFocus={(event) => {
          if (isEditing && isUntouched) event.currentTarget.select();
        }}
        error={fieldState.error?.message !== undefined && <TextFor code={fieldState.error.message} />}
        className="[&_input]:font-mono"
        trailing={
          (isEditing || mask !== "") && (
            <IconButton
              size="sm"
              label={`${t("keys.show")}: ${t(label)}`}
              aria-pressed={isPressed}
              onClick={handleToggle}
            >
              {isPressed ? (
                <EyeOff aria-hidden="true" className="size-4" />
              ) : (
                <Eye aria-hidden="true" className="size-4" />
              )}
            </IconButton>
          )
        }
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <KeyTest service={service} typed={isEditing && !isUntouched ? field.value : undefined} hasKey={mask !== ""} />
        {isEditing && field.value !== "" && (
          <Button size="sm" variant="ghost" onClick={() => field.onChange("")}>
            <T k="keys.remove" />
          </Button>
        )}
      </div>
      <RevealDialog service={service} isOpen={isAsking} onOpenChange={setIsAsking} onRevealed={setRevealed} />
    </div>
  );
}
