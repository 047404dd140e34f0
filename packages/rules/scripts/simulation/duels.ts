import { type Pair, RARITIES, type Rarity } from '../../src/index.ts';
import type { SimulatedCard } from './card-provider.ts';
import { type Played, type Policy, playMatch } from './play-match.ts';
import type { Random } from './random.ts';
import { deal, type Shelf, sumOf } from './shelf.ts';
import { count, type Tally } from './tally.ts';

/** Cards a side could bring: as many as a newcomer gets. */
const HAND = 3;

function countRounds(tally: Tally, { rounds, result }: Played): void {
  const comeback = result.winner !== rounds[0]!.winner;
  const full = rounds.length === 3;
  count(tally, 'seat 0 wins', result.winner === 0);
  count(tally, 'winner of round 1 wins', !comeback);
  count(tally, 'goes to 2:1', full);
  count(tally, 'comeback from 0:1', comeback);
}

/** A card of either hand, of two goats where the hands allow it. */
function strangers(hands: Pair<readonly SimulatedCard[]>, random: Random): Pair<SimulatedCard> {
  const one = hands[0][random.below(HAND)]!;
  const others = hands[1].filter(({ goat }) => goat !== one.goat);
  const among = others.length === 0 ? hands[1] : others;
  return [one, among[random.below(among.length)]!];
}

/** Two equal policies within a tier; `goats` counts every goat's wins against the others. */
export function equals(policy: Policy) {
  return (shelf: Shelf, random: Random, matches: number): Tally => {
    const tally: Tally = {};
    for (let number = 0; number < matches; number += 1) {
      const rarity = RARITIES[number % RARITIES.length]!;
      const taken = new Set<number>();
      const hands: Pair<SimulatedCard[]> = [
        deal(shelf, rarity, HAND, random, taken),
        deal(shelf, rarity, HAND, random, taken),
      ];
      // Left to chance, or a goat that is brought when it is good would seem better than it is.
      const cards = strangers(hands, random);
      const brought = [[cards[0]], [cards[1]]] as const;
      const state = playMatch({ mode: 'duel', hands, policies: [policy, policy], brought }, random);
      countRounds(tally, state);
      const ahead = sumOf(cards[0]) - sumOf(cards[1]);
      const won = state.result.winner === 0;
      if (Math.abs(ahead) >= 10) count(tally, 'a card one point better wins', ahead > 0 === won);
      count(tally, `${cards[0].goat}, ${rarity}`, won);
      count(tally, `${cards[1].goat}, ${rarity}`, !won);
    }
    return tally;
  };
}

/** Everything the policies decide, the card included; both play both hands. */
export function mirrored(policy: Policy, against: Policy) {
  return (shelf: Shelf, random: Random, matches: number): Tally => {
    const tally: Tally = {};
    for (let number = 0; number < matches / 2; number += 1) {
      const rarity = RARITIES[number % RARITIES.length]!;
      const taken = new Set<number>();
      const one = deal(shelf, rarity, HAND, random, taken);
      const other = deal(shelf, rarity, HAND, random, taken);
      for (const hands of [
        [one, other],
        [other, one],
      ] as const) {
        const policies = [policy, against] as const;
        const state = playMatch({ mode: 'duel', hands, policies }, random);
        countRounds(tally, state);
        count(tally, 'the first wins', state.result.winner === 0);
      }
    }
    return tally;
  };
}

/** Solid against solid across tiers: how often the underdog wins with the crowd behind it. */
export function acrossTiers(challenger: Rarity, opponent: Rarity, underdog: 0 | 1) {
  return (shelf: Shelf, random: Random, matches: number): Tally => {
    const tally: Tally = {};
    for (let number = 0; number < matches; number += 1) {
      const hands = [
        deal(shelf, challenger, HAND, random),
        deal(shelf, opponent, HAND, random),
      ] as const;
      const state = playMatch({ mode: 'duel', hands, policies: ['solid', 'solid'] }, random);
      count(tally, 'the underdog wins', state.result.winner === underdog);
    }
    return tally;
  };
}

/** Squads of ten within a tier. */
export function squads(policy: Policy, against: Policy = policy) {
  return (shelf: Shelf, random: Random, matches: number): Tally => {
    const tally: Tally = {};
    for (let number = 0; number < matches; number += 1) {
      const rarity = RARITIES[number % RARITIES.length]!;
      const taken = new Set<number>();
      const hands = [
        deal(shelf, rarity, 10, random, taken),
        deal(shelf, rarity, 10, random, taken),
      ] as const;
      const policies = [policy, against] as const;
      const { rounds, result } = playMatch({ mode: 'squad', hands, policies }, random);
      const first = rounds[0]!.winner;
      if (first !== null) count(tally, 'winner of round 1 wins', result.winner === first);
      count(tally, 'the first wins', result.winner === 0);
    }
    return tally;
  };
}
