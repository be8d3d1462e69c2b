import type { CreateVideoBody, CreateVideoInput } from "@sahne/contract/videos";
import { RectangleHorizontal, RectangleVertical, Square } from "lucide-react";
import { Controller, type Control } from "react-hook-form";
import { T, useT } from "#lib/messages.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Select } from "#ui/select.tsx";

const SHAPES = [
  { value: "16:9", key: "create.options.aspectRatio.16-9", icon: <RectangleHorizontal /> },
  { value: "9:16", key: "create.options.aspectRatio.9-16", icon: <RectangleVertical /> },
  { value: "1:1", key: "create.options.aspectRatio.1-1", icon: <Square /> },
] as const;

const LENGTHS_SECONDS = [5, 8, 12, 15, 20, 30, 45, 60];

export function FilmOptions({ control }: { control: Control<CreateVideoInput, unknown, CreateVideoBody> }) {
  const t = useT();
  return (
    <div className="flex flex-col gap-6">
      <Controller
        control={control}
        name="options.aspectRatio"
        render={({ field }) => (
          <RadioCards
            legend={<T k="create.options.aspectRatio" />}
            columns={3}
            value={field.value ?? "16:9"}
            onChange={field.onChange}
            options={SHAPES.map(({ value, key, icon }) => ({ value, label: <T k={key} />, icon }))}
          />
        )}
      />
      <Controller
        control={control}
        name="options.durationSeconds"
        render={({ field }) => (
          <Select
            label={<T k="create.options.duration" />}
            className="max-w-60"
            name={field.name}
            value={String(field.value)}
            onBlur={field.onBlur}
            onChange={(event) => field.onChange(Number(event.currentTarget.value))}
            options={LENGTHS_SECONDS.map((seconds) => ({
              value: String(seconds),
              label: t("create.options.durationSeconds", { count: seconds }),
            }))}
          />
        )}
      />
    </div>
  );
}
