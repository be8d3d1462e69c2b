import { Copy, Pencil, Trash2 } from "lucide-react";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Menu } from "#ui/menu.tsx";
import { useNotification } from "#ui/notifications.tsx";
import { Popover } from "#ui/popover.tsx";
import { Tooltip } from "#ui/tooltip.tsx";

/** What hangs on its control: menu, popover, tooltip. */
export function HangingDemo() {
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
