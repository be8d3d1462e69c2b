import { splitTopics } from "@sahne/contract/studio/episodes";
import { ListX, PenOff } from "lucide-react";
import { useState, type SyntheticEvent } from "react";
import { useAddTopics, useResumePlan, useStartOver } from "#data/schedules/plan-duties.ts";
import { T } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { Duty } from "./duty.tsx";

type PlanOfItem = { _id: string; name: string };

/** More topics behind those that have had their video, or the same ones from the first. Either lets the plan go on. */
export function TopicsDuty({ plan: { _id: scheduleId, name } }: { plan: PlanOfItem }) {
  const add = useAddTopics();
  const startOver = useStartOver();
  const [text, setText] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const topics = splitTopics(text);

  function handleSubmit(event: SyntheticEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (topics.length > 0 && !add.isPending && !startOver.isPending) add.mutate({ scheduleId, topics });
  }

  return (
    <Duty
      icon={ListX}
      title={<T k="inbox.topics" v={{ name }} />}
      why="topics"
      problem={(add.error ?? startOver.error)?.message ?? null}
    >
      <form noValidate onSubmit={handleSubmit} className="flex max-w-xl flex-col gap-3">
        <TextArea
          label={<T k="inbox.topics.more" />}
          hint={<T k="inbox.topics.hint" />}
          rows={3}
          value={text}
          error={isAsked && topics.length === 0 ? <T k="inbox.topics.required" /> : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="sm" variant="primary" isLoading={add.isPending}>
            <T k="inbox.action.topics" />
          </Button>
          <Button
            size="sm"
            variant="ghost"
            disabled={add.isPending}
            isLoading={startOver.isPending}
            onClick={() => startOver.mutate(scheduleId)}
          >
            <T k="inbox.action.again" />
          </Button>
        </div>
      </form>
    </Duty>
  );
}

/** What was wrong may be over: the plan goes on and asks for its text when it is due. */
export function EpisodeDuty({ plan: { _id: scheduleId, name }, reason }: { plan: PlanOfItem; reason: string | null }) {
  const resume = useResumePlan();
  return (
    <Duty
      icon={PenOff}
      title={<T k="inbox.episode" v={{ name }} />}
      reason={reason}
      why="episode"
      problem={resume.error?.message ?? null}
    >
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" isLoading={resume.isPending} onClick={() => resume.mutate(scheduleId)}>
          <T k="inbox.action.resume" />
        </Button>
        <ButtonLink size="sm" variant="ghost" to={`/dashboard/schedule?plan=${scheduleId}`}>
          <T k="inbox.action.episode" />
        </ButtonLink>
      </div>
    </Duty>
  );
}
