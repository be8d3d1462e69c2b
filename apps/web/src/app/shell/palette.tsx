import {
  CalendarPlus,
  CirclePlay,
  Clapperboard,
  Inbox,
  Keyboard,
  Languages,
  LogOut,
  Plus,
  SunMoon,
  Tv,
  Upload,
} from "lucide-react";
import { useNavigate } from "react-router";
import { useSignOut } from "#data/accounts/accounts.ts";
import { useDashboardProfile } from "#data/accounts/profile.ts";
import { canPublish } from "#data/videos/video-state.ts";
import { isConnected, useYoutubeStatus } from "#data/publishing/youtube.ts";
import { setLanguage, useT, type Mode } from "#lib/messages.tsx";
import { useTheme } from "#ui/appearance/theme.tsx";
import { CommandPalette, type PaletteCommand } from "#ui/overlay/command-palette.tsx";
import { destinations, type Destination } from "./navigation.ts";

type PaletteProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAddYoutube: () => void;
  onShortcuts: () => void;
};

/** Not in the sidebar, whose places the specification names (R4.1). */
const INBOX: Destination = { to: "/dashboard/inbox", labelKey: "palette.inbox", icon: Inbox };

const LANGUAGES: readonly Mode[] = ["mix", "tr", "en"];

export function Palette({ isOpen, onOpenChange, onAddYoutube, onShortcuts }: PaletteProps) {
  const t = useT();
  const screens = useScreenCommands();
  const actions = useActionCommands({ onAddYoutube, onShortcuts });
  const videos = useVideoCommands();
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      label={t("palette.title")}
      placeholder={t("palette.placeholder")}
      emptyText={t("palette.empty")}
      commands={[...screens, ...actions, ...videos]}
    />
  );
}

function useScreenCommands(): PaletteCommand[] {
  const t = useT();
  const navigate = useNavigate();
  return [...destinations, INBOX].map(({ to, labelKey, icon: Icon }) => ({
    id: to,
    group: t("palette.screens"),
    label: t(labelKey),
    icon: <Icon aria-hidden="true" />,
    onSelect: () => void navigate(to),
  }));
}

/** The newest videos by their names; a finished one that is not out yet can be published from here. */
function useVideoCommands(): PaletteCommand[] {
  const t = useT();
  const navigate = useNavigate();
  const { data } = useDashboardProfile();
  const group = t("palette.videos");
  const open = (id: string) => void navigate(`/dashboard/videos?video=${id}`);
  return (data?.videos ?? []).flatMap((video) => {
    const { _id, videoName } = video;
    const shown = {
      id: _id,
      group,
      label: videoName,
      icon: <CirclePlay aria-hidden="true" />,
      onSelect: () => open(_id),
    };
    if (!canPublish(video)) return [shown];
    const publish = { ...shown, id: `publish-${_id}`, label: t("palette.publish", { name: videoName }) };
    return [shown, { ...publish, icon: <Upload aria-hidden="true" /> }];
  });
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
      id: "schedule",
      group,
      label: t("palette.schedule"),
      icon: <CalendarPlus aria-hidden="true" />,
      onSelect: () => void navigate("/dashboard/create?scenario=scheduled"),
    },
    {
      id: "scenes",
      group,
      label: t("palette.scenes"),
      icon: <Clapperboard aria-hidden="true" />,
      onSelect: () => void navigate("/dashboard/studio"),
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
