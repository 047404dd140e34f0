import type { GoatStory } from '../goats/goat-types.ts';
import type { CardType } from '../traits.ts';
import { OPPONENTS, REACTIONS, SETTINGS } from './moment-fragments.ts';
import { permutation } from './permutation.ts';
import { mix, pick } from './seeded.ts';

/** Ninety minutes and three of stoppage time. */
const MINUTES = 93;

export interface ToldMoment {
  readonly title: string;
  readonly description: string;
  readonly cardType: CardType;
}

/**
 * `const tell = momentTeller(key, 'The Flea', deeds, 25_000); tell(1, 2009, 'Hoof Cup').title`
 *
 * A title is one deed of the goat, one opponent and one minute. Each card number owns one such
 * triple, so no two moments of a goat share a title; what surrounds the deed is drawn freely.
 */
export function momentTeller(
  goatKey: number,
  goatName: string,
  { deeds, afterwards }: Pick<GoatStory, 'deeds' | 'afterwards'>,
  total: number,
): (cardNumber: number, year: number, competition: string) => ToldMoment {
  const capacity = deeds.length * OPPONENTS.length * MINUTES;
  if (total > capacity) throw new RangeError(`A goat has at most ${capacity} different moments`);
  const tripleAt = permutation(mix(goatKey, 1), capacity);
  const endings = [...REACTIONS, ...afterwards];

  return (cardNumber, year, competition) => {
    const triple = tripleAt(cardNumber - 1);
    const deed = deeds[triple % deeds.length];
    const rest = Math.floor(triple / deeds.length);
    const opponent = OPPONENTS[rest % OPPONENTS.length];
    if (!deed || !opponent) throw new RangeError(`No moment ${cardNumber}`);
    const minute = Math.floor(rest / OPPONENTS.length) + 1;
    const clock = minute <= 90 ? `${minute}'` : `90+${minute - 90}'`;
    const key = mix(mix(goatKey, 2), cardNumber);
    const setting = pick(mix(key, 1), SETTINGS);
    const ending = pick(mix(key, 2), endings).replace('{opponent}', opponent);
    return {
      title: `${deed.title} v ${opponent}, ${clock}`,
      description: `${competition}, ${year}. ${setting} ${goatName} ${deed.line}. ${ending}`,
      cardType: deed.cardType,
    };
  };
}
