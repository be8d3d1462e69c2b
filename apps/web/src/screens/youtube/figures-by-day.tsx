import type { ChannelReport, Statistics } from "@sahne/contract/history/statistics";
import { useState, type ReactNode } from "react";
import { useVideoDays } from "#data/history/statistics.ts";
import { T, useT } from "#lib/messages.tsx";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/notice.tsx";
import { Skeleton, SkeletonGroup } from "#ui/skeleton.tsx";
import { DailyChart } from "./daily-chart.tsx";

type FiguresByDayProps = {
  days: ChannelReport["days"];
  videos: Statistics["videos"];
  channelId: string | undefined;
};

/** The days of the whole channel, or of one of the videos published on it. */
export function FiguresByDay({ days, videos, channelId }: FiguresByDayProps) {
  const t = useT();
  const [videoId, setVideoId] = useState("");
  const chosen = videos.find((video) => video.videoId === videoId);
  const choice = videos.length > 0 && (
    <Select
      label={t("statistics.ofWhat")}
      value={chosen?.videoId ?? ""}
      onChange={(event) => setVideoId(event.target.value)}
      options={[
        { value: "", label: t("statistics.wholeChannel") },
        ...videos.map((video) => ({ value: video.videoId, label: video.videoName })),
      ]}
    />
  );
  if (!chosen) return <DailyChart days={days} of={choice} />;
  return <VideoDays key={chosen.videoId} videoId={chosen.videoId} channelId={channelId} choice={choice} />;
}

type VideoDaysProps = { videoId: string; channelId: string | undefined; choice: ReactNode };

function VideoDays({ videoId, channelId, choice }: VideoDaysProps) {
  const t = useT();
  const { data, isPending, isError, error, isFetching, refetch } = useVideoDays(channelId, videoId);
  if (data?.days && data.days.length > 0) return <DailyChart days={data.days} of={choice} />;
  return (
    <section aria-label={t("statistics.byDay")} className="flex flex-col gap-4">
      <h3 className="text-md font-semibold">
        <T k="statistics.byDay" />
      </h3>
      {choice}
      {isPending || (data?.days === null && data.isRefreshing) ? (
        <SkeletonGroup label={t("statistics.loading")} className="flex flex-col gap-4">
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      ) : isError && data === undefined ? (
        <Notice
          tone="danger"
          title={<T k="statistics.error" />}
          action={
            <Button size="sm" isLoading={isFetching} onClick={() => void refetch()}>
              <T k="common.retry" />
            </Button>
          }
        >
          {error.message}
        </Notice>
      ) : (
        <p className="text-base text-text-2">
          <T k="statistics.noDaysYet" />
        </p>
      )}
    </section>
  );
}
