import type { Tones } from '../ink/tones.ts';

/** Colours of the eye. */
export interface EyeColours {
  readonly sclera: string;
  readonly iris: string;
  readonly irisDeep: string;
  readonly irisLight: string;
}

/** Colours of one goat's fur, and of what grows on its head. */
export interface Fur extends Tones {
  readonly rim: string;
  readonly earIn: string;
  readonly earDeep: string;
  readonly nose: string;
  readonly noseLight: string;
  readonly muzzle: Tones;
  readonly brow: string;
  readonly browLight: string;
  readonly eye: EyeColours;
}

const SCLERA = '#fff3d6';

export const EYES = {
  amber: { sclera: SCLERA, iris: '#f5ad1e', irisDeep: '#a85a10', irisLight: '#ffdc66' },
  green: { sclera: SCLERA, iris: '#7fc24a', irisDeep: '#2f6b2f', irisLight: '#c9ec80' },
  blue: { sclera: '#fffaf0', iris: '#59b7d9', irisDeep: '#1f5f8f', irisLight: '#b5ecf5' },
  hazel: { sclera: SCLERA, iris: '#c98a3c', irisDeep: '#6a3c1c', irisLight: '#f0c878' },
  ice: { sclera: '#fbfbff', iris: '#8fc6e8', irisDeep: '#3c6fa0', irisLight: '#dff4ff' },
} as const satisfies Record<string, EyeColours>;

/** Tones of five written as `light base shade deep line`. */
export function palette(words: string): Tones {
  const [light, base, shade, deep, line] = words.split(' ');
  if (!light || !base || !shade || !deep || !line) throw new Error(`'${words}' is not five tones`);
  return { light, base, shade, deep, line };
}
