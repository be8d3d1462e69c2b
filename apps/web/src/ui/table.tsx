import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type TableColumn<Row> = {
  id: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end, in figures of one width. */
  align?: "start" | "end" | undefined;
  className?: string | undefined;
};

export type TableProps<Row> = {
  /** Says what the table holds; read out, not shown. */
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  className?: string | undefined;
};

/** Wider than its place, it scrolls inside its own frame, by keyboard too; the page never scrolls sideways. */
export function Table<Row>({ caption, columns, rows, rowKey, className }: TableProps<Row>) {
  return (
    <div
      role="region"
      aria-label={caption}
      tabIndex={0}
      className={classNames("overflow-x-auto rounded-lg border border-line bg-surface-1", className)}
    >
      <table className="w-full border-collapse text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line bg-surface-sunken/40">
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={classNames(
                  "px-4 py-2.5 text-sm font-medium text-text-3",
                  alignment(column),
                  column.className,
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-surface-3/40">
              {columns.map((column) => (
                <td key={column.id} className={classNames("px-4 py-3", alignment(column), column.className)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function alignment<Row>(column: TableColumn<Row>): string {
  return column.align === "end" ? "tabular text-right" : "text-left";
}
