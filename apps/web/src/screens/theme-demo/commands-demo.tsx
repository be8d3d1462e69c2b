import { House, SunMoon } from "lucide-react";
import { useNavigate } from "react-router";
import { useT } from "#lib/messages.tsx";
import { CommandPalette } from "#ui/command-palette.tsx";
import { useTheme } from "#ui/theme.tsx";

export function CommandsDemo({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
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
