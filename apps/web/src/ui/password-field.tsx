import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { IconButton } from "./button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export type PasswordFieldProps = Omit<TextFieldProps, "type" | "trailing"> & {
  showLabel: string;
  /** Keys and codes are read letter by letter. */
  isMono?: boolean | undefined;
};

/** The toggle keeps one name and tells its state, so that a screen reader says "show, pressed". */
export function PasswordField({ showLabel, isMono = false, className, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
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
