import { describe, expect, test } from 'vitest';
import type { CupFacts } from '../cup/facts.ts';
import type { OpenCupCommand } from '../cup/open-cup.ts';
import { cupNow, cupOf, cupWorld, liveTies, playTie, startOf } from '../cup/test-cup-play.ts';
import type { World } from '../test-facts.ts';
import { done } from '../test-world.ts';

function playedCup(world: World, players: readonly number[], special: Partial<OpenCupCommand>) {
  const cup = cupOf(world, players, special);
  done(world, startOf(cup));
  for (let live = liveTies(world, cup); live.length > 0; live = liveTies(world, cup)) {
    for (const { match } of live) playTie(world, match);
  }
  return cupNow(world, cup);
}

const winnersOf = ({ entries }: CupFacts) =>
  entries.filter(({ state }) => state === 'won').map(({ wallet }) => wallet);
const silver = ({ achieved }: World) =>
  [...achieved].flatMap(([wallet, ids]) => (ids.includes('cup-winner') ? [wallet] : []));

describe('[E47] what a cup tells', () => {
  test('its winner has silverware, nobody else has, and the house has no story at all', () => {
    const world = cupWorld(8, 0);
    const cup = playedCup(world, [1, 2, 3, 4, 5, 6, 7, 8], {});
    expect(silver(world)).toEqual(winnersOf(cup));
    const mixed = cupWorld(1, 8);
    playedCup(mixed, [1], {});
    for (const wallet of mixed.houses) expect(mixed.achieved.has(wallet)).toBe(false);
  });

  test('a cup of two clubs is nobody’s alone, whoever plays its last tie', () => {
    const world = cupWorld(10, 8);
    const clubs = [
      [1, 2, 3, 4, 5],
      [6, 7, 8, 9, 10],
    ] as const;
    const cup = playedCup(world, [1, 2, 6, 7], { kind: 'clubs', size: 16, clubs });
    expect(winnersOf(cup).length).toBeGreaterThan(1);
    expect(silver(world)).toEqual([]);
  });
});
