import { readOwnSound } from "@sahne/contract/studio/sounds";
import type { Draft } from "@sahne/contract/studio/studio";
import { useMemo, useState, type ReactNode } from "react";
import { useSounds } from "#data/studio/sounds.ts";
import { lazyPart } from "#lib/lazy-part.tsx";
import { loadMessages, T } from "#lib/messages.tsx";
import { useMediaQuery } from "#ui/appearance/use-media-query.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Content } from "./edits/content.ts";
import { cutText } from "./edits/cut-text.ts";
import type { Edit } from "./edits/edit-film.ts";
import { FilmSettings } from "./film-settings.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import type { OwnMusic } from "./preview/own-track.ts";
import { useOpened, type PreviewState } from "./preview/use-preview.ts";
import { usePlayer } from "./preview/use-player.ts";
import { useStills } from "./preview/use-stills.ts";
import { SceneList } from "./scenes/scene-list.tsx";
import { SceneSheet } from "./scenes/scene-sheet.tsx";
import type { SceneTools } from "./scenes/scene-tools.ts";
import { StudioBar } from "./studio-bar.tsx";
import { useMaterial } from "./brand/use-material.ts";
import { isUnshot } from "./cameras/use-film-clips.ts";
import { useEditing } from "./use-editing.ts";
import { useStudioKeys } from "./use-studio-keys.ts";

const WriteScenes = lazyPart(async () => {
  const [part] = await Promise.all([import("./writing/write-scenes.tsx"), loadMessages(["writing"])]);
  return part.WriteScenes;
});

/** By then everything in a scene has arrived. */
const REST_SHARE = 0.8;
/** About as much as is read in one look. */
const UNTOLD_LETTERS = 160;

type StudioProps = {
  draft: Draft;
  content: Content;
  /** What the director could not fit in. */
  untold: string;
  isRestored: boolean;
  preview: PreviewState;
  onRestart: () => void;
};

export function Studio({ draft, content: first, untold: left, isRestored, preview, onRestart }: StudioProps) {
  const { history, step, edit, saving } = useEditing(draft, first, isRestored);
  const [untold, setUntold] = useState(left);
  const [selected, setSelected] = useState(0);
  const [isSheetOpen, setSheetOpen] = useState(false);
  // One scene, all of them (null), or nothing.
  const [toWrite, setToWrite] = useState<number | null | undefined>();
  const isWide = useMediaQuery("(min-width: 80rem)");
  const content = history.present;
  const { film, options } = content;
  const { pictures, gone, clips, material } = useMaterial(content);
  const tools = preview.status === "ready" ? preview.tools : null;
  const [hasCaptions, setHasCaptions] = useState(true);
  const shownOptions = useShownOptions(options, hasCaptions);
  const { opened, hasFailed } = useOpened(tools, { film, options: shownOptions, material });
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const scene = film.scenes[Math.min(selected, film.scenes.length - 1)];
  const ownMusic = useOwnMusic(options.music);
  const player = usePlayer({ tools, opened, options, ownMusic, canvas, loop: scene ?? null });
  const stills = useStills(tools, opened, { options, material });

  function select(index: number, isOpening = true): void {
    setSelected(index);
    if (isOpening) setSheetOpen(true);
    const wanted = film.scenes[index];
    if (wanted) player.seek(wanted.start + (wanted.end - wanted.start) * REST_SHARE);
  }
  useStudioKeys({ step, togglePlay: player.toggle });

  const sceneTools: SceneTools = {
    base: tools?.base ?? null,
    worker: tools?.front ?? null,
    content,
    stills,
    pictures,
    clips,
    edit,
    write: setToWrite,
    rest: () => step({ type: "rest" }),
  };
  const place = Math.min(selected, Math.max(0, film.scenes.length - 1));
  const list = (
    <SceneList
      tools={sceneTools}
      selected={place}
      isInline={isWide}
      playingAt={player.isPlaying ? player.time : null}
      onSelect={select}
    />
  );
  const shown = (
    <PreviewPanel
      canvasRef={setCanvas}
      isWide={isWide}
      status={
        hasFailed ? "failed" : preview.status === "ready" && !(opened && player.isShown) ? "loading" : preview.status
      }
      size={opened}
      options={options}
      isUnshot={isUnshot(film, clips, player.time)}
      hasCaptions={hasCaptions}
      onCaptions={() => setHasCaptions(!hasCaptions)}
      durationSeconds={film.durationSeconds}
      player={player}
      onRestart={onRestart}
    />
  );
  const settings = <FilmSettings {...{ content, material, edit }} base={tools?.base ?? null} />;
  return (
    <div className="flex flex-col gap-4">
      <StudioBar {...{ draft, content, saving, history, step, edit }} />
      <WriteScenes
        isOpen={toWrite !== undefined}
        index={toWrite ?? null}
        tools={sceneTools}
        draftId={draft._id}
        saving={saving}
        onClose={() => setToWrite(undefined)}
      />
      {untold !== "" && (
        <Untold
          text={untold}
          onAdd={() => {
            for (const change of scenesOf(untold, film)) edit(change);
            setUntold("");
          }}
        />
      )}
      {gone.length > 0 && (
        <GonePictures
          count={gone.length}
          onLeaveOut={() => edit({ kind: "pictures", imageIds: content.imageIds.filter((id) => !gone.includes(id)) })}
        />
      )}
      <Layout isWide={isWide} list={list} shown={shown} settings={settings} />
      {!isWide && scene && (
        <SceneSheet tools={sceneTools} index={place} isOpen={isSheetOpen} onOpenChange={setSheetOpen} />
      )}
    </div>
  );
}

