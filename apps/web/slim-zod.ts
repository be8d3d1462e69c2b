import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const DESCRIBING = /[\\/]zod[\\/]v4[\\/]core[\\/](to-json-schema|json-schema-processors)\.js$/;
const MEMOIZER = /[\\/]zod[\\/]v4[\\/]core[\\/]memoizer\.js$/;
const WORDS = /[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/;
const EXPORTED = /^export (?:const|function|class) ([\w$]+)/gm;

/**
 * Leaves out of the browser's files what no browser uses, a tenth of what every page but the landing page loads: the way
 * to describe a schema (only the server's API docs ask for that), references in circles (no answer in JSON has one) and
 * zod's own English words (ours come from the catalogue).
 */
export function slimZod(): Plugin {
  return {
    name: "slim-zod",
    apply: "build",
    load: {
      filter: { id: [DESCRIBING, MEMOIZER, WORDS] },
      async handler(id) {
        if (WORDS.test(id)) return "export default () => ({});";
        const names = [...(await readFile(id, "utf8")).matchAll(EXPORTED)].map(([, name]) => name);
        // The memoizer is asked for with the first schema, and "none" is an answer it knows.
        const body = MEMOIZER.test(id) ? "" : 'throw new Error("Schemas are not described in the browser");';
        return `function absent() { ${body} }\nexport { ${names.map((name) => `absent as ${name}`).join(", ")} };`;
      },
    },
  };
}
