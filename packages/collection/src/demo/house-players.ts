import { type Strength, sha256Hex } from '@goats/rules';
import { m } from '@goats/words';
import type { GoatSlug } from '../goat-slugs.ts';

export interface HousePlayer {
  readonly slug: string;
  readonly name: string;
  /** Not a wallet anybody holds a key to. */
  readonly address: string;
  readonly strength: Strength;
  readonly motto: string;
  readonly favouriteGoat: GoatSlug;
  /** Stakes it will open or accept, in HOOF. */
  readonly stakes: readonly number[];
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
      strength: 'sharp',
      motto: m('I have seen this card before, son. It was on the other side then.'),
      favouriteGoat: 'kaiser-goat',
      stakes: [10, 25, 50],
    }),
    player('nanny-mcphysio', {
      name: 'Nanny McPhysio',
      strength: 'friendly',
      motto: m('Stretch first. Then stake ten.'),
      favouriteGoat: 'the-wizard',
      stakes: [10],
    }),
    player('uncle-butts', {
      name: 'Uncle Butts',
      strength: 'friendly',
      motto: m('Head down, hope for the best, apologise after.'),
      favouriteGoat: 'hand-of-horn',
      stakes: [50, 75, 100],
    }),
    player('the-kid-from-row-f', {
      name: 'The Kid from Row F',
      strength: 'friendly',
      motto: m('I pick charisma because it is a nice word.'),
      favouriteGoat: 'magic-goat',
      stakes: [10, 25],
    }),
    player('auntie-offside', {
      name: 'Auntie Offside',
      strength: 'solid',
      motto: m('I can wait. The flag cannot.'),
      favouriteGoat: 'platinum-prince',
      stakes: [25, 50],
    }),
    player('old-stubble', {
      name: 'Old Stubble',
      strength: 'solid',
      motto: m('I watched the Pearl in the rain. I will play the Pearl in the rain.'),
      favouriteGoat: 'the-black-pearl',
      stakes: [10, 25, 50, 75],
    }),
    player('lady-hayward', {
      name: 'Lady Hayward',
      strength: 'solid',
      motto: m('One hundred, please, and a cushion.'),
      favouriteGoat: 'el-fenomeno',
      stakes: [75, 100],
    }),
    player('clipboard-colin', {
      name: 'Clipboard Colin',
      strength: 'sharp',
      motto: m('I have a spreadsheet for this. One moment.'),
      favouriteGoat: 'flying-dutchman',
      stakes: [10, 25],
    }),
  ];
}
