import { Keyboard, Languages, LogOut, Plus, SunMoon, Tv } from "lucide-react";
import { useNavigate } from "react-router";
import { useSignOut } from "#data/accounts.ts";
import { isConnected, useYoutubeStatus } from "#data/youtube.ts";
import { setLanguage, useT, type Mode } from "#lib/messages.tsx";
import { useTheme } from "#ui/appearance/theme.tsx";
import { CommandPalette, type PaletteCommand } from "#ui/overlay/command-palette.tsx";
import { destinations } from "./navigation.ts";

type PaletteProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAddYoutube: () => void;
  onShortcuts: () => void;
};

const LANGUAGES: readonly Mode[] = ["mix", "tr", "en"];

export function Palette({ isOpen, onOpenChange, onAddYoutube, onShortcuts }: PaletteProps) {
  const t = useT();
  const screens = useScreenCommands();
  const actions = useActionCommands({ onAddYoutube, onShortcuts });
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t("palette.title")}
      placeholder={t("palette.placeholder")}
      emptyText={t("palette.empty")}
      commands={[...screens, ...actions]}
    />
  );
}

function useScreenCommands(): PaletteCommand[] {
  const t = useT();
  const navigate = useNavigate();
  return destinations.map(({ to, labelKey, icon: Icon }) => ({
    id: to,
    group: t("palette.screens"),
    label: t(labelKey),
    icon: <Icon aria-hidden="true" />,
    onSelect: () => void navigate(to),
  }));
}

function useActionCommands({ onAddYoutube, onShortcuts }: Pick<PaletteProps, "onAddYoutube" | "onShortcuts">) {
  const t = useT();
  const navigate = useNavigate();
  const theme = useTheme();
  const signOut = useSignOut();
  const status = useYoutubeStatus();
  const group = t("palette.actions");

  const commands: PaletteCommand[] = [
    {
      id: "new-text-video",
      group,
      label: t("palette.newTextVideo"),
      icon: <Plus aria-hidden="true" />,
      onSelect: () => void navigate("/dashboard/create?scenario=text2video"),
    },
    {
      id: "theme",
      group,
      label: t("palette.toggleTheme"),
      icon: <SunMoon aria-hidden="true" />,
      onSelect: theme.toggle,
    },
    ...LANGUAGES.filter((mode) => mode !== t.mode).map((mode) => ({
      id: `language-${mode}`,
      group,
      label: `${t("palette.changeLanguage")}: ${t(`language.${mode}`)}`,
      icon: <Languages aria-hidden="true" />,
      onSelect: () => void setLanguage(mode),
    })),
    {
      id: "shortcuts",
      group,
      label: t("shortcuts.title"),
      icon: <Keyboard aria-hidden="true" />,
      shortcut: "?",
      onSelect: onShortcuts,
    },
    {
      id: "sign-out",
      group,
      label: t("nav.signOut"),
      icon: <LogOut aria-hidden="true" />,
      onSelect: () => void signOut(),
    },
  ];
  if (status.isSuccess && !isConnected(status.data)) {
    commands.splice(1, 0, {
      id: "connect",
      group,
      label: t("palette.connect"),
      icon: <Tv aria-hidden="true" />,
      onSelect: onAddYoutube,
    });
  }
  return commands;
}
