// `npm run backup`, `restore`, `db:move`, `media:cors`, `doctor`, `operator`: builds the program for operators if it is stale, then runs it here.
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { boot } from "./boot.mjs";
import { buildStale, dieOfBuild } from "./build.mjs";
import { root } from "./processes.mjs";

await boot();
await buildStale(["messages", "engine", "operate"]).catch(dieOfBuild);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(root, "apps/server/dist/operate.mjs")).href);
