import { CloudUpload } from "lucide-react";
import { useRef, useState, type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { sortFiles, type FileRules, type RefusedFile } from "./file-rules.ts";

export type FileDropProps = FileRules & {
  title: ReactNode;
  hint?: ReactNode;
  browseLabel: ReactNode;
  isMultiple?: boolean | undefined;
  isDisabled?: boolean | undefined;
  onFiles: (files: File[]) => void;
  onRefused: (files: RefusedFile[]) => void;
  /** Content the whole of which is the target, e.g. the grid of pictures already there. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Takes files by drop, by paste and by the file dialog; what breaks a rule goes to `onRefused`, nothing is sent here. */
export function FileDrop(props: FileDropProps) {
  const { title, hint, browseLabel, isMultiple = false, isDisabled = false, accept, children, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(list: FileList | null) {
    if (isDisabled || list === null || list.length === 0) return;
    const { accepted, refused } = sortFiles(isMultiple ? [...list] : [...list].slice(0, 1), props);
    if (refused.length > 0) props.onRefused(refused);
    if (accepted.length > 0) props.onFiles(accepted);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }
  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    take(event.currentTarget.files);
    // The same file may be picked again after a mistake.
    event.currentTarget.value = "";
  }

  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(!isDisabled);
      }}
      onDragLeave={(event) => setIsOver(event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={handleDrop}
      onPaste={(event: ClipboardEvent) => take(event.clipboardData.files)}
      className={classNames(
        "moves rounded-lg border border-dashed p-4",
        isOver ? "border-accent-graphic bg-accent-tint" : "border-line-strong bg-surface-sunken/40",
        className,
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <CloudUpload aria-hidden="true" className="size-6 shrink-0 text-text-3" />
        <div className="min-w-0 flex-1 basis-48">
          <p className="text-base font-medium">{title}</p>
          {hint !== undefined && <p className="text-sm text-text-3">{hint}</p>}
        </div>
        <Button size="sm" disabled={isDisabled} onClick={() => input.current?.click()}>
          {browseLabel}
        </Button>
        <input ref={input} type="file" hidden accept={accept.join(",")} multiple={isMultiple} onChange={handleChange} />
      </div>
      {children}
    </div>
  );
}
