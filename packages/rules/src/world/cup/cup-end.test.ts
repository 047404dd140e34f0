import { beforeEach, describe, expect, test } from 'vitest';
import { PRESETS } from '../../economy/presets.ts';
import { TREASURY } from '../hoof/effects.ts';
import { concede } from '../match/test-play.ts';
import { balanceOf, type World } from '../test-facts.ts';
import { happenings } from '../test-strangers.ts';
import { done } from '../test-world.ts';
import { type CupFacts, cupReference } from './facts.ts';
import {
  cupNow,
  cupOf,
  cupWorld,
  enter,
  letCupRun,
  letWin,
  openCup,
  player,
  START,
  startOf,
  tieOf,
} from './test-cup-play.ts';
import { placeKey } from './test-cups.ts';

let world: World;
beforeEach(() => {
  world = cupWorld(8, 0);
});
const { withHistory, lockedOf } = happenings(() => world);

const ALL = [1, 2, 3, 4, 5, 6, 7, 8];

describe('[E42] the prizes of a cup', () => {
  /** Everybody has paid: the free entry of the day went into another cup. */
  function paidCup(players: readonly number[], size = 8): CupFacts {
    for (const n of players) done(world, enter(openCup(world), n, { cardIds: [n * 10 + 2] }));
    const cup = cupOf(world, players, { size });
    done(world, startOf(cup));
    return cupNow(world, cup);
  }
  const prizeOf = (cup: CupFacts, wallet: string) =>
    world.cupPlaces.get(placeKey(cup.id, wallet))?.prize ?? 0;

  test('first, second and the beaten semi-finalists share fees and the treasury’s part at once', () => {
    const cup = paidCup(ALL);
    expect([balanceOf(world, cupReference(cup)), cup.pool]).toEqual([16_000, 80_000]);
    const { status, entries } = letWin(world, cup, player(1));
    expect(status).toBe('finished');
    const prizes = entries.map(({ wallet }) => prizeOf(cup, wallet)).sort((a, b) => b - a);
    expect(prizes).toEqual([48_000, 24_000, 12_000, 12_000, 0, 0, 0, 0]);
    expect(balanceOf(world, player(1))).toBe(98_000 + 48_000);
    expect(balanceOf(world, cupReference(cup))).toBe(0);
  });

  test('what the house wins stays in the treasury, and the vault ends at nothing', () => {
    for (const n of [1, 2, 3]) world.houses.add(player(90 + n));
    const cup = paidCup([1], 4);
    const treasury = balanceOf(world, TREASURY);
    const match = tieOf(world, cup, player(1));
    done(world, concede(match, player(1), START + 9));
    const { entries } = letCupRun(world, cup);
    expect(entries.find(({ state }) => state === 'won')!.house).toBe(true);
    expect(balanceOf(world, cupReference(cup))).toBe(0);
    // A beaten semi-finalist has an eighth of both.
    expect(prizeOf(cup, player(1))).toBe(250 + 5_000);
    expect(balanceOf(world, TREASURY)).toBe(treasury + 1_750 - 5_000);
  });

  test('what a bye had nobody to beat for stays there too', () => {
    const cup = paidCup([1, 2, 3], 4);
    letWin(world, cup, player(1));
    const prizes = [1, 2, 3].map((n) => prizeOf(cup, player(n)));
    expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe((86_000 * 7) / 8);
    expect(balanceOf(world, cupReference(cup))).toBe(0);
  });

  test('in a world for strangers the treasury’s part arrives locked, and fees as free as they were', () => {
    world.economy = { ...PRESETS.live, mints: world.economy.mints };
    for (const n of [1, 2, 3, 4]) withHistory(player(n));
    const cup = paidCup([1, 2, 3, 4], 4);
    expect(cup.pool).toBe(4_000);
    letWin(world, cup, player(1));
    expect(balanceOf(world, player(1))).toBe(98_000 + 4_000 + 2_000);
    expect(lockedOf(player(1))).toBe(2_000);
  });
});
