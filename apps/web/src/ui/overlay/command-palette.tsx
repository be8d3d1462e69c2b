import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { findCommands, type Command } from "./command-search.ts";
import { backdropStyle, popupMotion } from "./overlay-style.ts";

export type PaletteCommand = Command & { icon?: ReactNode; shortcut?: string | undefined; onSelect: () => void };

export type CommandPaletteProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  label: string;
  placeholder: string;
  emptyText: ReactNode;
  commands: readonly PaletteCommand[];
};

/** The opening key (Ctrl or ⌘ K) is the shell's business; here is the list, its search and its keys. */
export function CommandPalette({ isOpen, onOpenChange, label, ...list }: CommandPaletteProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyle} />
        <Dialog.Popup
          className={classNames(
            "fixed inset-x-3 top-[12dvh] z-50 mx-auto flex max-h-[70dvh] max-w-xl flex-col overflow-hidden rounded-xl bg-surface-2 text-text shadow-3 outline-none",
            popupMotion,
          )}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <CommandList {...list} label={label} onDone={() => onOpenChange(false)} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type CommandListProps = Omit<CommandPaletteProps, "isOpen" | "onOpenChange"> & { onDone: () => void };

function CommandList({ label, placeholder, emptyText, commands, onDone }: CommandListProps) {
  const listId = useId();
  const [query, setQuery] = useState("");
  const [position, setPosition] = useState(0);
  const found = findCommands(commands, query);
  const current = found[Math.min(position, found.length - 1)];

  function run(command: PaletteCommand | undefined) {
    if (command === undefined) return;
    onDone();
    command.onSelect();
  }
  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setPosition((Math.min(position, found.length - 1) + step + found.length) % found.length);
    }
    if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      event.preventDefault();
      run(current);
    }
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-text-3" />
        <input
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={current === undefined ? undefined : `${listId}-${current.id}`}
          autoComplete="off"
          placeholder={placeholder}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setPosition(0);
          }}
          onKeyDown={handleKey}
          className="h-14 min-w-0 flex-1 bg-transparent text-md outline-none focus-visible:outline-none"
        />
      </div>
      <div id={listId} role="listbox" aria-label={label} className="min-h-0 flex-1 overflow-y-auto p-2">
        {found.map((command, index) => (
          <CommandRow
            key={command.id}
            id={`${listId}-${command.id}`}
            command={command}
            groupLabel={command.group === found[index - 1]?.group || query !== "" ? undefined : command.group}
            isCurrent={command === current}
            onPoint={() => setPosition(index)}
            onRun={() => run(command)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-4 pb-8 text-center text-base text-text-2">
          {emptyText}
        </p>
      )}
    </>
  );
}

type CommandRowProps = {
  id: string;
  command: PaletteCommand;
  groupLabel: string | undefined;
  isCurrent: boolean;
  onPoint: () => void;
  onRun: () => void;
};

function CommandRow({ id, command, groupLabel, isCurrent, onPoint, onRun }: CommandRowProps) {
  return (
    <>
      {groupLabel !== undefined && (
        <p role="presentation" className="px-3 pt-3 pb-1 text-xs font-medium text-text-3 first:pt-1">
          {groupLabel}
        </p>
      )}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={isCurrent}
        ref={(element) => {
          if (isCurrent) element?.scrollIntoView({ block: "nearest" });
        }}
        onPointerMove={onPoint}
        onClick={onRun}
        className={classNames(
          "flex min-h-11 cursor-default items-center gap-3 rounded-md px-3 text-base [&_svg]:size-4",
          isCurrent ? "bg-surface-3 text-text" : "text-text-2",
        )}
      >
        {command.icon}
        <span className="min-w-0 flex-1 truncate">{command.label}</span>
        {command.shortcut !== undefined && (
          <kbd className="rounded-xs border border-line px-1.5 font-mono text-xs text-text-3">{command.shortcut}</kbd>
        )}
      </div>
    </>
  );
}
