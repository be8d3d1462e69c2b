import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { SceneEditor } from "./scene-editor.tsx";
import type { SceneTools } from "./scene-tools.ts";

type SceneSheetProps = {
  tools: SceneTools;
  index: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The chosen scene on small screens, from below. */
export function SceneSheet({ tools, index, isOpen, onOpenChange }: SceneSheetProps) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<T k="studio.scene" v={{ number: index + 1 }} />}
      closeLabel={t("common.close")}
      footer={
        <Button onClick={() => onOpenChange(false)}>
          <T k="studio.done" />
        </Button>
      }
    >
      <SceneEditor tools={tools} index={index} />
    </Dialog>
  );
}
