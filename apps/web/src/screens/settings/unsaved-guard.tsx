import { createContext, use, useCallback, useEffect, useId, useState, type ReactNode } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { useLeaveBlocker } from "#lib/leave-blocker.ts";
import { T } from "#lib/messages.tsx";

const ConfirmDialog = lazyPart(async () => (await import("#ui/overlay/confirm-dialog.tsx")).ConfirmDialog);

type Report = (formId: string, isUnsaved: boolean) => void;
const ReportContext = createContext<Report>(() => undefined);

/** Told by each form of the screen; the one guard around them asks. */
export function useUnsaved(isUnsaved: boolean): void {
  const formId = useId();
  const report = use(ReportContext);
  useEffect(() => {
    report(formId, isUnsaved);
    return () => report(formId, false);
  }, [report, formId, isUnsaved]);
}

/** Asks before a link leads away from unsaved changes. Stands around all forms of a screen, with one blocker for all. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const report = useCallback<Report>((formId, isFormUnsaved) => {
    setUnsaved((known) => {
      if (known.includes(formId) === isFormUnsaved) return known;
      return isFormUnsaved ? [...known, formId] : known.filter((id) => id !== formId);
    });
  }, []);
  const blocker = useLeaveBlocker(unsaved.length > 0);

  return (
    <ReportContext value={report}>
      {children}
      <ConfirmDialog
        isOpen={blocker.state === "blocked"}
        onOpenChange={(isOpen) => {
          if (!isOpen) blocker.reset?.();
        }}
        title={<T k="profile.unsavedTitle" />}
        description={<T k="profile.unsaved" />}
        confirmLabel={<T k="profile.leave" />}
        cancelLabel={<T k="profile.stay" />}
        onConfirm={() => blocker.proceed?.()}
      />
    </ReportContext>
  );
}
