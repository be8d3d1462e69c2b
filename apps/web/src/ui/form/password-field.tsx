import { Eye, EyeOff, TriangleAlert } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { IconButton } from "#ui/button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "trailing"> & {
  showLabel: string;
  /** Words that appear while Caps Lock is on: typing blind, nobody sees it otherwise. */
  capsLockLabel?: string | undefined;
  /** Keys and codes are read letter by letter. */
  isMono?: boolean | undefined;
};

/** The toggle keeps one name and tells its state, so that a screen reader says "show, pressed". */
export function PasswordField({
  showLabel,
  capsLockLabel,
  isMono = false,
  className,
  hint,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLockOn, setIsCapsLockOn] = useState(false);

  // Browsers tell the state only with a key: the next one after it was switched is soon enough.
  function handleKey(event: KeyboardEvent) {
    setIsCapsLockOn(event.getModifierState("CapsLock"));
  }

  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
      onKeyDown={handleKey}
      onKeyUp={handleKey}
      hint={capsLockLabel !== undefined && isCapsLockOn ? <CapsLockHint label={capsLockLabel} /> : hint}
      type={isShown ? "text" : "password"}
      className={isMono ? `${className ?? ""} [&_input]:font-mono` : className}
      trailing={
        <IconButton size="sm" label={showLabel} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? <EyeOff aria-hidden="true" className="size-4" /> : <Eye aria-hidden="true" className="size-4" />}
        </IconButton>
      }
    />
  );
}

function CapsLockHint({ label }: { label: string }) {
  return (
    <span role="status" className="flex items-center gap-1.5 text-warning">
      <TriangleAlert aria-hidden="true" className="size-4" />
      {label}
    </span>
  );
}
