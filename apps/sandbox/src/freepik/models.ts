import { klingModels } from "./kling-models.ts";
import type { FreepikModel } from "./model.ts";
import { otherModels } from "./other-models.ts";

const models = [...klingModels, ...otherModels];
const bySubmitPath = new Map(models.map((entry) => [entry.submit, entry]));
const families = new Set(models.map(({ poll }) => poll));

export function findModel(submitPath: string): FreepikModel | undefined {
  return bySubmitPath.get(submitPath);
}

export function isFamily(path: string): boolean {
  return families.has(path);
}