function useOwnMusic(chosen: string | undefined): OwnMusic | undefined {
  const { sounds } = useSounds("music");
  const sound = sounds?.find(({ _id }) => _id === readOwnSound(chosen));
  return sound && { id: sound._id, url: sound.url };
}

/** Captions can be left out of what is watched; the film keeps its own. */
function useShownOptions(options: Content["options"], hasCaptions: boolean): Content["options"] {
  return useMemo(() => (hasCaptions ? options : { ...options, captions: "none" }), [options, hasCaptions]);
}

type LayoutProps = { isWide: boolean; list: ReactNode; shown: ReactNode; settings: ReactNode };

/** The preview beside the scenes, or above them where there is no room. */
function Layout({ isWide, list, shown, settings }: LayoutProps) {
  if (!isWide) {
    return (
      <>
        {shown}
        {list}
        {settings}
      </>
    );
  }
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      {list}
      <div className="sticky top-22 flex min-w-0 flex-col gap-4">
        {shown}
        {settings}
      </div>
    </div>
  );
}

/** The edits that put a text behind the scenes there are, before a closing card. */
function scenesOf(text: string, { scenes }: Content["film"]): Edit[] {
  const from = scenes.at(-1)?.kind === "end" ? scenes.length - 1 : scenes.length;
  return cutText(text, UNTOLD_LETTERS).flatMap((piece, place): Edit[] => [
    { kind: "add", index: from + place },
    { kind: "text", index: from + place, text: piece },
  ]);
}

function Untold({ text, onAdd }: { text: string; onAdd: () => void }) {
  return (
    <Notice
      tone="warning"
      title={<T k="studio.untold.title" />}
      action={
        <Button size="sm" onClick={onAdd}>
          <T k="studio.untold.add" />
        </Button>
      }
    >
      {text}
    </Notice>
  );
}

/** The film cannot be made with them, and whoever deleted them must not find that out from a refusal. */
function GonePictures({ count, onLeaveOut }: { count: number; onLeaveOut: () => void }) {
  return (
    <Notice
      tone="warning"
      title={<T k="studio.gone.title" v={{ count }} />}
      action={
        <Button size="sm" onClick={onLeaveOut}>
          <T k="studio.gone.leaveOut" />
        </Button>
      }
    >
      <T k="studio.gone.text" />
    </Notice>
  );
}
