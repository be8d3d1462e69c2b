import { checkClock, checkDatabase } from "./doctor-database.ts";
import { reasonOf, wrong, type Check, type Finding, type Patient } from "./doctor-finding.ts";
import { checkDataDir, checkMedia, checkRenderer, checkSecretKey } from "./doctor-machine.ts";
import { checkGoogle, checkMail, checkPort, checkPublicUrl, checkRedirect } from "./doctor-network.ts";

const CHECKS: Record<string, Check> = {
  "data folder": checkDataDir,
  database: checkDatabase,
  clock: checkClock,
  "secret key": checkSecretKey,
  media: checkMedia,
  renderer: checkRenderer,
  port: checkPort,
  PUBLIC_URL: checkPublicUrl,
  "redirect URI": checkRedirect,
  Google: checkGoogle,
  mail: checkMail,
};

export type Diagnosis = Finding & { name: string };

/** Tries every setting for real, one after the other; a check that itself breaks is a finding too. */
export async function examine(patient: Patient, onFound: (found: Diagnosis) => void): Promise<Diagnosis[]> {
  const all: Diagnosis[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const finding = await check(patient).catch((error: unknown) => wrong(reasonOf(error), "See the line above."));
    const found = { name, ...finding };
    all.push(found);
    onFound(found);
  }
  return all;
}
