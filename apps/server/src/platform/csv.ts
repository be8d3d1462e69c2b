import { parse } from "csv-parse/sync";
import { AppError } from "#platform/errors.ts";

/** Spreadsheets tell UTF-8 by this mark. */
export const BYTE_ORDER_MARK = "\u{FEFF}";

/** What a spreadsheet would take for a formula, also behind the marks that were put before it. */
const FORMULA = /^'*[=+\-@\t\r]/;
const MARKED = /^'+[=+\-@\t\r]/;

type Cell = string | number | boolean | null;

/** Quoted, and no spreadsheet takes a text for a formula. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(value: Cell): string {
  if (value === null) return "";
  const text = String(value);
  const harmless = typeof value === "string" && FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const DELIMITERS = [",", ";", "\t"] as const;

/** The rows of a file, at most so many; whichever delimiter parts its headings best is its own. */
export function readCsv(text: string, rowsMax: number): string[][] {
  const read = (delimiter: string, to: number) => {
    try {
      return parse(text, { bom: true, delimiter, to, relax_column_count: true, relax_quotes: true }).map((row) =>
        row.map((cell) => (MARKED.test(cell) ? cell.slice(1) : cell)),
      );
    } catch (error) {
      // Such as a quotation mark that is never closed: where it was meant to end nobody can say.
      throw new AppError("invalid_request", { fields: { text: "file.broken" }, cause: error });
    }
  };
  const widths = DELIMITERS.map((delimiter) => read(delimiter, 1)[0]?.length ?? 0);
  const best = DELIMITERS[widths.indexOf(Math.max(...widths))] ?? ",";
  return read(best, rowsMax);
}
