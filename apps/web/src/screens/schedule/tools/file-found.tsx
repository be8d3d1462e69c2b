import type { ColumnMap, FileEntry, FileProblem, ScheduleFile } from "@sahne/contract/schedules/schedule-file";
import { T, useT } from "#lib/messages.tsx";
import { Select } from "#ui/form/select.tsx";
import { Notice } from "#ui/notice.tsx";
import { Table, type TableColumn } from "#ui/table.tsx";

/** The columns a person may point elsewhere; the others are found by their own names. */
const CHOSEN = [
  "text",
  "name",
  "keywords",
  "date",
  "time",
  "zone",
  "repeat",
  "topics",
  "style",
  "channel",
  "title",
  "description",
  "privacy",
  "asks",
  "video",
  "id",
] as const;

const PROBLEMS_SHOWN = 20;
const ENTRIES_SHOWN = 50;

type ColumnsProps = { found: ScheduleFile; isBusy: boolean; onChange: (map: ColumnMap) => void };

/** Which heading stands for what; changed, the file is checked again. */
export function Columns({ found: { headings, columns }, isBusy, onChange }: ColumnsProps) {
  const t = useT();
  const choices = [...new Set(headings)].filter((heading) => heading !== "");
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">
        <T k="file.columns" />
      </legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOSEN.map((column) => (
          <Select
            key={column}
            label={<T k={`file.column.${column}`} />}
            disabled={isBusy}
            value={columns[column] ?? ""}
            onChange={(event) => onChange({ [column]: event.currentTarget.value || null })}
            options={[
              { value: "", label: t("file.columns.none") },
              ...choices.map((heading) => ({ value: heading, label: heading })),
            ]}
          />
        ))}
      </div>
    </fieldset>
  );
}

export function Problems({ problems }: { problems: readonly FileProblem[] }) {
  const t = useT();
  const shown = problems.slice(0, PROBLEMS_SHOWN);
  return (
    <Notice tone="danger" title={<T k="file.problems" v={{ n: problems.length }} />}>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm">
        {shown.map(({ row, column, message }) => (
          <li key={`${row}/${column}/${message}`}>
            {column === null
              ? t("file.problem.row", { row, message })
              : t("file.problem", { row, column: columnName(t, column), message })}
          </li>
        ))}
        {problems.length > shown.length && (
          <li>
            <T k="file.more" v={{ n: problems.length - shown.length }} />
          </li>
        )}
      </ul>
    </Notice>
  );
}

function columnName(t: ReturnType<typeof useT>, column: NonNullable<FileProblem["column"]>): string {
  const known = CHOSEN.find((chosen) => chosen === column);
  return known === undefined ? column : t(`file.column.${known}`);
}

const COLUMNS: readonly TableColumn<FileEntry>[] = [
  { id: "row", header: <T k="file.row" />, align: "end", cell: ({ row }) => row },
  { id: "what", header: <T k="file.what" />, cell: whatOf },
  { id: "when", header: <T k="file.when" />, cell: whenOf },
  { id: "where", header: <T k="file.where" />, cell: whereOf },
];

/** What will be planned, with everything that goes out by itself. */
export function Entries({ entries }: { entries: readonly FileEntry[] }) {
  const t = useT();
  const shown = entries.slice(0, ENTRIES_SHOWN);
  const open = entries.filter(({ channelTitle, privacyStatus }) => channelTitle !== null && privacyStatus === "public");
  return (
    <section className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium">
        <T k="file.preview" />
      </h3>
      {/* Of all rows: a file may hold more than the table shows. */}
      <p role="status" className="text-sm text-text-2">
        <T k="file.public" v={{ n: open.length }} />
      </p>
      <Table caption={t("file.preview")} rows={shown} rowKey={({ row }) => String(row)} columns={COLUMNS} />
      {entries.length > shown.length && (
        <p className="text-sm text-text-3">
          <T k="file.more" v={{ n: entries.length - shown.length }} />
        </p>
      )}
    </section>
  );
}

function whatOf({ kind, name }: FileEntry) {
  return (
    <>
      {name}
      <span className="block text-sm text-text-3">
        <T k={`file.kind.${kind}`} />
      </span>
    </>
  );
}

function whenOf({ at, isSlot, isRepeated }: FileEntry) {
  if (at === null) return null;
  return (
    <>
      <T k="file.at" v={{ when: new Date(at) }} />
      {(isSlot || isRepeated) && (
        <span className="block text-sm text-text-3">
          <T k={isSlot ? "file.slot" : "file.repeats"} />
        </span>
      )}
    </>
  );
}

function whereOf({ channelTitle, title, privacyStatus }: FileEntry) {
  if (channelTitle === null) return <T k="file.nowhere" />;
  return (
    <>
      {title}
      <span className="block text-sm text-text-3">
        {channelTitle}
        {privacyStatus !== null && (
          <>
            {" · "}
            <T k={`planEditor.privacy.${privacyStatus}`} />
          </>
        )}
      </span>
    </>
  );
}
