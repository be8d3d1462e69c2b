import type { Hit } from "./matcher.ts";

/**
 * Drawings that say something only where their own word is written. As the sign of a deed or a thought (an ear for "listen", a
 * crown for "leader", a gift for "surprised") they mislead, and a body's part alone is a joke.
 */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  ear: /^(?:kula[kğ]|ears?$)/u,
  nose: /^(?:burun|burn|noses?$)/u,
  eye: /^(?:göz(?:$|ler|ün|üm|ü$|de|den|e$)|eyes?$|eyeball)/u,
  eyes: /^(?:gözler|eyes$)/u,
  brain: /^(?:beyin|beyn|brains?$)/u,
  bone: /^(?:kemi[kğ]|bones?$)/u,
  foot: /^(?:taban|foot$)/u,
  leg: /^(?:baca[kğ]|legs?$)/u,
  tongue: /^(?:dil|tongue)/u,
  "flexed-biceps": /^(?:kas$|kaslar|muscle|biceps|pazı)/u,
  briefcase: /^(?:evrak|briefcase)/u,
  crown: /^(?:taç|tac|crown|kral|king$|queen|padişah|sultan)/u,
  "wrapped-gift": /^(?:hediye|gift|present)/u,
  "puzzle-piece": /^(?:puzzle|yapboz|bulmaca|jigsaw)/u,
  newspaper: /^(?:gazete|newspaper|haberler|manşet|headline)/u,
  necktie: /^(?:kravat|necktie|tie$)/u,
  "nut-and-bolt": /^(?:vida|cıvata|bolt|screw)/u,
  "crystal-ball": /^(?:kristal|crystal|falcı|fortune)/u,
  collision: /^(?:çarp|crash|collision|bomba|explo|patlad|patlar|patlıyor)/u,
  "adhesive-bandage": /^(?:yara|bandage|band|plaster)/u,
  "shushing-face": /^(?:şşt|şş|shh|hush)/u,
  books: /^(?:kitap|kitab|books?$|kütüphane|library|librar|roman)/u,
  "sports-medal": /^(?:madalya|medal|nobel|sporcu|athlete|kahraman|hero)/u,
};

export function isMeant({ slug, word }: Pick<Hit, "slug" | "word">): boolean {
  const own = Object.hasOwn(OWN_WORDS, slug) ? OWN_WORDS[slug] : undefined;
  // An emoji was chosen by the writer.
  return (
    own === undefined ||
    word === "" ||
    word
      .toLocaleLowerCase("tr")
      .split(/\s+/u)
      .some((part) => own.test(part))
  );
}

/** Told with love or in memory: yellow faces break the tone. */
const TENDER =
  /(?<!\p{L})(?:dedem|ninem|annem|babam|annemin|babamın|dedemin)|hatıra|anısına|özledim|özlüyorum|\b(?:my|our) (?:grand(?:father|mother|ma|pa)|mother|father|mom|dad)\b|in memory|i miss\b/iu;
const FACE =
  /^(?!(?:dog|cat|cow|horse|pig|rabbit|bear|tiger|mouse|monkey|dragon|unicorn|glowing)-face$).*-face(?:-|$)|^face-/u;

export function isInTone({ slug, word }: Pick<Hit, "slug" | "word">, whole: string): boolean {
  return word === "" || !FACE.test(slug) || !TENDER.test(whole);
}
