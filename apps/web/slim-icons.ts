import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
const MAKER = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]createLucideIcon\.mjs$/;
const OUR_MAKER = fileURLToPath(new URL("src/ui/slim-icon.ts", import.meta.url));

/**
 * Icons are made by our own, smaller maker. Every stroke of an icon carries six drawn letters as its key, which no compression makes smaller. Its place in the icon is as
 * good a key, since strokes never change their order.
 */
export function slimIcons(): Plugin {
  return {
    name: "slim-icons",
    apply: "build",
    load: {
      filter: { id: MAKER },
      handler: () => `export { createSlimIcon as default } from ${JSON.stringify(OUR_MAKER)};`,
    },
    transform: {
      filter: { id: ICON },
      handler(code) {
        let place = 0;
        const short = code
          .replaceAll(/key: "\w+"/g, () => {
            place += 1;
            return `key: "${place}"`;
          })
          .replace("__iconData.node;", "");
        return { code: short, map: null };
      },
    },
  };
}
