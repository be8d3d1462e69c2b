import { Globe } from "lucide-react";
import { useId, type FocusEvent, type ReactNode } from "react";
import { FieldError } from "./field.tsx";
import { TextField } from "./text-field.tsx";

export type DateTimeFieldProps = {
  legend: ReactNode;
  dateLabel: ReactNode;
  timeLabel: ReactNode;
  /** `2026-11-15`, or empty. */
  date: string;
  /** `18:30`, or empty. */
  time: string;
  onDateChange: (date: string) => void;
  onTimeChange: (time: string) => void;
  onBlur?: (() => void) | undefined;
  minDate?: string | undefined;
  maxDate?: string | undefined;
  /** The zone in which both are meant, e.g. "Europe/Istanbul (UTC+3)". */
  zone: ReactNode;
  error?: ReactNode;
  isDisabled?: boolean | undefined;
};

/** The browser's own pickers: right for every locale and every phone. The zone always stands beside them. */
export function DateTimeField(props: DateTimeFieldProps) {
  const { legend, dateLabel, timeLabel, date, time, minDate, maxDate, zone, error, isDisabled } = props;
  const errorId = useId();
  const isInvalid = error !== undefined && error !== null && error !== "";
  const problem = isInvalid ? { "aria-invalid": true, "aria-describedby": errorId } : undefined;

  // Going on from the date to the time is not leaving.
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) props.onBlur?.();
  }

  return (
    <fieldset className="min-w-0" disabled={isDisabled} onBlur={handleBlur}>
      <legend className="mb-2 text-sm font-medium text-text">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">
        <TextField
          type="date"
          label={dateLabel}
          value={date}
          min={minDate}
          max={maxDate}
          {...problem}
          onChange={(event) => props.onDateChange(event.currentTarget.value)}
        />
        <TextField
          type="time"
          label={timeLabel}
          value={time}
          {...problem}
          onChange={(event) => props.onTimeChange(event.currentTarget.value)}
        />
      </div>
      <p className="mt-2 flex items-center gap-1.5 text-sm text-text-3">
        <Globe aria-hidden="true" className="size-4 shrink-0" />
        {zone}
      </p>
      {isInvalid && (
        <div className="mt-1.5 text-sm">
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
