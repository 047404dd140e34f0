import type { Rarity } from '@goats/rules';
import type { GoatSummary } from '../goats/goat-summaries.ts';
import type { IconicMoment } from '../goats/goat-types.ts';
import type { Accessory, Background, Expression, GoatTraits, Special } from '../traits.ts';

const PLACES: Readonly<Record<Background, string>> = {
  'Stadium Night': 'under the floodlights',
  'Chalk Pitch': 'on a freshly chalked pitch',
  'Mountain Pasture': 'back on the mountain pasture',
  Sunburst: 'in front of a sunrise he did not order',
  Halftone: 'on the back page of the evening edition',
  'City Mural': 'four storeys high on a city wall',
  Rain: 'in the rain',
  Confetti: 'knee-deep in confetti',
  'Trophy Room': 'in the trophy room, where nothing may be touched',
  Galaxy: 'somewhat above the atmosphere',
  'Beach Dusk': 'on the beach at dusk',
  'Snow Match': 'in the snow',
};

const FACES: Readonly<Record<Expression, string>> = {
  Determined: 'jaw set',
  Joyful: 'all teeth',
  Smirk: 'smirking',
  Roar: 'roaring',
  Calm: 'perfectly calm',
  'Cheeky Wink': 'winking at somebody in row four',
  Scowl: 'scowling at a linesman',
  Proud: 'proud as a gatepost',
};

const WEARING: Readonly<Record<Accessory, string>> = {
  None: '',
  "Captain's Band": 'with the captain’s band',
  Headband: 'in a headband',
  Sunglasses: 'in sunglasses, for reasons of his own',
  'Gold Chain': 'with a gold chain the kit man has asked about',
  Earring: 'with an earring',
  Scarf: 'in a scarf somebody knitted',
  Whistle: 'wearing a whistle that belongs to the referee',
  Medal: 'with a medal round his neck',
  Laurel: 'in laurel, partly eaten',
  'Nose Ring': 'with a nose ring',
  Plaster: 'with a plaster, and a story about it',
  Daisy: 'with a daisy, so far uneaten',
};

const BESIDES: Readonly<Record<Special, string>> = {
  None: '',
  Aura: 'There is a glow. He did not bring a lamp.',
  Flames: 'He is on fire, in the good sense.',
  Lightning: 'The lightning was not asked for.',
  'Gold Dust': 'Gold dust, it turns out, gets everywhere.',
  'Holographic Foil': 'Tilt it. Tilt it back. There goes the afternoon.',
  'Ghost Double': 'There seem to be two of him. The defender had suspected as much.',
  'Night Edition': 'Printed by night, for those who were still up: one Legendary in a hundred.',
};

const KIT_WORDS = { Home: 'home', Away: 'away', International: 'international' } as const;
const A_CARD = {
  Common: 'A Common card',
  Rare: 'A Rare card',
  Epic: 'An Epic card',
  Legendary: 'A Legendary card',
} as const satisfies Record<Rarity, string>;

/** One paragraph for one card: who, where and how, and the moment it remembers. */
export function cardDescription(
  goat: GoatSummary,
  rarity: Rarity,
  traits: GoatTraits,
  moment: Pick<IconicMoment, 'title' | 'year'>,
): string {
  const dressed = [`in the ${KIT_WORDS[traits.kit]} kit`, WEARING[traits.accessories]]
    .filter((words) => words !== '')
    .join(', ');
  return [
    `${goat.name} of ${goat.team}, number ${goat.jerseyNumber}, ${PLACES[traits.background]}:`,
    `${FACES[traits.expression]}, ${dressed}.`,
    BESIDES[traits.special],
    `${A_CARD[rarity]}, struck for ${moment.year}: ${moment.title}.`,
  ]
    .filter((words) => words !== '')
    .join(' ');
}
