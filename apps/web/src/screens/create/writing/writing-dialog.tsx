import { namesThat } from "@sahne/contract/services/services";
import { WRITING_TEXT_MAX } from "@sahne/contract/limits";
import type { Writer } from "@sahne/contract/studio/writing";
import { PenLine, Square } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useWriters } from "#data/studio/writing.ts";
import { T, useLanguage, useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Notice } from "#ui/notice.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useWriting, type WritingState } from "#data/studio/use-writing.ts";
import {
  chosenModel,
  firstChoices,
  WritingChoices,
  WritingCost,
  writingOf,
  type TextTask,
} from "#ui/video/writing-choices.tsx";

type WritingDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** A topic or a script to work on. */
  text: string;
  /** What this place can use, the likeliest first. */
  tasks: readonly TextTask[];
  onUse: (text: string) => void;
};

/** A service writes; nothing of the form changes until its text is taken over. */
export function WritingDialog({ isOpen, onClose, text, tasks, onUse }: WritingDialogProps) {
  const t = useT();
  const writers = useWriters(isOpen);
  const ready = (writers.data ?? []).filter(({ isReady }) => isReady);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title={<T k="writing.title" />}
      description={<T k="writing.intro" />}
      closeLabel={t("common.close")}
      size="md"
    >
      {writers.isPending && <Spinner label={t("writing.loading")} />}
      {writers.isError && <Notice tone="danger" title={writers.error.message} />}
      {writers.isSuccess && ready.length === 0 && <NoWriter />}
      {ready.length > 0 && <WritingForm {...{ text, tasks }} writers={ready} onUse={onUse} />}
    </Dialog>
  );
}

/** Without a writer the film is made all the same: its text is read by our own rules. */
function NoWriter() {
  const t = useT();
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

type WritingFormProps = {
  text: string;
  tasks: readonly TextTask[];
  writers: readonly Writer[];
  onUse: (text: string) => void;
};

function WritingForm({ text: given, tasks, writers, onUse }: WritingFormProps) {
  const mode = useLanguage();
  const [text, setText] = useState(given);
  const [choices, setChoices] = useState(() => firstChoices(tasks, mode === "en" ? "en" : "tr"));
  const chosen = chosenModel(writers, choices);
  const writing = useWriting();
  if (!chosen) return null;
  const { writer } = chosen;

  return (
    <div className="flex flex-col gap-5">
      <TextArea
        label={<T k={choices.task === "script" ? "writing.topic" : "writing.source"} />}
        rows={3}
        value={text}
        counter={{ value: text.trim().length, max: WRITING_TEXT_MAX }}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <WritingChoices
        {...{ tasks, writers, choices }}
        onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
      />
      <WritingCost writer={writer} />
      <div>
        {writing.isWriting ? (
          <Button icon={<Square aria-hidden="true" className="size-4" />} onClick={writing.stop}>
            <T k="writing.stop" />
          </Button>
        ) : (
          <Button
            variant={writing.text === "" ? "primary" : "secondary"}
            icon={<PenLine aria-hidden="true" className="size-4" />}
            disabled={text.trim() === "" || text.trim().length > WRITING_TEXT_MAX}
            onClick={() => void writing.start(writingOf(chosen, choices, text))}
          >
            <T k={writing.text === "" ? "writing.start" : "writing.again"} />
          </Button>
        )}
      </div>
      <WrittenText writing={writing} onUse={onUse} />
    </div>
  );
}

/** What came, growing while it is written. It is taken over as a whole, also when it was stopped or broke off. */
function WrittenText({ writing, onUse }: { writing: WritingState; onUse: (text: string) => void }) {
  const { text, isWriting, isStopped, done, problem } = writing;
  const section = useRef<HTMLElement>(null);
  // On a phone it would grow below the edge of the sheet.
  useEffect(() => {
    if (isWriting || done !== null) section.current?.scrollIntoView({ block: "end" });
  }, [isWriting, done]);
  if (text === "" && problem === null && !isWriting) return null;
  return (
    <section ref={section} className="flex flex-col gap-3" aria-busy={isWriting}>
      {(text !== "" || isWriting) && (
        <div className="rounded-lg border border-line bg-surface-sunken p-4 text-base whitespace-pre-wrap">
          {text === "" ? <T k="writing.working" /> : text}
        </div>
      )}
      {/* Told when it ends: piece by piece it would never be silent. */}
      <div role="status" className="text-sm text-text-2">
        {isStopped && <T k="writing.stopped" />}
        {done?.isCut === true && <T k="writing.cut" />}
        {done !== null && !done.isCut && done.outputTokens !== null && (
          <T k="writing.used" v={{ model: done.model, input: done.inputTokens ?? 0, output: done.outputTokens }} />
        )}
      </div>
      {problem !== null && <Notice tone="danger" title={problem} />}
      {!isWriting && text.trim() !== "" && (
        <div>
          <Button variant="primary" onClick={() => onUse(text.trim())}>
            <T k="writing.use" />
          </Button>
        </div>
      )}
    </section>
  );
}
