import { WifiOff } from "lucide-react";
import { useIsOnline } from "#lib/connection.ts";
import { T } from "#lib/messages.tsx";

/** In the page's flow (R10.5): nothing is lost, so it need not interrupt. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-3 border-y border-line bg-warning-tint px-4 py-2.5 text-sm text-warning md:px-6">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          <span>
            <strong className="font-semibold">
              <T k="offline.title" />
            </strong>{" "}
            <T k="offline.text" />
          </span>
        </p>
      )}
    </div>
  );
}
