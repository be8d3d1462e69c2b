import { useT, T } from "#lib/messages.tsx";
import { FileDrop } from "#ui/file-drop.tsx";
import { useNotification } from "#ui/notifications.tsx";

const TYPES = ["image/jpeg", "image/png", "image/gif"];
const MAX_BYTES = 10 * 1024 * 1024;

export function FileDemo() {
  const t = useT();
  const { notify } = useNotification();
  return (
    <FileDrop
      accept={TYPES}
      maxBytes={MAX_BYTES}
      title={<T k="themeDemo.input.file" />}
      hint={<T k="themeDemo.input.fileHint" />}
      browseLabel={<T k="themeDemo.input.fileBrowse" />}
      onFiles={([file]) => notify({ message: t("themeDemo.input.fileTaken", { name: file?.name ?? "" }) })}
      onRefused={([refused]) =>
        notify({ type: "warning", message: t("themeDemo.input.fileRefused", { name: refused?.file.name ?? "" }) })
      }
      className="md:col-span-2"
    />
  );
}
