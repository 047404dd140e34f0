import { beforeEach, describe, expect, test } from 'vitest';
import { NO_HISTORY } from '../../economy/history.ts';
import type { Battler } from '../../rating/rate-match.ts';
import { intoNewSeason, seasonEnd, seasonOf, seasonStart } from '../../rating/seasons.ts';
import { ALICE, BILLY, bring, CAROL, startDuel } from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, createWorld, NOON, type World, walletNamed } from '../test-facts.ts';
import { done, refusedWhole, verdictOn } from '../test-world.ts';
import { badgeKey } from './test-seasons.ts';
import { LEAVERS_AT_ONCE } from './turn-season.ts';

const SEASON = seasonOf(NOON);
const OVER = seasonEnd(SEASON);
const TURN = { type: 'turn-season', season: SEASON + 1, at: OVER } as const;

let world: World;
beforeEach(() => {
  world = createWorld({ treasury: 1e6, [ALICE]: 1e6, [BILLY]: 1e6 });
});

const STANDING = { rating: 1640, deviation: 70, volatility: 0.06 };
function plays(wallet: string, seasonGames: number, special: Partial<Battler> = {}): void {
  world.battlers.set(wallet, {
    ...{ ...STANDING, games: 30, lastMatchAt: NOON, history: NO_HISTORY },
    ...{ season: SEASON, seasonGames, ...special },
  });
}
const badge = (wallet: string, season = SEASON) =>
  world.seasonBadges.get(badgeKey(season, wallet)) ?? null;

describe('the end of a season', () => {
  test('[E46] brings a badge after ten rated matches, none after nine, and none to the house', () => {
    plays(ALICE, 10);
    plays(BILLY, 9);
    plays(CAROL, 40);
    world.houses.add(CAROL);
    expect(done(world, TURN)).toBe(3);
    expect(badge(ALICE)).toEqual({ rank: 'championship', worth: 1500, rating: 1640, games: 10 });
    expect([badge(BILLY), badge(CAROL)]).toEqual([null, null]);
    for (const wallet of [ALICE, BILLY, CAROL]) {
      expect(world.battlers.get(wallet)).toMatchObject({
        ...{ season: null, seasonGames: 0, ...intoNewSeason(STANDING) },
      });
    }
  });

  test('[E46] tells whoever has a badge, and nobody else', () => {
    plays(ALICE, 10);
    plays(BILLY, 9);
    const verdict = verdictOn(world, TURN);
    const told = verdict.ok && verdict.effects.flatMap((e) => (e.type === 'message' ? [e] : []));
    expect(told).toEqual([
      expect.objectContaining({
        wallet: ALICE,
        text: `Season ${SEASON} is over: Championship. The badge is on your page for good.`,
      }),
    ]);
  });

  test('[E46] does not come early, and not twice', () => {
    plays(ALICE, 10);
    expect(refusedWhole(world, { ...TURN, at: OVER - 1 })).toBe('CONFLICT');
    const stale = verdictOn(world, TURN);
    expect(done(world, TURN)).toBe(1);
    expect(stale.ok && commit(world, stale, OVER)).toBe('battler');
    expect(done(world, TURN)).toBe(0);
    expect(world.seasonBadges.size).toBe(1);
  });

  test('[E46] comes for everybody in portions, however many there are', () => {
    const many = LEAVERS_AT_ONCE + 7;
    for (let n = 0; n < many; n += 1) plays(`${walletNamed('c').slice(0, -4)}${1000 + n}`, 10);
    expect([done(world, TURN), done(world, TURN), done(world, TURN)]).toEqual([
      ...[LEAVERS_AT_ONCE, 7, 0],
    ]);
    expect(world.seasonBadges.size).toBe(many);
  });

  test('[E46] takes nothing along that was played before it and is written down after it', () => {
    addCard(world, 1, 'Rare', { owner: ALICE });
    addCard(world, 2, 'Rare', { owner: BILLY });
    plays(ALICE, 3, { season: SEASON + 1 });
    plays(BILLY, 3);
    const at = OVER - 1_000;
    const match = startDuel(world, [ALICE, 1], [BILLY, 2], { rarity: 'Rare', at });
    bring(world, match, [[1], [2]]);
    const move = { type: 'concede' } as const;
    done(world, { type: 'move', matchId: match.id, address: BILLY, move, at });
    expect(world.battlers.get(ALICE)).toMatchObject({ season: SEASON + 1, seasonGames: 3 });
    expect(world.battlers.get(BILLY)).toMatchObject({ season: SEASON, seasonGames: 4 });
  });

  test('[E46] comes with the first match of the next one to whom the clock has not reached', () => {
    for (const [id, owner] of [
      [1, ALICE],
      [2, BILLY],
    ] as const) {
      addCard(world, id, 'Rare', { owner });
    }
    plays(ALICE, 12);
    const at = seasonStart(SEASON + 1) + 5_000;
    const match = startDuel(world, [ALICE, 1], [BILLY, 2], { rarity: 'Rare', at });
    done(world, { type: 'move', matchId: match.id, address: BILLY, move: { type: 'concede' }, at });
    expect(badge(ALICE)).toMatchObject({ rank: 'championship', games: 12 });
    expect(done(world, { ...TURN, at: at + 100_000 })).toBe(0);
    expect(world.seasonBadges.size).toBe(1);
  });
});
