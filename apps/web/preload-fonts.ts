import type { HtmlTagDescriptor, Plugin } from "vite";

const FIRST_VIEW = /inter-(latin|turkish)-wght.*\.woff2$/;

/** Asks for the two faces of the first view with the page itself, instead of when the first word is drawn. */
export function preloadFonts(): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const files = Object.keys(bundle).filter((file) => FIRST_VIEW.test(file));
        return files.map((file) => ({
          tag: "link",
          attrs: { rel: "preload", href: `/${file}`, as: "font", type: "font/woff2", crossorigin: true },
          injectTo: "head",
        }));
      },
    },
  };
}
