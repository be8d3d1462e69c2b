const SENTENCES = [
  "Yol dağların arasından kıvrılıp denize iner",
  "Sabah sisi vadinin üstünden yavaşça kalkar",
  "Yolcular pencereden uzun uzun dışarı bakar",
];

/** A text that fills a minute and is called by its title: a film of one sentence ends after a few seconds, whatever length is asked for. */
export function minuteOf(title: string): string {
  const told = Array.from({ length: 21 }, (_, index) => SENTENCES[index % SENTENCES.length]);
  return `${[title, ...told].join(". ")}.`;
}
