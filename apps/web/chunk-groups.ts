import { fileURLToPath } from "node:url";
import { normalizePath } from "vite";

// Few and larger files: a hundred chunks of one icon each cost more in overhead than they save. A group also takes what
// its modules import, unless a group of higher priority has it.
export const chunkGroups = [
  ...["base", "app", "shell"].map((frame, index) => ({
    name: (id: string, graph: Graph) => (frameOf(id, graph) === frame ? frame : null),
    debugName: frame,
    priority: 9 - index,
  })),
  { name: "forms", test: /node_modules[\\/](react-hook-form|@hookform)[\\/]/, priority: 2 },
  {
    name: "widgets",
    test: /@base-ui|@floating-ui|[\\/]ui[\\/](tabs|overlay[\\/](confirm-dialog|dialog|drawer|menu|popover|tooltip|command-\w+))\./,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 4_000,
    priority: 1,
  },
  {
    name: "shared",
    test: /lucide-react[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    priority: 1,
  },
  { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 450 },
];

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

const isMain = /[\\/]src[\\/]main\.tsx$/;
const isLandingOnly = /[\\/](screens[\\/]landing|content)[\\/]/;

/** Each frame stands inside the one before it, so what an outer one brings along is there already. */
const frames = [
  { chunk: "base", entries: ["main.tsx", "screens/landing/landing-screen.tsx"] },
  // With what the dashboard shares with the pages outside of it, so that those need nothing of the dashboard's own.
  {
    chunk: "app",
    entries: [
      "app/app-layout.tsx",
      "app/page-layout.tsx",
      "app/auth-layout.tsx",
      "data/accounts.ts",
      "ui/badge.tsx",
      "ui/card.tsx",
      "ui/empty-state.tsx",
      "ui/skeleton.tsx",
      "ui/form/text-field.tsx",
    ],
  },
  { chunk: "shell", entries: ["app/shell/dashboard-shell.tsx"] },
];
let placed: ReadonlyMap<string, string> | undefined;

/**
 * One file for all that the first visit needs, whichever page it is; one for what every page but the landing page
 * stands on; one for the dashboard's own frame.
 */
function frameOf(id: string, graph: Graph): string | null {
  placed ??= placeFrames(graph);
  return isMain.test(id) ? null : (placed.get(id) ?? null);
}

function placeFrames(graph: Graph): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { chunk, entries } of frames) {
    const paths = entries.map((path) => normalizePath(fileURLToPath(new URL(`src/${path}`, import.meta.url))));
    for (const id of staticImports(paths, graph)) {
      if (!places.has(id) && !isLandingOnly.test(id)) places.set(id, chunk);
    }
  }
  return places;
}

function staticImports(entries: readonly string[], graph: Graph): ReadonlySet<string> {
  const found = new Set(entries);
  // A set hands out what is added to it while it is walked.
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
