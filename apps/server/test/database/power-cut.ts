import { layout } from "#layout.ts";

import { temporaryFolder } from "./engines.ts";
import type { PowerCutReport } from "./power-cut-run.ts";
import { firstLine, startScript } from "./processes.ts";

/** Simulated power cuts while the embedded engine writes, on our file system or on PGlite's own. */
export async function cutPower(settings: { isDurable: boolean; cuts: number; seed: number }): Promise<PowerCutReport> {
  const templatePath = layout.databaseTemplate;
  const folder = await temporaryFolder();
  const child = startScript("./power-cut-run.ts", [JSON.stringify({ ...settings, folder, templatePath })]);
  return JSON.parse(await firstLine(child)) as PowerCutReport;
}
