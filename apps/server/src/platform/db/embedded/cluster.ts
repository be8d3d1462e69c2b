import { existsSync } from "node:fs";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

import { DatabaseProblem } from "#platform/db/database-problem.ts";
import { syncPath, syncTree } from "./sync-tree.ts";
import { unpackTree } from "./tree-archive.ts";

/** The files of a cluster belong to one major version of PostgreSQL; PGlite 0.5 is this one. */
const MAJOR_VERSION = "18";

type PrepareOptions = {
  directory: string;
  templatePath?: string | undefined;
  /** Makes an empty cluster in the folder when there is no template. */
  initialise: (folder: string) => Promise<void>;
};

/**
 * Gives the folder of the embedded cluster and makes it on the first run. It is made beside its place and moved there
 * when it is whole and on the disk, so that a first start cut short never leaves half a cluster.
 */
export async function prepareCluster({ directory, templatePath, initialise }: PrepareOptions): Promise<string> {
  const cluster = clusterOf(directory);
  if (existsSync(cluster)) {
    await assertVersion(cluster);
    return cluster;
  }
  const draft = join(directory, "cluster.new");
  await rm(draft, { recursive: true, force: true });
  if (templatePath && existsSync(templatePath)) await unpackTree(await readFile(templatePath), draft);
  else await initialise(draft);
  await syncTree(draft);
  await rename(draft, cluster);
  await syncPath(directory);
  return cluster;
}

export function clusterOf(directory: string): string {
  return join(directory, "cluster");
}

async function assertVersion(cluster: string): Promise<void> {
  const version = (await readFile(join(cluster, "PG_VERSION"), "utf8").catch(() => "")).trim();
  if (version === MAJOR_VERSION) return;
  if (version === "") {
    throw new DatabaseProblem(
      `The database in ${cluster} is damaged: it does not say what made it. Restore it from a backup, or move it away to begin with an empty one.`,
    );
  }
  throw new DatabaseProblem(
    `The database in ${cluster} was made by PostgreSQL ${version}; this release reads ${MAJOR_VERSION}. Export it with the release that made it.`,
  );
}
