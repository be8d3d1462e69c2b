import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { T } from "#lib/messages.tsx";
import { readStored, writeStored } from "#lib/storage.ts";

/** Folded away until it is wanted; whoever opens it finds it open the next time. */
export function MoreOptions({ children }: { children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(() => readStored("create-more") === "open");
  return (
    <details
      id="create-more"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
        writeStored("create-more", currentTarget.open ? "open" : "closed");
      }}
      className="group rounded-lg border border-line bg-surface-1 shadow-1"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 py-3 md:px-6 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0">
          <span className="block text-base font-semibold">
            <T k="create.more.title" />
          </span>
          <span className="block text-sm text-text-2">
            <T k="create.more.text" />
          </span>
        </span>
        <ChevronDown aria-hidden="true" className="moves size-5 shrink-0 text-text-3 group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-6 px-4 pt-2 pb-4 md:px-6 md:pb-6">{children}</div>
    </details>
  );
}
