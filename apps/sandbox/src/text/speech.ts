const SAMPLES_PER_SECOND = 24_000;
const SECONDS_PER_LETTER = 0.06;
const LONGEST_SECONDS = 60;

// prettier-ignore
export const VOICE_NAMES = [
  "Zephyr", "Puck", "Charon", "Kore", "Fenrir", "Leda", "Orus", "Aoede", "Callirrhoe", "Autonoe", "Enceladus", "Iapetus",
  "Umbriel", "Algieba", "Despina", "Erinome", "Algenib", "Rasalgethi", "Laomedeia", "Achernar", "Alnilam", "Schedar",
  "Gacrux", "Pulcherrima", "Achird", "Zubenelgenubi", "Vindemiatrix", "Sadachbia", "Sadaltager", "Sulafat",
] as const;

// prettier-ignore
export const OPENAI_VOICE_NAMES = [
  "alloy", "ash", "ballad", "coral", "echo", "fable", "onyx", "nova", "sage", "shimmer", "verse", "marin", "cedar",
] as const;

/**
 * Mono 16-bit samples: one soft tone per letter, silent between words, so length and loudness are like speech, and when a word
 * begins is known: 60 ms after each sign before it.
 */
export function speak(text: string, speed = 1): Buffer {
  const secondsPerLetter = SECONDS_PER_LETTER / speed;
  const letters = Array.from(text).slice(0, LONGEST_SECONDS / secondsPerLetter);
  const perLetter = Math.round(SAMPLES_PER_SECOND * secondsPerLetter);
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

/** The same as a file. */
export function wavOf(samples: Buffer): Buffer {
  const head = Buffer.alloc(44);
  head.write("RIFF", 0, "latin1");
  head.writeUInt32LE(36 + samples.length, 4);
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(SAMPLES_PER_SECOND, 24);
  head.writeUInt32LE(SAMPLES_PER_SECOND * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36, "latin1");
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
