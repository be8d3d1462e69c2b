import { useState } from "react";
import { T } from "#lib/messages.tsx";
import { DateTimeField } from "#ui/date-time-field.tsx";

export function WhenDemo() {
  const [date, setDate] = useState("2026-01-01");
  const [time, setTime] = useState("18:30");
  return (
    <DateTimeField
      legend={<T k="themeDemo.input.when" />}
      dateLabel={<T k="themeDemo.input.date" />}
      timeLabel={<T k="themeDemo.input.time" />}
      date={date}
      time={time}
      onDateChange={setDate}
      onTimeChange={setTime}
      zone={new Intl.DateTimeFormat().resolvedOptions().timeZone}
    />
  );
}
