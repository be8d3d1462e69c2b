import { useState } from "react";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { CommandsDemo } from "./commands-demo.tsx";
import { DemoSection } from "./demo-section.tsx";
import { HangingDemo } from "./hanging-demo.tsx";
import { ModalsDemo, type ModalName } from "./modals-demo.tsx";

export function OverlaysSection() {
  const [open, setOpen] = useState<ModalName | "palette" | null>(null);
  const close = () => setOpen(null);
  return (
    <DemoSection id="overlays" title={<T k="themeDemo.overlays" />}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen("dialog")}>
          <T k="themeDemo.overlay.dialog" />
        </Button>
        <Button onClick={() => setOpen("confirm")}>
          <T k="themeDemo.overlay.confirm" />
        </Button>
        <Button onClick={() => setOpen("drawer")}>
          <T k="themeDemo.overlay.drawer" />
        </Button>
        <Button onClick={() => setOpen("palette")}>
          <T k="themeDemo.overlay.palette" />
        </Button>
        <HangingDemo />
      </div>
      <ModalsDemo open={open === "palette" ? null : open} onClose={close} />
      <CommandsDemo isOpen={open === "palette"} onClose={close} />
    </DemoSection>
  );
}
