import { FileSpreadsheet } from "lucide-react";
import { useState } from "react";
import { useSaveFile } from "#data/schedules/schedule-file.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { saveBlob } from "#lib/save-file.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";

const FileDialog = lazyPart(async () => (await import("./file-dialog.tsx")).FileDialog);

/** The schedule as a file: many rows in at once, and out with the same columns. */
export function FileTool({ zone }: { zone: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const save = useSaveFile();
  return (
    <section className="flex min-w-0 flex-col items-start gap-3">
      <h3 className="flex items-center gap-2 font-medium">
        <FileSpreadsheet aria-hidden="true" className="size-4 text-text-3" />
        <T k="file.title" />
      </h3>
      <p className="text-sm text-text-2">
        <T k="file.text" />
      </p>
      {save.error !== null && <Notice tone="danger" title={save.error.message} />}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setIsOpen(true)}>
          <T k="file.open" />
        </Button>
        <Button
          size="sm"
          isLoading={save.isPending}
          onClick={() =>
            save.mutate(undefined, {
              onSuccess: (text) => saveBlob(new Blob([text], { type: "text/csv" }), "sahne-schedule.csv"),
            })
          }
        >
          <T k="file.save" />
        </Button>
      </div>
      <FileDialog isOpen={isOpen} zone={zone} onClose={() => setIsOpen(false)} />
    </section>
  );
}
