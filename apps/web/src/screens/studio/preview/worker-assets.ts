import type { Lexicon } from "@sahne/engine/director/match/lexicon";
import type { FontId } from "@sahne/engine/presets";
import { RICHEST_FONT, SCRIPT_FONTS } from "@sahne/engine/stage/words/script-fonts";
import type { StageTools } from "@sahne/engine/stage/stage";

/** The faces of the render process, under the same names. */
const FONT_FILES: Readonly<Record<FontId, [family: string, file: string]>> = {
  montserrat: ["Sahne Montserrat", "montserrat-extra-bold.ttf"],
  anton: ["Sahne Anton", "anton-regular.ttf"],
  playfair: ["Sahne Playfair", "playfair-display-bold-italic.ttf"],
  grotesk: ["Sahne Grotesk", "space-grotesk-bold.ttf"],
};
const MONEY = /[\u20a0-\u20c0]/u;
const LATIN_END = 0x24f;
const LETTER = /[\p{L}\p{M}\p{N}\u3000-\u303f\uff00-\uffef\u0964\u0965]/u;

type FontPiece = { ranges: [number, number][]; at: number };

export type Assets = {
  kernel: WebAssembly.Module;
  lexicon: () => Promise<Lexicon>;
  atlas: () => Promise<ReturnType<StageTools["atlas"]>>;
  loadFonts: (fonts: ReadonlySet<FontId>, letters: string) => Promise<void>;
};

/** What the renderer reads from its own folder comes from the server here, when a film first needs it. */
export async function loadAssets(base: string): Promise<Assets> {
  const get = async (name: string): Promise<Response> => {
    const response = await fetch(`${base}/${name}`);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  const once = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
    let value: Promise<Value> | undefined;
    return () => (value ??= load());
  };
  const loaded = new Map<string, Promise<void>>();
  const addFont = (family: string, name: string): Promise<void> => {
    const known = loaded.get(name) ?? addFace(family, get(name));
    loaded.set(name, known);
    return known;
  };
  const pieces = once(async () => (await get("scripts.json")).json() as Promise<FontPiece[]>);
  let scripts = 0;
  const lexicon = once(async () => (await get("lexicon.json")).json() as Promise<Lexicon>);
  // Nearly every visit plans something; a failure is told when it does.
  lexicon().catch(() => undefined);
  return {
    kernel: await WebAssembly.compile(await (await get("kernel.wasm")).arrayBuffer()),
    lexicon,
    atlas: once(async () => (await get("atlas.json")).json() as Promise<ReturnType<StageTools["atlas"]>>),
    async loadFonts(fonts, letters) {
      const ours = MONEY.test(letters) ? new Set([...fonts, RICHEST_FONT]) : fonts;
      await Promise.all([...ours].map((id) => addFont(...FONT_FILES[id])));
      const wanted = [...new Set(letters)].filter(isForeign).map((letter) => letter.codePointAt(0) ?? 0);
      if (wanted.length === 0) return;
      for (const { ranges, at } of await pieces()) {
        const isNeeded = wanted.some((code) => ranges.some(([from, to]) => code >= from && code <= to));
        if (!isNeeded || loaded.has(`scripts/${at}`)) continue;
        const family = SCRIPT_FONTS[scripts++];
        if (family !== undefined) await addFont(family, `scripts/${at}`);
      }
    },
  };
}

async function addFace(family: string, file: Promise<Response>): Promise<void> {
  const face = new FontFace(family, await (await file).arrayBuffer());
  // The types know fonts of documents only; a worker has its own set.
  (self as unknown as { fonts: FontFaceSet }).fonts.add(await face.load());
}

function isForeign(letter: string): boolean {
  return (letter.codePointAt(0) ?? 0) > LATIN_END && LETTER.test(letter);
}
