import { ATTRIBUTE_RANGES, RARITIES } from '../../src/index.ts';
import type { SimulatedCard } from './card-provider.ts';
import { playMatch } from './play-match.ts';
import type { Random } from './random.ts';
import { deal, type Shelf } from './shelf.ts';
import { count, type Tally } from './tally.ts';

/** A card's growth ends here. */
const MOST = 5;
/** Matches after which a card that cannot get there is taken as it is. */
const PATIENCE = 100;
/** Matches each grown card then plays against fresh ones. */
const MATCHES_EACH = 40;

const POLICIES = ['solid', 'solid'] as const;

function duel(one: SimulatedCard, other: SimulatedCard, random: Random) {
  return playMatch({ mode: 'duel', hands: [[one], [other]], policies: POLICIES }, random);
}

/** +1 on the attribute that won the deciding round, until it has grown as far as it may. */
function grow(fresh: SimulatedCard, shelf: Shelf, random: Random): SimulatedCard {
  let card = fresh;
  let grown = 0;
  for (let match = 0; match < PATIENCE && grown < MOST; match += 1) {
    const [other] = deal(shelf, card.rarity, 1, random, new Set([card.id]));
    const { rounds, result } = duel(card, other!, random);
    const { attribute } = rounds.at(-1)!;
    const value = card.attributes[attribute];
    if (result.winner !== 0 || value >= ATTRIBUTE_RANGES[card.rarity].max) continue;
    card = { ...card, attributes: { ...card.attributes, [attribute]: value + 1 } };
    grown += 1;
  }
  return card;
}

/** Fresh cards against cards that have grown by winning. */
export function freshAgainstGrown(shelf: Shelf, random: Random, matches: number): Tally {
  const tally: Tally = {};
  for (let number = 0; number < matches / MATCHES_EACH; number += 1) {
    const rarity = RARITIES[number % RARITIES.length]!;
    const [seed] = deal(shelf, rarity, 1, random);
    const grown = grow(seed!, shelf, random);
    for (let match = 0; match < MATCHES_EACH; match += 1) {
      const [fresh] = deal(shelf, rarity, 1, random, new Set([grown.id]));
      count(tally, 'fresh wins', duel(fresh!, grown, random).result.winner === 0);
    }
  }
  return tally;
}
