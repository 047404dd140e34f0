import { crowdFor, type Rarity } from '../../../src/index.ts';
import { type Policy, playMatch } from '../../simulation/play-match.ts';
import type { Random } from '../../simulation/random.ts';
import { deal, type Shelf, sumOf } from '../../simulation/shelf.ts';

/** How well people play, worst first. */
export const SKILLS = ['best', 'friendly', 'solid', 'sharp'] as const satisfies readonly Policy[];
export type Skill = (typeof SKILLS)[number];

/** What a match is drawn by: a million duels of a year cannot all be played out in a minute. */
export interface Odds {
  /** The first one's chance with equal cards. */
  readonly even: Readonly<Record<Skill, Readonly<Record<Skill, number>>>>;
  /** How much more for each point that its card's ten attributes have together. */
  readonly perPoint: number;
}

/** Measured with the engine: hands of three, one of them brought by chance. */
export function measureOdds(shelf: Shelf, random: Random, duels: number): Odds {
  const even = Object.fromEntries(SKILLS.map((one) => [one, {}])) as Odds['even'] &
    Record<Skill, Record<Skill, number>>;
  let products = 0;
  let squares = 0;
  for (const [i, one] of SKILLS.entries()) {
    for (const other of SKILLS.slice(i)) {
      let wins = 0;
      for (let number = 0; number < duels; number += 1) {
        const taken = new Set<number>();
        const rarity = (['Common', 'Rare'] as const)[number % 2]!;
        const hands = [
          deal(shelf, rarity, 3, random, taken),
          deal(shelf, rarity, 3, random, taken),
        ] as const;
        const brought = [[hands[0][0]!], [hands[1][0]!]] as const;
        const { result } = playMatch(
          { mode: 'duel', hands, policies: [one, other], brought },
          random,
        );
        const won = result.winner === 0 ? 1 : 0;
        const ahead = sumOf(brought[0][0]) - sumOf(brought[1][0]);
        wins += won;
        products += ahead * (won - 0.5);
        squares += ahead ** 2;
      }
      const share = one === other ? 0.5 : wins / duels;
      even[one][other] = share;
      even[other][one] = 1 - share;
    }
  }
  return { even, perPoint: products / squares };
}

interface Side {
  readonly skill: Skill;
  readonly rarity: Rarity;
  readonly sum: number;
}

/** The challenger's chance; across tiers by the crowd's odds, which are measured too. */
export function chanceOf({ even, perPoint }: Odds, challenger: Side, opponent: Side): number {
  const skill = even[challenger.skill][opponent.skill] - 0.5;
  const crowd = crowdFor(challenger.rarity, opponent.rarity);
  const cards =
    crowd === null
      ? 0.5 + perPoint * (challenger.sum - opponent.sum)
      : crowd.seat === 0
        ? crowd.odds
        : 1 - crowd.odds;
  return Math.min(0.95, Math.max(0.05, cards + skill));
}
