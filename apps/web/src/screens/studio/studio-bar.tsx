import { problemOfFilm, type FilmProblem } from "@sahne/contract/videos/film";
import { DURATION_MAX_SECONDS, PROMPT_MAX, VIDEO_NAME_MAX } from "@sahne/contract/limits";
import type { Draft } from "@sahne/contract/studio/studio";
import { ArrowLeft, CircleAlert, Clapperboard, CloudCheck, CloudUpload, Redo2, Undo2 } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { useCreateVideo } from "#data/videos/videos.ts";
import { T, useT, type PlainKey } from "#lib/messages.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import type { Content } from "./edits/content.ts";
import type { Edit } from "./edits/edit-film.ts";
import type { History, HistoryAction } from "./edits/history.ts";
import { Takes } from "./takes.tsx";
import type { Saving, SaveState } from "./use-saving.ts";

type StudioBarProps = {
  draft: Draft;
  content: Content;
  saving: Saving;
  history: History;
  step: (action: HistoryAction) => void;
  edit: (edit: Edit) => void;
};

export function StudioBar({ draft, content, saving, history, step, edit }: StudioBarProps) {
  const t = useT();
  const { notify } = useNotification();
  const navigate = useNavigate();
  const create = useCreateVideo();
  const { film, imageIds, options } = content;
  const problem = problemOfFilm(film, { pictureCount: imageIds.length, hasVoice: (options.voice ?? "off") !== "off" });

  async function make(): Promise<void> {
    await saving.flush();
    create.mutate(
      { ...requestOf(content), draftId: draft._id },
      {
        onSuccess: ({ video }) => {
          notify({ type: "success", message: t("studio.made") });
          void navigate(`/dashboard/videos?video=${video._id}`);
        },
        onError: (error) => notify({ type: "error", message: error.message }),
      },
    );
  }

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to="/dashboard/studio"
          className="inline-flex min-h-8 items-center gap-1.5 text-sm text-text-2 hover:text-text pointer-coarse:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          <T k="studio.back" />
        </Link>
        <input
          aria-label={t("studio.name")}
          value={content.title}
          maxLength={VIDEO_NAME_MAX}
          onChange={({ target }) => edit({ kind: "title", title: target.value })}
          onBlur={() => step({ type: "rest" })}
          className="h-10 min-w-0 flex-1 basis-48 rounded-md border border-transparent bg-transparent px-2 text-lg font-semibold text-text hover:border-line focus:border-line-strong pointer-coarse:h-11"
        />
        <SaveMark saving={saving} />
        <Length
          film={film}
          asked={options.durationSeconds}
          isOver={problem === "film.long" || problem === "film.short"}
        />
        <div className="ml-auto flex items-center gap-1">
          <StepButtons history={history} step={step} />
          <Takes draftId={draft._id} saving={saving} edit={edit} />
        </div>
        <Button
          variant="primary"
          className="max-sm:w-full"
          icon={<Clapperboard aria-hidden="true" className="size-4" />}
          disabled={problem !== null}
          isLoading={create.isPending}
          aria-describedby={problem === null ? undefined : "studio-problem"}
          onClick={() => void make()}
        >
          <T k="studio.make" />
        </Button>
      </div>
      <Problems problem={problem} saving={saving} />
    </>
  );
}

function StepButtons({ history, step }: Pick<StudioBarProps, "history" | "step">) {
  const t = useT();
  return (
    <>
      <IconButton
        label={t("studio.undo")}
        aria-keyshortcuts="Control+Z"
        disabled={history.past.length === 0}
        onClick={() => step({ type: "undo" })}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label={t("studio.redo")}
        aria-keyshortcuts="Control+Shift+Z"
        disabled={history.future.length === 0}
        onClick={() => step({ type: "redo" })}
      >
        <Redo2 aria-hidden="true" className="size-5" />
      </IconButton>
    </>
  );
}

/** Why it cannot be made, and why it is not saved. */
function Problems({ problem, saving }: { problem: FilmProblem | null; saving: Saving }) {
  return (
    <>
      {problem !== null && (
        <div id="studio-problem">
          <Notice tone="warning">
            <T k={problem} />
          </Notice>
        </div>
      )}
      {saving.state === "failed" && (
        <Notice
          tone="danger"
          title={<T k="studio.failed" />}
          action={
            <Button size="sm" onClick={() => void saving.flush()}>
              <T k="studio.saveNow" />
            </Button>
          }
        >
          {saving.problem}
        </Notice>
      )}
    </>
  );
}

const SAVE_TEXTS = {
  saved: "studio.saved",
  saving: "studio.saving",
  unsaved: "studio.unsaved",
  failed: "studio.failed",
} as const satisfies Record<SaveState, PlainKey>;

function SaveMark({ saving: { state } }: { saving: Saving }) {
  const Icon = state === "saved" ? CloudCheck : state === "failed" ? CircleAlert : CloudUpload;
  return (
    <p
      role="status"
      className={classNames("flex items-center gap-1.5 text-sm", state === "failed" ? "text-danger" : "text-text-3")}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <T k={SAVE_TEXTS[state]} />
    </p>
  );
}

type LengthProps = { film: Content["film"]; asked: number | undefined; isOver: boolean };

/** How long it is by now, against what was asked for, or against what a film may be. */
function Length({ film, asked = DURATION_MAX_SECONDS, isOver }: LengthProps) {
  const t = useT();
  const seconds = film.durationSeconds;
  return (
    <div className="flex items-center gap-2" role="group" aria-label={t("studio.lengthLabel")}>
      <span className="tabular h-1.5 w-16 overflow-hidden rounded-full bg-surface-3" aria-hidden="true">
        <span
          className={classNames(
            "block h-full rounded-full",
            isOver || seconds > asked ? "bg-warning-graphic" : "bg-text-3",
          )}
          style={{ width: `${Math.min(100, (100 * seconds) / asked)}%` }}
        />
      </span>
      <span className={classNames("tabular text-sm", isOver ? "font-medium text-warning" : "text-text-2")}>
        <T k="studio.lengthAsked" v={{ seconds, asked }} />
      </span>
    </div>
  );
}

/** The usual request for a video, with the scenes as they stand. */
function requestOf({ title, script, film, imageIds, options }: Content) {
  const told = film.scenes
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join(" ");
  const promptText = (told || script || title).slice(0, PROMPT_MAX) || film.topic || "video";
  const scenario: "generate" | "text2video" = imageIds.length > 0 ? "generate" : "text2video";
  return { scenario, serviceType: "sahne" as const, engine: "sahne" as const, promptText, imageIds, options, film };
}
