import { X } from "lucide-react";
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { classNames } from "#ui/class-names.ts";
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

/**
 * A comma or Enter makes a chip of what was typed; Backspace in the empty box takes the last one back to be corrected.
 * What is being typed is a tag from its first letter on, so that a form sent or left just then has it.
 */
export function TagField({ value, onChange, onBlur, split, removeLabel, removeLang, ...text }: TagFieldProps) {
  const [typed, setTyped] = useState("");
  const [chipsBeside, setChipsBeside] = useState<readonly string[]>([]);
  const chips = typed === "" ? value : chipsBeside;
  const input = useRef<HTMLInputElement>(null);

  function write(words: string, beside: readonly string[]) {
    setTyped(words);
    setChipsBeside(beside);
    onChange(split([...beside, words].join(",")));
  }
  function remove(tag: string) {
    write(
      typed,
      chips.filter((other) => other !== tag),
    );
    input.current?.focus();
  }
  function handleChange(words: string) {
    if (words.includes(",")) write("", [...chips, words]);
    else write(words, chips);
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === "Enter" && typed.trim() !== "") {
      // Enter would send the form.
      event.preventDefault();
      setTyped("");
    }
    const last = value.at(-1);
    if (event.key === "Backspace" && typed === "" && last !== undefined) {
      event.preventDefault();
      setTyped(last);
      setChipsBeside(value.slice(0, -1));
    }
  }
  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (!/[,\n]/.test(pasted)) return;
    event.preventDefault();
    write("", [...chips, `${typed}${pasted.replaceAll(/\r?\n/g, ",")}`]);
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
          {chips.map((tag) => (
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
              setTyped("");
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
