import type { Undo } from "#screens/schedule/calendar/use-calendar-actions.ts";

/** What the tools may do with the calendar above them. */
export type ToolActions = { edit: (scheduleId: string) => void; offerUndo: (undo: Undo) => void };
