import { useState } from "react";
import { lazyPart } from "#lib/lazy-part.tsx";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ExportData } from "./export-data.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** R14.7: everything of mine, to take along or to have removed. */
export function OwnData({ username }: { username: string }) {
  return (
    <SettingsSection id="data" text="data.text">
      <div className="divide-y divide-line border-t border-line">
        <ExportData />
        <DeleteAccount username={username} />
      </div>
    </SettingsSection>
  );
}

const DeleteDialog = lazyPart(async () => (await import("./delete-dialog.tsx")).DeleteDialog);

function DeleteAccount({ username }: { username: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-5">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-md font-semibold">
          <T k="data.delete" />
        </h3>
        <p className="mt-1 text-sm text-text-2">
          <T k="data.deleteText" />
        </p>
      </div>
      <Button onClick={() => setIsAsking(true)}>
        <T k="data.delete" />
      </Button>
      <DeleteDialog username={username} isOpen={isAsking} onOpenChange={setIsAsking} />
    </div>
  );
}
