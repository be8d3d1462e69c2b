import { FILE_ROWS_MAX, fileColumn, type ColumnMap, type FileColumn } from "@sahne/contract/schedules/schedule-file";
import { readCsv } from "#platform/csv.ts";
import { AppError } from "#platform/errors.ts";

export type Cells = Partial<Record<FileColumn, string>>;
export type FileRow = { row: number; cells: Cells };

/** Headings that stand for a column besides its own name; without case, marks and blanks. */
const HEADINGS: Partial<Record<FileColumn, readonly string[]>> = {
  id: ["plan", "planid"],
  video: ["videoid"],
  name: ["ad", "isim", "videoname", "videoad"],
  text: ["metin", "prompt", "istem", "prompttext"],
  keywords: ["anahtarkelimeler", "kelimeler"],
  date: ["tarih", "gun", "day"],
  time: ["saat", "hour"],
  zone: ["timezone", "saatdilimi", "zamandilimi"],
  repeat: ["tekrar", "recurring"],
  count: ["adet", "endafter"],
  until: ["bitis", "end"],
  topics: ["konular", "konu", "topic"],
  topicsEnd: ["konularbitince"],
  writer: ["yazar", "yazan"],
  paused: ["duraklatildi"],
  service: ["hizmet"],
  images: ["gorseller", "image"],
  style: ["stil"],
  scene: ["sahne"],
  captions: ["altyazi"],
  music: ["muzik"],
  language: ["dil"],
  voice: ["ses"],
  shape: ["oran", "aspectratio"],
  seconds: ["sure", "duration"],
  resolution: ["cozunurluk"],
  channel: ["kanal"],
  title: ["baslik"],
  description: ["aciklama"],
  privacy: ["gizlilik"],
  tags: ["etiketler"],
  category: ["kategori"],
  kids: ["cocuklar"],
  asks: ["onay", "approval"],
};

/** The rows of a file by column; which heading stands for which is told by its sender, else by the headings themselves. */
export function readRows(
  text: string,
  sent: ColumnMap = {},
): { headings: string[]; columns: ColumnMap; rows: FileRow[] } {
  // Blank rows count as rows where a spreadsheet counts them, and for nothing else.
  const [first = [], ...others] = readCsv(text, 5 * FILE_ROWS_MAX);
  const headings = first.map((heading) => heading.trim());
  const columns = Object.fromEntries(
    fileColumn.options.map((column) => [column, column in sent ? (sent[column] ?? null) : guessed(headings, column)]),
  ) as ColumnMap;
  const places = fileColumn.options.flatMap((column) => {
    const place = headings.indexOf(columns[column] ?? "");
    return columns[column] === null || place === -1 ? [] : [{ column, place }];
  });
  const filled = others
    .map((cells, index) => ({ row: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  if (filled.length > FILE_ROWS_MAX) throw new AppError("invalid_request", { fields: { text: "file.rows.many" } });
  if (filled.length === 0) throw new AppError("invalid_request", { fields: { text: "file.rows.none" } });
  const rows = filled.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(places.map(({ column, place }) => [column, cells[place]?.trim() ?? ""])),
  }));
  return { headings, columns, rows };
}

function guessed(headings: readonly string[], column: FileColumn): string | null {
  const names = new Set([folded(column), ...(HEADINGS[column] ?? [])]);
  return headings.find((heading) => names.has(folded(heading))) ?? null;
}

function folded(heading: string): string {
  return heading
    .replaceAll("İ", "i")
    .toLowerCase()
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replaceAll(/[^a-z]/g, "");
}
