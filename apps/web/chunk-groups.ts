import { fileURLToPath } from "node:url";
import { normalizePath } from "vite";

// Few and larger files: a hundred chunks of one icon each cost more in overhead than they save.
export const chunkGroups = [
  { name: baseChunk, debugName: "base", priority: 3 },
  { name: "forms", test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 2 },
  { name: "wire", test: /node_modules[\\/](zod|@tanstack)[\\/]|packages[\\/]contract[\\/]/, priority: 2 },
  // The provider stands around every page, the widgets it serves come later.
  { name: "csp", test: /@base-ui[\\/]react[\\/](csp-provider|.*csp-context)/, priority: 2 },
  {
    name: "icons",
    test: /lucide-react/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    priority: 2,
  },
  {
    name: "widgets",
    test: /@base-ui|@floating-ui|[\\/]ui[\\/](confirm-dialog|dialog|drawer|menu|popover|tabs|tooltip|command-\w+)\./,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 1,
  },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 4_000 },
];

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const isMain = /[\\/]src[\\/]main\.tsx$/;
const isOwnChunk = /[\\/]screens[\\/]landing[\\/]|lucide-react[\\/].*[\\/]icons[\\/]/;
const firstPages = ["src/main.tsx", "src/screens/landing/landing-screen.tsx"].map((path) =>
  normalizePath(fileURLToPath(new URL(path, import.meta.url))),
);
let firstModules: ReadonlySet<string> | undefined;

/** One file for all that the first visit needs, whichever page it is: what main.tsx and the landing page stand on. */
function baseChunk(id: string, graph: Graph): string | null {
  firstModules ??= staticImports(firstPages, graph);
  return firstModules.has(id) && !isMain.test(id) && !isOwnChunk.test(id) ? "base" : null;
}

function staticImports(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(entries);
  // A set hands out what is added to it while it is walked.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
