import type { GoatTraits, Kit } from '@goats/collection';
import { fromHsl, toHsl } from '../ink/tones.ts';

/** Colours a scene is tuned to, chosen against the goat's fur and shirt so the figure stands out. */
export interface Tint {
  readonly bright: string;
  readonly base: string;
  readonly shade: string;
  readonly deep: string;
  readonly night: string;
  /** A second colour, for what flutters, glows or is painted on. */
  readonly accent: string;
  /** Repeatable noise for scattered things. */
  readonly seed: number;
}

type Pair = readonly [base: string, accent: string];

const KIT_PAIRS: Readonly<Record<GoatTraits['goat'], Readonly<Record<Kit, Pair>>>> = {
  'the-black-pearl': {
    Home: ['#ff8a5c', '#ffe08a'],
    Away: ['#2f7fae', '#ffb199'],
    International: ['#c9a227', '#fff2c0'],
  },
  'hand-of-horn': {
    Home: ['#25b0aa', '#ffe9a8'],
    Away: ['#6a4bc4', '#ffd08a'],
    International: ['#e0a526', '#fff0c0'],
  },
  'the-flea': {
    Home: ['#f5ad2e', '#fff0a8'],
    Away: ['#cf5584', '#ffd9a0'],
    International: ['#3f8fd6', '#fff0b8'],
  },
  'the-machine': {
    Home: ['#e0455c', '#ffc06b'],
    Away: ['#2f9e7e', '#e8f59a'],
    International: ['#ee8436', '#ffe7a0'],
  },
  'el-fenomeno': {
    Home: ['#58b04a', '#f2f59a'],
    Away: ['#3b86dc', '#ffe08a'],
    International: ['#a455cc', '#ffd68a'],
  },
  'the-wizard': {
    Home: ['#ef9a33', '#ffe68a'],
    Away: ['#cf4d56', '#ffc98a'],
    International: ['#35a39c', '#ffe9a8'],
  },
  'flying-dutchman': {
    Home: ['#46b3e6', '#ffe3a0'],
    Away: ['#22a287', '#fff0a8'],
    International: ['#e25f4e', '#ffd98a'],
  },
  'magic-goat': {
    Home: ['#f0609e', '#ffd58a'],
    Away: ['#8a55e0', '#ffb8ea'],
    International: ['#4a80e2', '#ffe08a'],
  },
  'platinum-prince': {
    Home: ['#4668dc', '#ffd98a'],
    Away: ['#1f8f76', '#ffe7a8'],
    International: ['#da8440', '#fff0b8'],
  },
  'kaiser-goat': {
    Home: ['#e8703f', '#ffdc8a'],
    Away: ['#5079c8', '#ffd08a'],
    International: ['#c4477e', '#ffd98a'],
  },
};

/** `tintFor(traits).base`: the colours behind a goat in this shirt. */
export function tintFor(traits: GoatTraits): Tint {
  const [base, accent] = KIT_PAIRS[traits.goat][traits.kit];
  return tintFrom(base, accent, seedOf(traits));
}

/** `tintFrom('#ff8a5c', '#ffe08a', 7)`: a tint for a picture without a goat of its own. */
export function tintFrom(base: string, accent: string, seed: number): Tint {
  const [h, s, l] = toHsl(base);
  return {
    bright: fromHsl([h + 6, Math.min(1, s * 1.1), Math.min(0.8, l + 0.17)]),
    base,
    shade: fromHsl([h - 6 + 360, s * 0.95, l * 0.8]),
    deep: fromHsl([h - 14 + 360, s * 0.85, l * 0.5]),
    night: fromHsl([h - 20 + 360, s * 0.7, l * 0.24]),
    accent,
    seed,
  };
}

function seedOf(traits: GoatTraits): number {
  let seed = 7;
  const words = `${traits.goat}${traits.kit}${traits.expression}${traits.accessories}${traits.pose}`;
  for (let i = 0; i < words.length; i++) seed = (Math.imul(seed, 31) + words.charCodeAt(i)) | 0;
  return seed >>> 0;
}
