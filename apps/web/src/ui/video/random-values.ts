import type { RandomInterval } from "@sahne/contract/schedules/schedules";
import { WEEKDAYS, type RandomValues } from "./random-fields.tsx";

export function randomOf({ minHours, maxHours, fromHour, toHour, weekdays }: RandomValues): RandomInterval {
  return {
    minHours: numberOf(minHours),
    maxHours: numberOf(maxHours),
    fromHour: numberOf(fromHour),
    toHour: numberOf(toHour),
    ...(weekdays.length < WEEKDAYS.length && { weekdays: [...weekdays] }),
  };
}

/** Not a number stays none: whoever judges it says so at its field. */
export function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}
