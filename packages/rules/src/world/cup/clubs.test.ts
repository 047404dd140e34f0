import { beforeEach, describe, expect, test } from 'vitest';
import { balanceOf, type World } from '../test-facts.ts';
import { done, refusedWhole } from '../test-world.ts';
import { type CupFacts, cupReference } from './facts.ts';
import {
  cupNow,
  cupOf,
  cupWorld,
  enter,
  letCupRun,
  liveTies,
  openCup,
  player,
  playTie,
  startOf,
  tieOf,
} from './test-cup-play.ts';

let world: World;
beforeEach(() => {
  world = cupWorld(10, 8);
});

const entryOf = (cup: CupFacts, wallet: string) =>
  cupNow(world, cup).entries.find((entry) => entry.wallet === wallet)!;
const cardOf = (wallet: string) => world.cards.get(Number(wallet) * 10 + 1)!;

describe('[E44] two clubs', () => {
  const clubs = [
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
  ] as const;

  function clubCup(players: readonly number[]): CupFacts {
    const cup = cupOf(world, players, { kind: 'clubs', size: 16, clubs });
    done(world, startOf(cup));
    return cupNow(world, cup);
  }

  test('cards of one club only are entered, and one that plays for neither is refused', () => {
    const cup = openCup(world, { kind: 'clubs', size: 16, clubs: [[1, 2], [3]] });
    world.cards.set(12, { ...world.cards.get(12)!, goat: 3 });
    expect(refusedWhole(world, enter(cup, 1, { cardIds: [11, 12] }))).toBe('WRONG_CLUB');
    expect(refusedWhole(world, enter(cup, 9))).toBe('WRONG_CLUB');
    expect(done(world, enter(cup, 1, { cardIds: [12] })).entry.club).toBe(1);
    expect(done(world, enter(cup, 2)).entry.club).toBe(0);
  });

  test('everybody plays once and is home after it; the winners share, nobody’s card grows', () => {
    const cup = clubCup([1, 2, 6, 7]);
    expect(liveTies(world, cup)).toHaveLength(6);
    const match = tieOf(world, cup, player(1));
    playTie(world, match);
    expect(cardOf(player(1))).toMatchObject({ busyWith: null, games: 1 });
    const { entries, status } = letCupRun(world, cup);
    expect(status).toBe('finished');
    expect(
      new Set(entries.filter(({ state }) => state === 'won').map(({ club }) => club)).size,
    ).toBe(1);
    expect(entries.some(({ state }) => state === 'in')).toBe(false);
    expect([...world.cards.values()].every(({ grown }) => grown === 0)).toBe(true);
    expect(balanceOf(world, cupReference(cup))).toBe(0);
  });

  test('whoever has nobody to play wins without a kick and has the cards back at once', () => {
    world.houses.clear();
    const cup = clubCup([1, 2, 6]);
    const idle = cup.ties.find(({ matchId }) => matchId === null)!.winner!;
    expect(entryOf(cup, idle).state).toBe('out');
    expect(cardOf(idle)).toMatchObject({ busyWith: null, games: 0 });
    const { entries } = letCupRun(world, cup);
    expect(entries.some(({ state }) => state === 'in')).toBe(false);
  });

  test('with one club alone it does not take place', () => {
    world.houses.clear();
    const cup = cupOf(world, [1, 2], { kind: 'clubs', size: 16, clubs });
    expect(done(world, startOf(cup)).status).toBe('cancelled');
  });
});
