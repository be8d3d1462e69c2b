/** Words that make the same sentence sound otherwise, by what the instructions call the tone. */
const TONES: readonly { asked: RegExp; tr: string; en: string }[] = [
  { asked: /calm|warm/iu, tr: "Sakin sakin", en: "Calmly now" },
  { asked: /playful|witty/iu, tr: "Hadi bakalım", en: "Guess what" },
  { asked: /serious|factual/iu, tr: "Bilinen şu ki", en: "It is a fact" },
  { asked: /fast|exciting/iu, tr: "İnanılmaz ama", en: "Unbelievable" },
];
const KEPT_OF_SHORT = 2 / 3;

/**
 * What a model makes of a text it shall change, as far as nobody has to understand it: fewer words, more, another tone, another
 * language. Undefined where no change is asked for.
 */
export function rewrite(prompt: string, instructions: string, isTurkish: boolean): string | undefined {
  const lines = prompt
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const task = /^(Shorten|Lengthen|Translate|Rewrite)\b/u.exec(instructions)?.[1];
  if (task === undefined || lines.length === 0) return undefined;
  if (task === "Shorten") return shorten(lines).join("\n");
  if (task === "Lengthen") return lengthen(lines, isTurkish).join("\n");
  if (task === "Translate")
    return lines.map((line) => `Sandbox ${isTurkish ? "Türkçesi" : "in English"}: ${line}`).join("\n");
  const tone = TONES.find(({ asked }) => asked.test(/sounds ([^.]+)/u.exec(instructions)?.[1] ?? ""));
  if (tone) return lines.map((line) => retone(line, isTurkish ? tone.tr : tone.en)).join("\n");
  return `Sandbox: ${lines.join(" ")}. Close shot at eye level, soft morning light, slow push-in, calm mood.`;
}

/** Its beginning and its end stay; of a single line its first words do. */
function shorten(lines: readonly string[]): string[] {
  if (lines.length > 2) return lines.filter((_, index) => index === 0 || index % 3 !== 1 || index === lines.length - 1);
  return lines.map((line) => {
    const words = line.split(/\s+/u);
    const kept = words.slice(0, Math.max(1, Math.floor(words.length * KEPT_OF_SHORT))).join(" ");
    return kept === line ? line : `${kept.replace(/[.,;:!?…]+$/u, "")}.`;
  });
}

function lengthen(lines: readonly string[], isTurkish: boolean): string[] {
  const more = isTurkish
    ? "Bir ayrıntı daha: bu, sandığınızdan eskidir."
    : "One more detail: it is older than you think.";
  if (lines.length === 1) return [`${lines[0]} ${more}`];
  return lines.flatMap((line, index) => (index === Math.floor(lines.length / 2) ? [more, line] : [line]));
}

/** A number of a list stays in front. */
function retone(line: string, words: string): string {
  const [, number = "", rest = line] = /^(\d+[.)]\s+)?(.*)$/su.exec(line) ?? [];
  return `${number}${words}: ${rest}`;
}
