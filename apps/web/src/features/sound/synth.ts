/** Everything the pitch can be heard doing; all of it is computed, nothing is a recording. */
export type Sound = 'whistle' | 'draw' | 'turn' | 'swell' | 'point' | 'miss' | 'victory' | 'defeat';

const VOLUME = 1;
const DRAW_TICKS = 24;
const DRAW_S = 1.28;

export interface Synth {
  readonly play: (sound: Sound) => void;
  /** The terrace under everything else: 0 is silence, 1 is on its feet. */
  readonly hum: (level: number) => void;
}

/** `const { play } = createSynth(new AudioContext()); play('whistle')` */
export function createSynth(audio: BaseAudioContext): Synth {
  const out = audio.createGain();
  out.gain.value = VOLUME;
  out.connect(audio.destination);
  const noise = whiteNoise(audio);

  /** Rises to `peak` and falls back to silence; a gain that jumps would click. */
  function swelling(at: number, peak: number, rise: number, fall: number): GainNode {
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(peak, at + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
    gain.connect(out);
    return gain;
  }

  function note(at: number, hertz: number, length: number, peak = 0.22): void {
    const voice = audio.createOscillator();
    voice.type = 'triangle';
    voice.frequency.value = hertz;
    voice.connect(swelling(at, peak, 0.02, length));
    voice.start(at);
    voice.stop(at + length + 0.1);
  }

  function hiss(at: number, length: number, filter: BiquadFilterNode, gain: GainNode): void {
    const source = audio.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    source.connect(filter).connect(gain);
    source.start(at);
    source.stop(at + length);
  }

  function band(type: BiquadFilterType, hertz: number, q: number): BiquadFilterNode {
    const filter = audio.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = hertz;
    filter.Q.value = q;
    return filter;
  }

  /** A referee's whistle is two close tones and a pea that chops them. */
  function whistle(at: number, length: number): void {
    const gain = swelling(at, 0.14, 0.02, length);
    const chopped = audio.createGain();
    chopped.gain.value = 0.6;
    const pea = audio.createOscillator();
    const depth = audio.createGain();
    pea.frequency.value = 34;
    depth.gain.value = 0.4;
    pea.connect(depth).connect(chopped.gain);
    chopped.connect(gain);
    for (const hertz of [2_180, 2_330]) {
      const reed = audio.createOscillator();
      reed.frequency.value = hertz;
      reed.connect(chopped);
      reed.start(at);
      reed.stop(at + length + 0.1);
    }
    pea.start(at);
    pea.stop(at + length + 0.1);
  }

  function crowd(at: number, peak: number, rise: number, fall: number): void {
    const filter = band('bandpass', 420, 0.7);
    filter.frequency.setValueAtTime(420, at);
    filter.frequency.linearRampToValueAtTime(900, at + rise);
    filter.frequency.linearRampToValueAtTime(380, at + rise + fall);
    hiss(at, rise + fall + 0.1, filter, swelling(at, peak, rise, fall));
  }

  function card(at: number): void {
    const filter = band('highpass', 1_800, 0.6);
    filter.frequency.exponentialRampToValueAtTime(6_000, at + 0.14);
    hiss(at, 0.2, filter, swelling(at, 0.16, 0.03, 0.12));
  }

  const play: Record<Sound, (at: number) => void> = {
    whistle: (at) => whistle(at, 0.45),
    draw(at) {
      for (let tick = 0; tick < DRAW_TICKS; tick += 1) {
        // The ticks follow the light: fast at first, then slower.
        note(at + DRAW_S * (1 - (1 - tick / DRAW_TICKS) ** (1 / 2.4)), 900, 0.03, 0.09);
      }
    },
    turn: card,
    swell: (at) => crowd(at, 0.3, 0.8, 0.9),
    point(at) {
      note(at, 523, 0.16);
      note(at + 0.12, 784, 0.34);
    },
    miss: (at) => note(at, 196, 0.4, 0.18),
    victory(at) {
      for (const [step, hertz] of [523, 659, 784, 1_047].entries()) {
        note(at + step * 0.13, hertz, step === 3 ? 0.9 : 0.22);
      }
      crowd(at, 0.5, 0.6, 2);
      for (const blast of [0, 0.4, 0.8]) whistle(at + 0.6 + blast, blast === 0.8 ? 0.7 : 0.22);
    },
    defeat(at) {
      note(at, 294, 0.3);
      note(at + 0.26, 247, 0.7);
      for (const blast of [0, 0.4, 0.8]) whistle(at + 0.5 + blast, blast === 0.8 ? 0.7 : 0.22);
    },
  };
  const terrace = crowdBed(audio, noise, out);
  return {
    play: (sound) => play[sound](audio.currentTime + 0.01),
    hum: terrace,
  };
}

/** At its loudest still under every other sound. */
const HUM_VOLUME = 0.16;
/** How fast a crowd rises and calms down again. */
const HUM_RISE_S = 0.5;

/**
 * Many voices far away: dark noise with the middle of a chant in it, breathing slowly. Louder is
 * also brighter, as a crowd is that opens its mouth.
 */
function crowdBed(
  audio: BaseAudioContext,
  noise: AudioBuffer,
  out: AudioNode,
): (level: number) => void {
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const dark = audio.createBiquadFilter();
  dark.type = 'lowpass';
  dark.frequency.value = 260;
  const chant = audio.createBiquadFilter();
  chant.type = 'peaking';
  chant.frequency.value = 190;
  chant.Q.value = 2;
  chant.gain.value = 9;
  const breath = audio.createGain();
  breath.gain.value = 0.8;
  const lung = audio.createOscillator();
  const depth = audio.createGain();
  lung.frequency.value = 0.17;
  depth.gain.value = 0.2;
  lung.connect(depth).connect(breath.gain);
  const volume = audio.createGain();
  volume.gain.value = 0;
  source.connect(dark).connect(chant).connect(breath).connect(volume).connect(out);
  source.start();
  lung.start();
  return (level) => {
    const now = audio.currentTime;
    volume.gain.setTargetAtTime(level * HUM_VOLUME, now, HUM_RISE_S);
    dark.frequency.setTargetAtTime(260 + 640 * level, now, HUM_RISE_S);
  };
}

function whiteNoise(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate * 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
