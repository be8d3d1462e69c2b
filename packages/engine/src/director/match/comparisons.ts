import type { Word } from "./cut-words.ts";

export const ARTICLES = new Set(
  "the a an my your his her its our their this that these those some any every each".split(" "),
);

/** "Yataktan uzağa", "mutfakta": a Turkish case that tells where weighs as a preposition does. */
export const WHERE = /[dt][ae]n?$/u;

/** "More than a hundred elephants". */
const MOST_BEHIND_THAN = 4;

/** "Sünger gibi", "like a virus", "filden daha ağır": what something is likened to is not what is told of. */
export function isCompared(words: readonly Word[], index: number, span: number): boolean {
  const [before, earlier, after] = [index - 1, index - 2, index + span].map((at) => words[at]?.plain ?? "");
  // "Less memory than your watch": the thing everybody knows is what makes the measure seen.
  const isKnown = before === "than" && words[index]?.plain === "your";
  const isMeasured =
    !isKnown && words.slice(Math.max(0, index - MOST_BEHIND_THAN), index).some(({ plain }) => plain === "than");
  const isOutdone = /^(?:daha|bile)$/u.test(after ?? "") && WHERE.test(words[index + span - 1]?.plain ?? "");
  if (isMeasured || isOutdone || isSize(words, index, after ?? "")) return true;
  // "Smelled like wet socks".
  if (before !== "like" && words.slice(Math.max(0, index - 4), index).some((_, at, near) => isSensed(near, at)))
    return true;
  return after === "gibi" || before === "like" || (LIKENESS.has(earlier ?? "") && ARTICLES.has(before ?? ""));
}

/** "Tastes like", "smelled like": what it is like stands right behind it. */
function isSensed(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.plain === "like" &&
    !words.slice(at).some(({ isLast }) => isLast) &&
    /^(?:tast|smell|sound|look|fe[el]l)/u.test(words[at - 1]?.plain ?? "")
  );
}

/** "The size of a mattress", "as heavy as a car", "yatak büyüklüğünde", "bir fil kadar": what something is measured by. */
function isSize(words: readonly Word[], index: number, after: string): boolean {
  const before = words.slice(Math.max(0, index - 5), index).map(({ plain }) => plain);
  const said = before.join(" ");
  const own = words[index]?.plain ?? "";
  if (
    /(?:^| )(?:size|height|width|length|weight|shape|thickness|depth) of (?:an? |the )?(?:\p{L}+ )?$/u.test(`${said} `)
  )
    return true;
  if (
    /(?:^| )as (?:big|large|small|tall|heavy|long|high|wide|thick|thin|light|strong|fast|hard|soft) as (?:an? |the )?(?:\p{L}+ )?$/u.test(
      `${said} `,
    )
  )
    return true;
  if (
    /^(?:büyüklüğünde|boyunda|boyutunda|ağırlığında|uzunluğunda|genişliğinde|yüksekliğinde|kalınlığında|iriliğinde)/u.test(
      after,
    )
  )
    return true;
  return after === "kadar" && before.at(-1) === "bir" && !/(?:[ae]|y[ae])$/u.test(own.slice(-2));
}

/** "Like a virus", "the way a child sucks a thumb". */
const LIKENESS: ReadonlySet<string> = new Set(["like", "way"]);

/** What something looks or acts like can be shown for it; what it outdoes cannot. */
export function isPictured(words: readonly Word[], index: number, span: number): boolean {
  return words[index + span]?.plain === "gibi" || words.slice(Math.max(0, index - 2), index).some(isLike);
}

function isLike({ plain }: Word): boolean {
  return plain === "like";
}
