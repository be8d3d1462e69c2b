import type { Locator, Page } from "@playwright/test";
import type { Api } from "./api.ts";

const HOUR_MS = 3_600_000;
const TIME_ZONE = "Europe/Istanbul";

/** At this hour in Istanbul, so many days from now. */
export function at(days: number, clock: string): Date {
  const day = new Date(Date.now() + days * 24 * HOUR_MS + 3 * HOUR_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${clock}:00+03:00`);
}

export async function plan(api: Api, name: string, scheduledAt: Date, rhythm: object = {}): Promise<string> {
  const wish = { scenario: "scheduled", promptText: name, keywords: "deniz", autoUpload: false };
  const { video } = (await api.call("POST", "/video/create", wish)) as { video: { _id: string } };
  const body = { scheduledAt: scheduledAt.toISOString(), timeZone: TIME_ZONE, ...rhythm };
  const reply = await api.call("POST", `/api/videos/${video._id}/schedule`, body);
  return (reply as { schedule: { _id: string } }).schedule._id;
}

export async function nextRuns(api: Api, scheduleId: string): Promise<string[]> {
  const { schedule } = (await api.call("GET", `/api/schedules/${scheduleId}`)) as { schedule: { nextRuns: string[] } };
  return schedule.nextRuns;
}

export const chips = (page: Page, name: string): Locator => page.getByRole("button", { name: new RegExp(`${name}, `) });
