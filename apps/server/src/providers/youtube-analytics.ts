import { z } from "zod";
import { callProvider } from "./http-client.ts";

export type DayNumbers = { day: string; views: number; minutesWatched: number };
export type TopVideo = { youtubeVideoId: string; views: number; minutesWatched: number };
export type ReportSpan = { from: string; to: string };

export type YoutubeAnalytics = {
  viewsByDay(accessToken: string, span: ReportSpan): Promise<DayNumbers[]>;
  topVideos(accessToken: string, span: ReportSpan, limit: number): Promise<TopVideo[]>;
};

const METRICS = "views,estimatedMinutesWatched";

/** A channel without any data gets no `rows` at all; cells stand in the order of the column headers. */
const resultTable = z.object({
  columnHeaders: z.array(z.object({ name: z.string() })),
  rows: z.array(z.array(z.union([z.string(), z.number()]))).default([]),
});

export function createYoutubeAnalytics(analyticsBase: string): YoutubeAnalytics {
  async function report(
    accessToken: string,
    span: ReportSpan,
    query: Record<string, string>,
  ): Promise<{ key: string; views: number; minutesWatched: number }[]> {
    const all = { ids: "channel==MINE", startDate: span.from, endDate: span.to, metrics: METRICS, ...query };
    const url = `${analyticsBase}/v2/reports?${new URLSearchParams(all).toString()}`;
    const headers = { authorization: `Bearer ${accessToken}` };
    const table = await callProvider({ provider: "youtube-analytics", method: "GET", url, headers }, resultTable);
    const at = (name: string): number => table.columnHeaders.findIndex((column) => column.name === name);
    return table.rows.map((row) => ({
      key: String(row[at(query["dimensions"] ?? "")] ?? ""),
      views: Number(row[at("views")] ?? 0),
      minutesWatched: Number(row[at("estimatedMinutesWatched")] ?? 0),
    }));
  }

  return {
    async viewsByDay(accessToken, span) {
      const rows = await report(accessToken, span, { dimensions: "day", sort: "day" });
      return rows.map(({ key, ...numbers }) => ({ day: key, ...numbers }));
    },
    async topVideos(accessToken, span, limit) {
      const query = { dimensions: "video", sort: "-views", maxResults: String(limit) };
      const rows = await report(accessToken, span, query);
      return rows.map(({ key, ...numbers }) => ({ youtubeVideoId: key, ...numbers }));
    },
  };
}
