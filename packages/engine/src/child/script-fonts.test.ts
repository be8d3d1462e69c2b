import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ENGINE_FILES } from "#tools/engine-files.ts";

/** Two letters of each script: a font that lacks them draws the same empty box twice. */
const PAIRS = ["من", "של", "नम", "กข", "你好", "こカ", "안녕", "Жд", "Ωλ", "₺₽", "₽₿"];

// In a process of its own: fonts count only until the first letter is drawn.
const SCRIPT = `
  import { createCanvas } from "@napi-rs/canvas";
  import { registerFonts } from "#child/fonts.ts";
  import { registerScriptFonts } from "#child/script-fonts.ts";
  import { fontOf } from "#stage/words/words.ts";
  const [folder, ...pairs] = process.argv.slice(1);
  registerFonts(folder);
  await registerScriptFonts(folder, pairs.join(" "));
  const draw = (font, letter) => {
    const context = createCanvas(80, 80).getContext("2d");
    context.font = fontOf(font, 50);
    context.fillText(letter, 10, 60);
    return Buffer.from(context.canvas.data());
  };
  console.log(JSON.stringify(pairs.filter(([first, second]) =>
    ["anton", "playfair"].some((font) => draw(font, first).equals(draw(font, second))))));
`;

test(
  "[R16.4] letters of every great script and signs of money are drawn in every look, not boxes",
  { timeout: 120_000 },
  async () => {
    const cwd = fileURLToPath(new URL("../../", import.meta.url));
    const command = ["--import", "tsx", "--input-type=module", "-e", SCRIPT, ENGINE_FILES.fontFolder, ...PAIRS];

    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd });

    expect(JSON.parse(stdout)).toEqual([]);
  },
);
