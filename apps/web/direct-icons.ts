import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath, type Plugin } from "vite";

const INDEX = fileURLToPath(import.meta.resolve("lucide-react")).replace(
  /cjs([\\/])lucide-react\.js$/,
  "esm$1lucide-react.mjs",
);
const IMPORT = /import \{([^}]+)\} from "lucide-react";/g;
const INDEX_LINE = /^export \{([^}]+)\} from '(\.\/icons\/[^']+)';$/gm;

/**
 * Imports each icon from its own file. Behind the package's index, which names all 1,900, the bundler cannot tell which
 * page needs which icon, and lays them into files of pages that have no use for them.
 */
export function directIcons(): Plugin {
  const files = readIndex();
  return {
    name: "direct-icons",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: "lucide-react" },
      handler(code) {
        const direct = code.replaceAll(IMPORT, (_statement, list: string) => list.split(",").map(importOne).join(" "));
        return { code: direct, map: null };
      },
    },
  };

  function importOne(part: string): string {
    const [name, alias] = part.trim().split(" as ");
    if (name === undefined || name === "" || name.startsWith("type ")) return "";
    const file = files.get(name);
    if (file === undefined) throw new Error(`lucide-react has no icon ${name}`);
    return `import ${alias ?? name} from "${file}";`;
  }
}

function readIndex(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [, names = "", address = ""] of readFileSync(INDEX, "utf8").matchAll(INDEX_LINE)) {
    const file = normalizePath(join(dirname(INDEX), address));
    for (const name of names.split(",")) files.set(name.trim().replace(/^default as /, ""), file);
  }
  return files;
}
