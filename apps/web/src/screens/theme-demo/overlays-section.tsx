import { House, SunMoon, Copy, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { T, useT } from "#lib/messages.tsx";
import { useTheme } from "#ui/appearance/theme.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { CommandPalette } from "#ui/overlay/command-palette.tsx";
import { ConfirmDialog } from "#ui/overlay/confirm-dialog.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Drawer } from "#ui/overlay/drawer.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { Popover } from "#ui/overlay/popover.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";
import { DemoSection } from "./demo-section.tsx";

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

function CommandsDemo({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const { mode, toggle } = useTheme();
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onClose}
      label={t("themeDemo.overlay.palette")}
      placeholder={t("common.search")}
      emptyText={t("themeDemo.overlay.paletteEmpty")}
      commands={[
        {
          id: "theme",
          group: t("theme.label"),
          label: t(mode === "dark" ? "theme.toLight" : "theme.toDark"),
          icon: <SunMoon />,
          onSelect: toggle,
        },
        {
          id: "home",
          group: t("themeDemo.sections"),
          label: t("common.home"),
          icon: <House />,
          onSelect: () => void navigate("/"),
        },
      ]}
    />
  );
}

/** What hangs on its control: menu, popover, tooltip. */
function HangingDemo() {
  const t = useT();
  const { notify } = useNotification();
  const say = (message: string) => () => notify({ message });
  return (
    <>
      <Menu
        label={t("themeDemo.overlay.menu")}
        align="start"
        trigger={
          <Button>
            <T k="themeDemo.overlay.menu" />
          </Button>
        }
        items={[
          { id: "edit", label: <T k="common.edit" />, icon: <Pencil />, onSelect: say(t("common.edit")) },
          { id: "copy", label: <T k="common.copy" />, icon: <Copy />, onSelect: say(t("common.copied")) },
          {
            id: "delete",
            label: <T k="common.delete" />,
            icon: <Trash2 />,
            tone: "danger",
            startsGroup: true,
            onSelect: say(t("common.delete")),
          },
        ]}
      />
      <Popover
        align="start"
        title={<T k="themeDemo.overlay.popover" />}
        trigger={
          <Button>
            <T k="themeDemo.overlay.popover" />
          </Button>
        }
      >
        <p className="p-4 text-base text-text-2">
          <T k="themeDemo.overlay.dialogText" />
        </p>
      </Popover>
      <Tooltip content={<T k="themeDemo.input.hint" />}>
        <Button>
          <T k="themeDemo.overlay.tooltip" />
        </Button>
      </Tooltip>
    </>
  );
}

type ModalName = "dialog" | "confirm" | "drawer";

function ModalsDemo({ open, onClose }: { open: ModalName | null; onClose: () => void }) {
  const t = useT();
  return (
    <>
      <Dialog
        isOpen={open === "dialog"}
        onOpenChange={onClose}
        title={<T k="themeDemo.overlay.dialog" />}
        description={<T k="themeDemo.overlay.dialogText" />}
        closeLabel={t("common.close")}
        footer={
          <>
            <Button onClick={onClose}>
              <T k="common.cancel" />
            </Button>
            <Button variant="primary" onClick={onClose}>
              <T k="common.save" />
            </Button>
          </>
        }
      >
        <TextField label={<T k="themeDemo.input.text" />} placeholder={t("themeDemo.input.placeholder")} />
      </Dialog>
      <ConfirmDialog
        isOpen={open === "confirm"}
        onOpenChange={onClose}
        title={<T k="themeDemo.overlay.confirmTitle" />}
        description={<T k="demo.warning" />}
        confirmLabel={<T k="common.delete" />}
        cancelLabel={<T k="common.cancel" />}
        onConfirm={onClose}
      />
      <Drawer
        isOpen={open === "drawer"}
        onOpenChange={onClose}
        title={<T k="themeDemo.overlay.drawer" />}
        closeLabel={t("common.close")}
      >
        <p className="p-5 text-base text-text-2">
          <T k="themeDemo.overlay.dialogText" />
        </p>
      </Drawer>
    </>
  );
}
