// Loops over the samples of a film's sound: 32-bit floats, worked on in 64 bits. AssemblyScript: see kernel.ts.
// Here they are machine code from their first sample on; in the engine of the language every number of a loop is an object until
// that is done, which took longer than the sound itself.

@inline function at(samples: usize, index: i32): f64 {
  return <f64>load<f32>(samples + ((<usize>index) << 2));
}

@inline function put(samples: usize, index: i32, value: f64): void {
  store<f32>(samples + ((<usize>index) << 2), <f32>value);
}

/** The wave of a table (8192 samples) under an envelope, added to both sides: whole numbers as phase, no interpolation. */
export function addWave(
  left: usize, right: usize, table: usize, first: i32, last: i32, phase: i32, step: i32,
  attack: i32, held: i32, release: i32, fall: f64, gainLeft: f64, gainRight: f64,
): void {
  const rise = 1.0 / <f64>attack, sink = 1.0 / <f64>release;
  let level: f64 = 1, envelope: f64 = 0;
  for (let index = first; index < last; index++) {
    const age = index - first;
    if (age < attack) envelope += rise;
    else if (age >= held) envelope -= sink;
    level *= fall;
    const sample = at(table, phase >>> 19) * envelope * envelope * level;
    phase += step;
    put(left, index, at(left, index) + sample * gainLeft);
    put(right, index, at(right, index) + sample * gainRight);
  }
}

/** Sends two distances into the room: near becomes their sum, far what the room hears of both. */
export function sendToRoom(near: usize, far: usize, count: i32, nearSend: f64, farSend: f64): void {
  for (let index = 0; index < count; index++) {
    const close = at(near, index), distant = at(far, index);
    put(near, index, close + distant);
    put(far, index, close * nearSend + distant * farSend);
  }
}

/** target += source * gain */
export function addScaled(target: usize, source: usize, count: i32, gain: f64): void {
  for (let index = 0; index < count; index++) put(target, index, at(target, index) + at(source, index) * gain);
}

export function scaleSamples(samples: usize, count: i32, gain: f64): void {
  for (let index = 0; index < count; index++) put(samples, index, at(samples, index) * gain);
}

/**
 * Two combs side by side, because each waits for its own last sample. Round after round of their delay lines, which are clear at
 * first: inside of one, nothing asks where a line ends.
 */
export function addCombs(
  signal: usize, output: usize, count: i32, first: usize, firstLength: i32, second: usize, secondLength: i32,
  feedback: f64, damping: f64,
): void {
  let firstDamped: f64 = 0, secondDamped: f64 = 0, firstPlace = 0, secondPlace = 0, start = 0;
  while (start < count) {
    const steps = min(min(firstLength - firstPlace, secondLength - secondPlace), count - start);
    for (let step = 0; step < steps; step++) {
      const input = at(signal, start + step) * 0.3;
      const delayed = at(first, firstPlace + step), later = at(second, secondPlace + step);
      firstDamped = delayed + (firstDamped - delayed) * damping;
      secondDamped = later + (secondDamped - later) * damping;
      put(first, firstPlace + step, input + firstDamped * feedback);
      put(second, secondPlace + step, input + secondDamped * feedback);
      // Rounded as if the first had been written before the second came.
      put(output, start + step, <f64><f32>(at(output, start + step) + delayed) + later);
    }
    start += steps;
    firstPlace = (firstPlace + steps) % firstLength;
    secondPlace = (secondPlace + steps) % secondLength;
  }
}

/** `line`: the delay line, clear at first. */
export function passAll(output: usize, count: i32, line: usize, length: i32): void {
  for (let start = 0; start < count; start += length) {
    const steps = min(length, count - start);
    for (let place = 0; place < steps; place++) {
      const delayed = at(line, place), input = at(output, start + place);
      put(line, place, input + delayed * 0.5);
      put(output, start + place, delayed - input * 0.5);
    }
  }
}

/**
 * The energy of every hop after both K-weighting filters of ITU-R BS.1770, as 64-bit floats. Both in one round: while one
 * waits for its last sample, the other goes on, and nothing between them is kept.
 */
