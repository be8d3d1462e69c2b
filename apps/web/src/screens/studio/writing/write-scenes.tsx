import { namesThat } from "@sahne/contract/services/services";
import { WRITING_TEXT_MAX } from "@sahne/contract/limits";
import { useState } from "react";
import { keepTake } from "#data/studio/studio.ts";
import { useWriting } from "#data/studio/use-writing.ts";
import { useWriters } from "#data/studio/writing.ts";
import { T, useT } from "#lib/messages.tsx";
import type { SceneTools } from "#screens/studio/scenes/scene-tools.ts";
import type { Saving } from "#screens/studio/use-saving.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Notice } from "#ui/notice.tsx";
import { useNotification } from "#ui/notifications/notifications.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Spinner } from "#ui/spinner.tsx";
import {
  chosenModel,
  firstChoices,
  WritingChoices,
  WritingCost,
  writingOf,
  type TextTask,
} from "#ui/video/writing-choices.tsx";
import { linesOfScenes } from "./retell.ts";
import { useWrittenScenes, type SceneJob } from "./use-written-scenes.ts";

const FOR_ALL: readonly TextTask[] = ["script", "shorten", "lengthen", "tone", "translate"];
const FOR_ONE: readonly TextTask[] = ["shorten", "lengthen", "tone", "translate"];

type Writing = ReturnType<typeof useWriting>;
type Body = Parameters<Writing["start"]>[0];

type WriteScenesProps = {
  isOpen: boolean;
  /** The scene to rewrite; null: all of them. */
  index: number | null;
  tools: SceneTools;
  draftId: string;
  saving: Saving;
  onClose: () => void;
};

/** R17.7: a service writes straight into the storyboard. What stood there is kept as a version first. */
export function WriteScenes({ isOpen, index, tools, draftId, saving, onClose }: WriteScenesProps) {
  const t = useT();
  const { notify } = useNotification();
  const writing = useWriting();
  const [job, setJob] = useState<SceneJob | null>(null);
  const isLaidOut = useWrittenScenes(writing, job, tools);

  async function start(body: Body): Promise<void> {
    onClose();
    try {
      if (!(await saving.flush())) return;
      const { version } = await keepTake(draftId);
      saving.addVersion(version);
    } catch (error) {
      notify({ type: "error", message: error instanceof Error ? error.message : String(error) });
      return;
    }
    const { content } = tools;
    setJob({ id: crypto.randomUUID(), index, isScript: body.task === "script", before: content });
    await writing.start(body);
  }

  return (
    <>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        title={<T k={index === null ? "writing.title" : "writing.scene.title"} />}
        description={<T k="writing.scene.intro" />}
        closeLabel={t("common.close")}
        size="md"
      >
        <SceneForm key={index} {...{ isOpen, index, tools }} onStart={(body) => void start(body)} />
      </Dialog>
      {job !== null && (
        <Standing
          writing={{ ...writing, isWriting: writing.isWriting || !isLaidOut }}
          onBack={() => {
            tools.edit({ kind: "replace", content: job.before });
            setJob(null);
          }}
          onLeave={() => setJob(null)}
        />
      )}
    </>
  );
}

type SceneFormProps = Pick<WriteScenesProps, "isOpen" | "index" | "tools"> & { onStart: (body: Body) => void };

function SceneForm({ isOpen, index, tools, onStart }: SceneFormProps) {
  const t = useT();
  const { content } = tools;
  const writers = useWriters(isOpen);
  const tasks = index === null ? FOR_ALL : FOR_ONE;
  const [choices, setChoices] = useState(() => firstChoices(tasks, content.film.language));
  const [topic, setTopic] = useState(content.title);
  const ready = (writers.data ?? []).filter(({ isReady }) => isReady);
  const chosen = chosenModel(ready, choices);
  if (writers.isPending) return <Spinner label={t("writing.loading")} />;
  if (writers.isError) return <Notice tone="danger" title={writers.error.message} />;
  if (!chosen) {
    return (
      <Notice
        title={<T k="writing.none.title" />}
        action={
          <ButtonLink to="/dashboard/settings" size="sm">
            <T k="writing.none.action" />
          </ButtonLink>
        }
      >
        <T k="writing.none.text" v={{ services: namesThat("writes", t.lang("writing.none.text")) }} />
      </Notice>
    );
  }
  const isScript = choices.task === "script";
  const words = index === null ? linesOfScenes(content) : (content.film.scenes[index]?.text ?? "");
  const text = (isScript ? topic : words).trim();
  return (
    <div className="flex flex-col gap-5">
      <WritingChoices
        {...{ tasks, choices }}
        writers={ready}
        onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      />
      {isScript && (
        <TextArea
          label={<T k="writing.topic" />}
          rows={2}
          value={topic}
          counter={{ value: topic.trim().length, max: WRITING_TEXT_MAX }}
          onChange={(event) => setTopic(event.currentTarget.value)}
        />
      )}
      <WritingCost writer={chosen.writer} />
      <div>
        <Button
          variant="primary"
          disabled={text === "" || text.length > WRITING_TEXT_MAX}
          onClick={() => onStart(writingOf(chosen, choices, text))}
        >
          <T k="writing.start" />
        </Button>
      </div>
    </div>
  );
}

type StandingProps = { writing: Writing; onBack: () => void; onLeave: () => void };

/** Above the scenes: that they are being written, how it ended, and the way back. */
function Standing({ writing, onBack, onLeave }: StandingProps) {
  const { isWriting, isStopped, done, problem, stop } = writing;
  if (isWriting) {
    return (
      <Notice
        title={<T k="writing.working" />}
        action={
          <Button size="sm" onClick={stop}>
            <T k="writing.stop" />
          </Button>
        }
      >
        <T k="writing.scene.growing" />
      </Notice>
    );
  }
  return (
    <Notice
      tone={problem === null ? "info" : "danger"}
      title={
        problem ?? <T k={isStopped ? "writing.stopped" : done?.isCut === true ? "writing.cut" : "writing.scene.done"} />
      }
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={onBack}>
            <T k="writing.scene.back" />
          </Button>
          <Button size="sm" variant="ghost" onClick={onLeave}>
            <T k="writing.scene.keep" />
          </Button>
        </span>
      }
    >
      {done !== null && done.outputTokens !== null && (
        <T k="writing.used" v={{ model: done.model, input: done.inputTokens ?? 0, output: done.outputTokens }} />
      )}
    </Notice>
  );
}
