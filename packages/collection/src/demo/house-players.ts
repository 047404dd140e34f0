import { sha256Hex } from '@goats/rules';
import type { GoatSlug } from '../goat-slugs.ts';

/** How a house player goes about a match. */
export const TEMPERAMENTS = ['bold', 'careful', 'shrewd', 'erratic', 'loyal', 'patient'] as const;
export type Temperament = (typeof TEMPERAMENTS)[number];

export interface HousePlayer {
  readonly slug: string;
  readonly name: string;
  /** Not a wallet anybody holds a key to. */
  readonly address: string;
  readonly temperament: Temperament;
  readonly motto: string;
  readonly favouriteGoat: GoatSlug;
  /** Stakes it will open or accept, in HOOF. */
  readonly stakes: readonly number[];
  /** How often it keeps its announced card, 0 to 1. */
  readonly keepsCard: number;
  /** How often it plays its best attribute and not the one it fancies, 0 to 1. */
  readonly composure: number;
}

/** `demoAddress('house/gaffer-billy') // '0x…'`, the same for ever and nobody's. */
export function demoAddress(label: string): string {
  return `0x${sha256Hex(`legendary-goats demo address|${label}`).slice(0, 40)}`;
}

const player = (slug: string, rest: Omit<HousePlayer, 'slug' | 'address'>): HousePlayer => ({
  slug,
  address: demoAddress(`house/${slug}`),
  ...rest,
});

/** The players of the house, always marked 'House' where they appear. */
export function housePlayers(): readonly HousePlayer[] {
  return [
    player('gaffer-billy', {
      name: 'Gaffer Billy',
      temperament: 'shrewd',
      motto: 'I have seen this card before, son. It was on the other side then.',
      favouriteGoat: 'kaiser-goat',
      stakes: [10, 25, 50],
      keepsCard: 0.4,
      composure: 0.95,
    }),
    player('nanny-mcphysio', {
      name: 'Nanny McPhysio',
      temperament: 'careful',
      motto: 'Stretch first. Then stake ten.',
      favouriteGoat: 'the-wizard',
      stakes: [10],
      keepsCard: 0.9,
      composure: 0.85,
    }),
    player('uncle-butts', {
      name: 'Uncle Butts',
      temperament: 'bold',
      motto: 'Head down, hope for the best, apologise after.',
      favouriteGoat: 'hand-of-horn',
      stakes: [50, 75, 100],
      keepsCard: 0.7,
      composure: 0.6,
    }),
    player('the-kid-from-row-f', {
      name: 'The Kid from Row F',
      temperament: 'erratic',
      motto: 'I pick charisma because it is a nice word.',
      favouriteGoat: 'magic-goat',
      stakes: [10, 25],
      keepsCard: 0.5,
      composure: 0.35,
    }),
    player('auntie-offside', {
      name: 'Auntie Offside',
      temperament: 'patient',
      motto: 'I can wait. The flag cannot.',
      favouriteGoat: 'platinum-prince',
      stakes: [25, 50],
      keepsCard: 0.65,
      composure: 0.8,
    }),
    player('old-stubble', {
      name: 'Old Stubble',
      temperament: 'loyal',
      motto: 'I watched the Pearl in the rain. I will play the Pearl in the rain.',
      favouriteGoat: 'the-black-pearl',
      stakes: [10, 25, 50, 75],
      keepsCard: 1,
      composure: 0.75,
    }),
    player('lady-hayward', {
      name: 'Lady Hayward',
      temperament: 'bold',
      motto: 'One hundred, please, and a cushion.',
      favouriteGoat: 'el-fenomeno',
      stakes: [75, 100],
      keepsCard: 0.55,
      composure: 0.9,
    }),
    player('clipboard-colin', {
      name: 'Clipboard Colin',
      temperament: 'careful',
      motto: 'I have a spreadsheet for this. One moment.',
      favouriteGoat: 'flying-dutchman',
      stakes: [10, 25],
      keepsCard: 0.3,
      composure: 1,
    }),
  ];
}