export function weighHops(signal: usize, hop: i32, hops: i32, energies: usize): void {
  let x1: f64 = 0, x2: f64 = 0, y1: f64 = 0, y2: f64 = 0, z1: f64 = 0, z2: f64 = 0, w1: f64 = 0, w2: f64 = 0;
  for (let at0 = 0; at0 < hops; at0++) {
    let sum: f64 = 0;
    for (let index = at0 * hop; index < (at0 + 1) * hop; index++) {
      const x = at(signal, index);
      const y = 1.53512485958697 * x + -2.69169618940638 * x1 + 1.19839281085285 * x2 - -1.69065929318241 * y1 - 0.73248077421585 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      const z = <f64><f32>y;
      const w = 1.0 * z + -2.0 * z1 + 1.0 * z2 - -1.99004745483398 * w1 - 0.99007225036621 * w2;
      z2 = z1;
      z1 = z;
      w2 = w1;
      w1 = w;
      const weighted = <f64><f32>w;
      sum += weighted * weighted;
    }
    store<f64>(energies + ((<usize>at0) << 3), sum);
  }
}

const TAPS = 12;

/**
 * Raises each peak to the highest point of the wave from that sample to the next; quiet stretches keep the sample's own.
 * filters: what the wave does a quarter, a half and three quarters of the way between two samples, twelve taps each.
 */
export function collectPeaks(channel: usize, peaks: usize, count: i32, filters: usize, harmless: f64): void {
  let own: f64 = count > 0 ? abs(at(channel, 0)) : 0;
  for (let index = 0; index < count; index++) {
    const next: f64 = index + 1 < count ? abs(at(channel, index + 1)) : 0;
    let peak = max(at(peaks, index), own);
    if (own > harmless || next > harmless) peak = max(peak, highestBetween(channel, count, index, filters));
    put(peaks, index, peak);
    own = next;
  }
}

/** The three sums side by side: each waits for its own last term only. */
function highestBetween(channel: usize, count: i32, index: i32, filters: usize): f64 {
  const first = index - TAPS / 2 + 1;
  let quarter: f64 = 0, half: f64 = 0, last: f64 = 0;
  for (let tap = 0; tap < TAPS; tap++) {
    const place = first + tap;
    const sample: f64 = place >= 0 && place < count ? at(channel, place) : 0;
    quarter += sample * at(filters, tap);
    half += sample * at(filters, TAPS + tap);
    last += sample * at(filters, 2 * TAPS + tap);
  }
  return max(abs(quarter), max(abs(half), abs(last)));
}

/**
 * Holds both sides below the ceiling, turning down shortly before a peak. window: as many whole numbers as there are
 * samples, for the indexes of falling peaks above the ceiling; the first is the highest of those ahead.
 */
export function holdPeaks(left: usize, right: usize, peaks: usize, window: usize, count: i32, ahead: i32, ceiling: f64): void {
  let head = 0, tail = 0, gain: f64 = 1;
  for (let index = -ahead; index < count; index++) {
    const entering = index + ahead;
    if (entering < count) {
      const peak = at(peaks, entering);
      if (peak > ceiling) {
        while (tail > head && at(peaks, load<i32>(window + ((<usize>(tail - 1)) << 2))) <= peak) tail--;
        store<i32>(window + ((<usize>tail) << 2), entering);
        tail++;
      }
    }
    if (index < 0) continue;
    if (head < tail && load<i32>(window + ((<usize>head) << 2)) < index) head++;
    // Below the ceiling nothing is held: most of a film is, and need not be divided.
    const wanted: f64 = head < tail ? ceiling / at(peaks, load<i32>(window + ((<usize>head) << 2))) : 1;
    gain += (wanted < gain ? 0.03 : 0.0004) * (wanted - gain);
    const peak = at(peaks, index), safe = peak > ceiling ? min(gain, ceiling / peak) : gain;
    put(left, index, at(left, index) * safe);
    put(right, index, at(right, index) * safe);
  }
}
