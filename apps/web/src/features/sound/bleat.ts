/** Where a goat's throat is loud, in hertz. */
const THROAT = [
  [760, 6, 1],
  [1_450, 8, 0.55],
  [2_700, 9, 0.3],
] as const;
const LENGTH_S = 0.95;

/** One goat, once, from far away: a reed that wobbles, through a throat. `heard(bleat)` */
export function bleat(audio: BaseAudioContext): void {
  const at = audio.currentTime + 0.01;
  const end = at + LENGTH_S;
  const reed = audio.createOscillator();
  reed.type = 'sawtooth';
  reed.frequency.setValueAtTime(330, at);
  reed.frequency.linearRampToValueAtTime(415, at + 0.12);
  reed.frequency.linearRampToValueAtTime(350, end);

  // The eh-eh-eh: louder and softer, and a little higher and lower with it.
  const wobble = audio.createOscillator();
  wobble.frequency.value = 9.5;
  const chop = audio.createGain();
  chop.gain.value = 0.55;
  wobble.connect(amount(audio, 0.42)).connect(chop.gain);
  wobble.connect(amount(audio, 16)).connect(reed.frequency);

  // A gain that jumps would click.
  const breath = audio.createGain();
  breath.gain.setValueAtTime(0.0001, at);
  breath.gain.exponentialRampToValueAtTime(0.34, at + 0.07);
  breath.gain.setValueAtTime(0.34, at + 0.5);
  breath.gain.exponentialRampToValueAtTime(0.0001, end);
  reed.connect(chop);
  for (const [hertz, q, share] of THROAT) {
    const formant = audio.createBiquadFilter();
    formant.type = 'bandpass';
    formant.frequency.value = hertz;
    formant.Q.value = q;
    chop.connect(formant).connect(amount(audio, share)).connect(breath);
  }
  breath.connect(audio.destination);
  for (const voice of [reed, wobble]) {
    voice.start(at);
    voice.stop(end + 0.05);
  }
}

function amount(audio: BaseAudioContext, of: number): GainNode {
  const gain = audio.createGain();
  gain.gain.value = of;
  return gain;
}
