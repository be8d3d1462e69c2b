import { claims, type ClaimsMode } from "#content/claims.ts";
import { useT } from "#lib/messages.tsx";
import { claimFigure } from "./claim-figures.ts";
import { useSiteFigures } from "./use-site-figures.ts";

export function Claims({ mode }: { mode: ClaimsMode }) {
  const t = useT();
  const counted = useSiteFigures(mode === "computed");
  return (
    <section aria-label={t("landing.claim.label")} className="page-width mt-14 pb-14 md:mt-20 md:pb-16">
      <ul className="grid grid-cols-3 border-y border-line py-6 md:py-8">
        {claims.map((claim) => {
          const figure = claimFigure(claim, mode, t.lang(claim.text), counted);
          return (
            <li
              key={claim.text}
              lang={t.attr(claim.text)}
              className="border-l border-line pl-3 text-sm text-text-2 first:border-0 first:pl-0 md:pl-6 md:text-md"
            >
              <FigureText text={t(claim.text, { figure })} figure={figure} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The figure stands out wherever the sentence of the language puts it. */
function FigureText({ text, figure }: { text: string; figure: string }) {
  const [before = "", after = ""] = text.split(figure);
  return (
    <>
      {before}
      <strong className="tabular block text-xl font-bold text-text md:text-3xl">{figure}</strong>
      {after.trim()}
    </>
  );
}
