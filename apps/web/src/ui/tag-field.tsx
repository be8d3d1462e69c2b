import { X } from "lucide-react";
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { classNames } from "./class-names.ts";
import { controlStyle, Field, type FieldText } from "./field.tsx";

export type TagFieldProps = FieldText & {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: (() => void) | undefined;
  /** Makes tags of typed or pasted words: trimmed, each once, empty ones left out. */
  split: (text: string) => string[];
  /** Read out with the cross of a tag. */
  removeLabel: (tag: string) => string;
  removeLang?: string | undefined;
};

/** A comma or Enter makes a chip of what was typed; Backspace in the empty box takes the last one back to be corrected. */
export function TagField({ value, onChange, onBlur, split, removeLabel, removeLang, ...text }: TagFieldProps) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function add(words: string) {
    const tags = split([...value, words].join(","));
    if (tags.length !== value.length) onChange(tags);
    setTyped("");
  }
  function remove(tag: string) {
    onChange(value.filter((other) => other !== tag));
    input.current?.focus();
  }
  function handleChange(words: string) {
    if (words.includes(",")) add(words);
    else setTyped(words);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter" && typed.trim() !== "") {
      // Enter would send the form.
      event.preventDefault();
      add(typed);
    }
    const last = value.at(-1);
    if (event.key === "Backspace" && typed === "" && last !== undefined) {
      event.preventDefault();
      onChange(value.slice(0, -1));
      setTyped(last);
    }
  }
  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted.replaceAll(/\r?\n/g, ",")}`);
  }

  return (
    <Field {...text}>
      {(control) => (
        <div
          className={classNames(
            controlStyle,
            "flex min-h-10 flex-wrap items-center gap-1.5 px-2 py-1.5 focus-within:border-focus focus-within:outline-1 focus-within:outline-focus pointer-coarse:min-h-11",
            control["aria-invalid"] === true && "border-danger-graphic",
          )}
        >
          {value.map((tag) => (
            <Tag key={tag} tag={tag} label={removeLabel(tag)} lang={removeLang} onRemove={() => remove(tag)} />
          ))}
          <input
            {...control}
            ref={input}
            value={typed}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => handleChange(event.target.value)}
            onKeyDown={handleKey}
            onPaste={handlePaste}
            onBlur={() => {
              if (typed.trim() !== "") add(typed);
              onBlur?.();
            }}
            className="min-w-24 flex-1 bg-transparent px-1 text-md outline-none focus-visible:outline-none md:text-base"
          />
        </div>
      )}
    </Field>
  );
}

type TagProps = { tag: string; label: string; lang: string | undefined; onRemove: () => void };

function Tag({ tag, label, lang, onRemove }: TagProps) {
  return (
    <span className="flex max-w-full items-center gap-1 rounded-full bg-surface-3 py-0.5 pr-1 pl-2.5 text-sm text-text">
      <span className="min-w-0 truncate">{tag}</span>
      <button
        type="button"
        aria-label={label}
        lang={lang}
        onClick={onRemove}
        className="moves flex size-6 shrink-0 items-center justify-center rounded-full text-text-3 hover:bg-surface-1 hover:text-text"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </span>
  );
}
