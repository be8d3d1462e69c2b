import { environment, settingGroups } from "#platform/settings.ts";

const INTRODUCTION = `# Settings

Every one, by environment variable; a wrong one is named at the start, and a misspelt one too. Made from
\`apps/server/src/platform/settings.ts\` by \`npm run settings\`; a test fails when this page is older.
`;

const defaults: Readonly<Record<string, unknown>> = environment.parse({});

/** docs/SETTINGS.md: a table for each group, so that no setting can be missing from it. */
export function settingsPage(): string {
  const groups = Object.entries(settingGroups).map(([title, settings]) => {
    const rows = Object.entries(settings).map(([name, setting]) => {
      const { description = "", unset } = setting.meta() ?? {};
      return [`\`${name}\``, shownDefault(defaults[name], unset), description];
    });
    return `## ${title}\n\n${table([["name", "default", "meaning"], ...rows])}`;
  });
  return [INTRODUCTION, ...groups].join("\n");
}

function shownDefault(value: unknown, unset: unknown): string {
  if (value instanceof Set) return [...value].join(",");
  if (value === undefined || value === "") return typeof unset === "string" ? unset.replaceAll("<", "\\<") : "–";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Columns of one width, as the formatter of the repository writes them. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |\n`;
  const padded = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))));
  const rule = line(widths.map((width) => "-".repeat(width)));
  return [padded[0], rule, ...padded.slice(1)].join("");
}
