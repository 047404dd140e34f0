import type { Rarity } from '@goats/rules';
import { m, t } from '@goats/words';
import type { GoatSummary } from '../goats/goat-summaries.ts';
import type { IconicMoment } from '../goats/goat-types.ts';
import type { Accessory, Background, Expression, GoatTraits, Special } from '../traits.ts';

const PLACES: Readonly<Record<Background, string>> = {
  'Stadium Night': m('under the floodlights@@where a goat is on the picture of a card'),
  'Chalk Pitch': m('on a freshly chalked pitch@@where a goat is on the picture of a card'),
  'Mountain Pasture': m('back on the mountain pasture@@where a goat is on the picture of a card'),
  Sunburst: m('in front of a sunrise he did not order@@where a goat is on the picture of a card'),
  Halftone: m('on the back page of the evening edition@@where a goat is on the picture of a card'),
  'City Mural': m('four storeys high on a city wall@@where a goat is on the picture of a card'),
  Rain: m('in the rain@@where a goat is on the picture of a card'),
  Confetti: m('knee-deep in confetti@@where a goat is on the picture of a card'),
  'Trophy Room': m(
    'in the trophy room, where nothing may be touched@@where a goat is on the picture of a card',
  ),
  Galaxy: m('somewhat above the atmosphere@@where a goat is on the picture of a card'),
  'Beach Dusk': m('on the beach at dusk@@where a goat is on the picture of a card'),
  'Snow Match': m('in the snow@@where a goat is on the picture of a card'),
};

const FACES: Readonly<Record<Expression, string>> = {
  Determined: m('jaw set@@the face of a goat on a card'),
  Joyful: m('all teeth@@the face of a goat on a card'),
  Smirk: m('smirking@@the face of a goat on a card'),
  Roar: m('roaring@@the face of a goat on a card'),
  Calm: m('perfectly calm@@the face of a goat on a card'),
  'Cheeky Wink': m('winking at somebody in row four@@the face of a goat on a card'),
  Scowl: m('scowling at a linesman@@the face of a goat on a card'),
  Proud: m('proud as a gatepost@@the face of a goat on a card'),
};

const WEARING: Readonly<Record<Accessory, string>> = {
  None: '',
  "Captain's Band": m('with the captain’s band@@how a goat is dressed on a card'),
  Headband: m('in a headband@@how a goat is dressed on a card'),
  Sunglasses: m('in sunglasses, for reasons of his own@@how a goat is dressed on a card'),
  'Gold Chain': m('with a gold chain the kit man has asked about@@how a goat is dressed on a card'),
  Earring: m('with an earring@@how a goat is dressed on a card'),
  Scarf: m('in a scarf somebody knitted@@how a goat is dressed on a card'),
  Whistle: m('wearing a whistle that belongs to the referee@@how a goat is dressed on a card'),
  Medal: m('with a medal round his neck@@how a goat is dressed on a card'),
  Laurel: m('in laurel, partly eaten@@how a goat is dressed on a card'),
  'Nose Ring': m('with a nose ring@@how a goat is dressed on a card'),
  Plaster: m('with a plaster, and a story about it@@how a goat is dressed on a card'),
  Daisy: m('with a daisy, so far uneaten@@how a goat is dressed on a card'),
};

const BESIDES: Readonly<Record<Special, string>> = {
  None: '',
  Aura: m('There is a glow. He did not bring a lamp.'),
  Flames: m('He is on fire, in the good sense.'),
  Lightning: m('The lightning was not asked for.'),
  'Gold Dust': m('Gold dust, it turns out, gets everywhere.'),
  'Holographic Foil': m('Tilt it. Tilt it back. There goes the afternoon.'),
  'Ghost Double': m('There seem to be two of him. The defender had suspected as much.'),
  'Night Edition': m('Printed by night, for those who were still up: one Legendary in a hundred.'),
};

const KIT_WORDS = {
  Home: m('in the home kit@@how a goat is dressed on a card'),
  Away: m('in the away kit@@how a goat is dressed on a card'),
  International: m('in the international kit@@how a goat is dressed on a card'),
} as const;

/** One paragraph for one card: who, where and how, and the moment it remembers. */
export function cardDescription(
  goat: Pick<GoatSummary, 'name' | 'team' | 'jerseyNumber'>,
  rarity: Rarity,
  traits: Pick<GoatTraits, 'background' | 'expression' | 'kit' | 'accessories' | 'special'>,
  moment: Pick<IconicMoment, 'title' | 'year'>,
): string {
  const worn = WEARING[traits.accessories];
  return [
    t('{name} of {team}, number {number}, {place}: {face}, {dressed}.', {
      ...{ name: goat.name, team: goat.team, number: goat.jerseyNumber },
      ...{ place: t(PLACES[traits.background]), face: t(FACES[traits.expression]) },
      dressed: [KIT_WORDS[traits.kit], ...(worn ? [worn] : [])].map((words) => t(words)).join(', '),
    }),
    t(BESIDES[traits.special]),
    t(
      '{rarity, select, Common {A Common card} Rare {A Rare card} Epic {An Epic card} other {A Legendary card}}, struck for {year}: {title}.',
      { rarity, year: moment.year, title: moment.title },
    ),
  ]
    .filter((words) => words !== '')
    .join(' ');
}
