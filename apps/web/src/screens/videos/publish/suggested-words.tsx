import { namesThat } from "@sahne/contract/services/services";
import { withoutBrackets } from "@sahne/contract/videos/video-name";
import { chapterLines, type PublicationOffer } from "@sahne/contract/studio/writing";
import { RotateCcw, Sparkles } from "lucide-react";
import { useState } from "react";
import { useWriting } from "#data/studio/use-writing.ts";
import { useWriters } from "#data/studio/writing.ts";
import type { ShownVideo } from "#data/videos/video-state.ts";
import { T, useLanguage, useT } from "#lib/messages.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import type { PublishForm } from "./publish-form.ts";

type SuggestedWordsProps = { isOpen: boolean; form: PublishForm; video: ShownVideo };

/** Three offers of title, description and tags by the user's own writer. None is taken over by itself. */
export function SuggestedWords({ form, video }: SuggestedWordsProps) {
  const mode = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const [before, setBefore] = useState<PublicationOffer | null>(null);
  const writers = useWriters(isAsked);
  const writing = useWriting();
  const writer = (writers.data ?? []).find(({ isReady }) => isReady);

  async function handleAsk() {
    setIsAsked(true);
    const found = await writers.refetch();
    const ready = (found.data ?? []).find(({ isReady }) => isReady);
    const model = ready?.models[0];
    if (!ready || model === undefined) return;
    const language = mode === "en" ? "en" : "tr";
    const about = { text: withoutBrackets(video.promptText), videoId: video._id, language } as const;
    await writing.start({ service: ready.service, model, task: "publication", ...about });
  }
  function take({ title, description: words, tags, chapters }: PublicationOffer) {
    const description = [words, chapterLines(chapters)].filter(Boolean).join("\n\n");
    for (const [name, value] of Object.entries({ title, description, tags })) {
      form.setValue(name as "title", value as string, { shouldDirty: true, shouldValidate: true });
    }
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<Sparkles aria-hidden="true" className="size-4" />}
          isLoading={writing.isWriting || writers.isFetching}
          onClick={() => void handleAsk()}
        >
          <T k="suggest.ask" />
        </Button>
        {before !== null && (
          <Button
            size="sm"
            variant="ghost"
            icon={<RotateCcw aria-hidden="true" className="size-4" />}
            onClick={() => {
              take(before);
              setBefore(null);
            }}
          >
            <T k="suggest.undo" />
          </Button>
        )}
      </div>
      {isAsked && writers.isSuccess && !writer && <NoWriter />}
      {writers.isError && <Notice tone="danger" title={writers.error.message} />}
      {writing.problem !== null && <Notice tone="danger" title={writing.problem} />}
      {writing.done !== null && (
        <Offers
          done={writing.done}
          isMadeUp={writer?.isSandbox === true}
          isTold={video.hasSubtitles}
          onTake={(offer) => {
            const { title, description = "", tags } = form.getValues();
            setBefore((first) => first ?? { title, description, tags: Array.isArray(tags) ? tags : [], chapters: [] });
            take(offer);
          }}
        />
      )}
    </div>
  );
}

type OffersProps = {
  done: NonNullable<ReturnType<typeof useWriting>["done"]>;
  isMadeUp: boolean;
  /** Whether it is known when its scenes begin. */
  isTold: boolean;
  onTake: (offer: PublicationOffer) => void;
};

function Offers({ done: { model, offers }, isMadeUp, isTold, onTake }: OffersProps) {
  return (
    <>
      <p role="status" className="text-sm text-text-2">
        <T k={isMadeUp ? "suggest.madeUp" : "suggest.by"} v={{ model, count: offers.length }} />
      </p>
      {offers.every(({ chapters }) => chapters.length === 0) && (
        <p className="text-sm text-text-3">
          <T k={isTold ? "suggest.chaptersShort" : "suggest.chaptersUnknown"} />
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {offers.map((offer) => (
          <Offer key={JSON.stringify(offer)} offer={offer} onTake={() => onTake(offer)} />
        ))}
      </ul>
    </>
  );
}

function Offer({ offer, onTake }: { offer: PublicationOffer; onTake: () => void }) {
  return (
    <li className="flex flex-wrap items-start gap-3 rounded-lg border border-line p-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-base font-medium break-words">{offer.title}</p>
        <p className="mt-1 line-clamp-2 text-sm text-text-2">{offer.description}</p>
        <p className="mt-1 truncate text-sm text-text-3">{offer.tags.join(" · ")}</p>
        {offer.chapters.length > 0 && (
          <p className="mt-1 text-sm break-words whitespace-pre-line text-text-2 tabular-nums">
            {chapterLines(offer.chapters)}
          </p>
        )}
      </div>
      <Button size="sm" onClick={onTake}>
        <T k="suggest.take" />
      </Button>
    </li>
  );
}

function NoWriter() {
  const t = useT();
  return (
    <Notice
      title={<T k="suggest.none" v={{ services: namesThat("writes", t.lang("suggest.none")) }} />}
      action={
        <ButtonLink to="/dashboard/settings" size="sm">
          <T k="suggest.settings" />
        </ButtonLink>
      }
    />
  );
}
