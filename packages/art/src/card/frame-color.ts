import type { FrameColor } from '@goats/collection';
import type { Rarity } from '@goats/rules';
import { fromHsl, toHsl } from '../ink/tones.ts';
import { LIVERIES, type Livery } from './livery.ts';

/** How a moment card's frame departs from its tier's plain one. */
interface Finish {
  readonly turn?: number;
  readonly saturation?: number;
  readonly lightness?: number;
}

interface Finishes {
  readonly metal?: Finish;
  readonly band?: Finish;
}

const FINISHES: Readonly<Record<FrameColor, Finishes>> = {
  Steel: {},
  Pewter: {
    metal: { turn: -170, saturation: 0.7, lightness: 0.82 },
    band: { turn: -170, saturation: 0.6, lightness: 0.9 },
  },
  Galvanised: {
    metal: { turn: -20, saturation: 2.1, lightness: 1.04 },
    band: { turn: -14, saturation: 1.9, lightness: 1.2 },
  },
  'Blue Enamel': {},
  Cobalt: { band: { turn: 14, saturation: 1.05, lightness: 0.82 } },
  Teal: { band: { turn: -36, saturation: 0.85, lightness: 0.86 } },
  'Violet Inlay': {},
  Amethyst: { band: { turn: 14, saturation: 0.8, lightness: 1.2 } },
  Damson: { band: { turn: 46, saturation: 0.85, lightness: 0.8 } },
  'Gold Foil': {},
  'Rose Gold': { metal: { turn: -24, saturation: 0.62 }, band: { turn: -44, lightness: 1.05 } },
  'White Gold': {
    metal: { turn: 4, saturation: 0.34, lightness: 1.08 },
    band: { turn: -120, saturation: 0.75, lightness: 0.9 },
  },
};

function refinish(hex: string, finish: Finish): string {
  const [h, s, l] = toHsl(hex);
  return fromHsl([
    (h + (finish.turn ?? 0) + 360) % 360,
    s * (finish.saturation ?? 1),
    Math.min(0.98, l * (finish.lightness ?? 1)),
  ]);
}

const finished = new Map<FrameColor, Livery>();

/** `liveryFor('Legendary', 'Rose Gold')`: a tier's materials in another finish. */
export function liveryFor(rarity: Rarity, colour?: FrameColor): Livery {
  const plain = LIVERIES[rarity];
  if (!colour) return plain;
  const { metal, band } = FINISHES[colour];
  if (!metal && !band) return plain;
  const known = finished.get(colour);
  if (known) return known;
  const livery = refinished(plain, metal ?? {}, band ?? {});
  finished.set(colour, livery);
  return livery;
}

function refinished(plain: Livery, metal: Finish, band: Finish): Livery {
  const inBand = (hex: string): string => refinish(hex, band);
  const [a, b, c, d] = plain.gem;
  return {
    ...plain,
    metal: plain.metal.map((hex) => refinish(hex, metal)),
    band: plain.band.map(inBand),
    plate: [inBand(plain.plate[0]), inBand(plain.plate[1])],
    gem: [a, inBand(b), inBand(c), inBand(d)],
  };
}
