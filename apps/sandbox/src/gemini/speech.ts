const SAMPLES_PER_SECOND = 24_000;
const SECONDS_PER_LETTER = 0.06;
const LONGEST_SECONDS = 60;

/** Mono 16-bit samples: one soft tone per letter, silent between words, so length and loudness are like speech. */
export function speak(text: string): Buffer {
  const letters = Array.from(text).slice(0, LONGEST_SECONDS / SECONDS_PER_LETTER);
  const perLetter = Math.round(SAMPLES_PER_SECOND * SECONDS_PER_LETTER);
  const samples = Buffer.alloc(letters.length * perLetter * 2);
  for (const [index, letter] of letters.entries()) {
    if (/\s/.test(letter)) continue;
    const frequency = 140 + ((letter.codePointAt(0) ?? 0) % 24) * 8;
    for (let sample = 0; sample < perLetter; sample++) {
      const envelope = Math.sin((Math.PI * sample) / perLetter);
      const wave = Math.sin((2 * Math.PI * frequency * sample) / SAMPLES_PER_SECOND);
      samples.writeInt16LE(Math.round(wave * envelope * 6000), (index * perLetter + sample) * 2);
    }
  }
  return samples;
}
