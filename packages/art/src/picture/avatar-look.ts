import {
  type Accessory,
  EXPRESSIONS,
  type Expression,
  GOAT_SLUGS,
  type GoatSlug,
  housePlayers,
  KITS,
  type Kit,
} from '@goats/collection';
import { seededRandom } from '../ink/seeded-random.ts';
import { textHash } from '../ink/text-hash.ts';

/** What makes one player's goat; no card is chosen this way. */
export interface AvatarLook {
  readonly goat: GoatSlug;
  /** Whose fur it wears. */
  readonly coat: GoatSlug;
  /** Whose hair, dyed. */
  readonly hair: GoatSlug;
  /** Whose horns, in colour. */
  readonly horn: GoatSlug;
  /** Whose colours its shirt is dyed in. */
  readonly club: GoatSlug;
  readonly kit: Kit;
  readonly expression: Expression;
  readonly accessories: Accessory;
  readonly ground: readonly [string, string];
  readonly cut: (typeof CUTS)[number];
  readonly mirrored: boolean;
}

/** How the ground behind the head is divided. */
const CUTS = ['plain', 'halves', 'sash', 'hoops', 'rays'] as const;

/** Only what stays on the head, for the rest would be cut off; a laurel has to be won. */
const WORN = [
  ...(['None', 'None', 'Headband', 'Sunglasses'] as const),
  ...(['Earring', 'Nose Ring', 'Plaster', 'Daisy'] as const),
] satisfies readonly Accessory[];

const GROUNDS: readonly (readonly [string, string])[] = [
  ['#2f9e7e', '#3fb892'],
  ['#3b86dc', '#58a0ee'],
  ['#e8703f', '#f58a58'],
  ['#f0609e', '#fa82b6'],
  ['#8a6ae8', '#a488f4'],
  ['#e0a526', '#f0bc48'],
  ['#46b3c6', '#66c8d8'],
  ['#d8455f', '#ea6478'],
  ['#7fae3c', '#98c656'],
  ['#c9d3dc', '#dfe6ec'],
  ['#5f74a8', '#7a8ec0'],
  ['#f4cfa0', '#fae0bc'],
];

/** The players of the house sit for their portraits: on grass, each in its own fur. */
const SITTINGS: Readonly<Record<string, readonly [Expression, Accessory]>> = {
  'gaffer-billy': ['Scowl', 'None'],
  'nanny-mcphysio': ['Calm', 'Plaster'],
  'uncle-butts': ['Roar', 'Plaster'],
  'the-kid-from-row-f': ['Cheeky Wink', 'Daisy'],
  'auntie-offside': ['Smirk', 'Earring'],
  'old-stubble': ['Calm', 'Nose Ring'],
  'lady-hayward': ['Proud', 'Sunglasses'],
  'clipboard-colin': ['Determined', 'Headband'],
};

const ON_GRASS = { ground: ['#1d7a4e', '#258c5b'], cut: 'hoops', mirrored: false } as const;

let sittings: ReadonlyMap<string, AvatarLook> | undefined;

function houseLooks(): ReadonlyMap<string, AvatarLook> {
  sittings ??= new Map(
    housePlayers().map(({ address, slug, favouriteGoat: goat }) => {
      const [expression, accessories] = SITTINGS[slug] ?? ['Proud', 'None'];
      const own = { goat, coat: goat, hair: goat, horn: goat, club: goat, kit: 'Home' } as const;
      return [address, { ...own, ...ON_GRASS, expression, accessories }] as const;
    }),
  );
  return sittings;
}

/** From the address alone: `avatarLook('0x91fa…').goat // 'the-flea'` */
export function avatarLook(address: string): AvatarLook {
  const house = houseLooks().get(address);
  if (house) return house;
  const next = seededRandom(textHash(address));
  const lot = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
  const goat = lot(GOAT_SLUGS);
  return {
    goat,
    coat: lot(GOAT_SLUGS),
    hair: lot(GOAT_SLUGS),
    horn: lot(GOAT_SLUGS),
    club: lot(GOAT_SLUGS),
    kit: lot(KITS),
    expression: lot(EXPRESSIONS),
    // His own laurel is dress enough, and as many bytes as a head may take.
    accessories: goat === 'platinum-prince' ? 'None' : lot(WORN),
    ground: lot(GROUNDS),
    cut: lot(CUTS),
    mirrored: next() < 0.5,
  };
}
