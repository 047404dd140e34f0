import { goatScore } from '../attributes.ts';
import type { MatchCard } from '../engine/cards.ts';
import { bringable } from '../odds/belief.ts';
import { bringOdds } from '../odds/bring-odds.ts';
import type { CrowdLead } from '../odds/open-duel.ts';
import type { RandomNumber, Strength } from './strength.ts';

/** How often each brings what it announced; the sharp weigh every card of both hands. */
const KEEPS = { friendly: 0.9, solid: 0.7 } as const;
/** Points of misjudgement about a card's worth for a squad. */
const NOISE = 4;

/** What either side could bring, the announced card first, and what the crowd adds to the own. */
export interface Hands {
  readonly own: readonly MatchCard[];
  readonly theirs: readonly MatchCard[];
  readonly lead: CrowdLead;
}

function drawn(shares: readonly number[], random: RandomNumber): number {
  let rest = random();
  return shares.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
}

/** The card a house player brings to a duel. */
export function houseCard(
  strength: Strength,
  { own, theirs, lead }: Hands,
  random: RandomNumber,
): MatchCard {
  const [announced, ...others] = bringable(own);
  if (strength === 'sharp') {
    const choices = bringOdds(own, theirs, lead);
    const place = drawn(
      choices.map(({ share }) => share),
      random,
    );
    return choices[place]?.card ?? announced!;
  }
  const swap = others[Math.floor(random() * others.length)];
  return swap === undefined || random() < KEEPS[strength] ? announced! : swap;
}

/** The house's five: roughly its best, in no order an opponent could learn. */
export function houseLineup(deck: readonly MatchCard[], random: RandomNumber): MatchCard[] {
  return deck
    .map((card) => ({ card, worth: goatScore(card.attributes) + random() * NOISE }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, 5)
    .map(({ card }) => ({ card, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
}
