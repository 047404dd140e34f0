import { beforeEach, describe, expect, test } from 'vitest';
import { ATTRIBUTES } from '../../attributes.ts';
import { PRESETS } from '../../economy/presets.ts';
import { weekEnd, weekName, weekOf, weekPrizes } from '../../economy/week.ts';
import { testCard } from '../../engine/test-matches.ts';
import { TREASURY } from '../hoof/effects.ts';
import {
  ALICE,
  accept,
  BILLY,
  bring,
  CAROL,
  concede,
  letItRun,
  open,
  playOut,
  startDuel,
} from '../match/test-play.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, NOON, type World } from '../test-facts.ts';
import { happenings } from '../test-strangers.ts';
import { done, refusedWhole, verdictOn } from '../test-world.ts';

const WEEK = weekOf(NOON);
const END = weekEnd(WEEK);

let world: World;
beforeEach(() => {
  world = createWorld({
    [TREASURY]: 100_000_000,
    [ALICE]: 90_000,
    [BILLY]: 90_000,
    [CAROL]: 90_000,
  });
  for (const [w, owner] of [ALICE, BILLY, CAROL].entries()) {
    for (let n = 1; n <= 8; n += 1)
      addCard(world, w * 10 + n, 'Rare', { owner, level: 80 - w * 10 });
  }
});
const { withHistory, lockedOf } = happenings(() => world);

/** The n-th cards of two meet: the earlier in the alphabet wins in two rounds. */
function duel(n: number, one = ALICE, other = BILLY, at = NOON) {
  const card = (wallet: string) => [ALICE, BILLY, CAROL].indexOf(wallet) * 10 + n;
  return playOut(world, startDuel(world, [one, card(one)], [other, card(other)], { at }));
}
const rowOf = (wallet: string, week = WEEK) => {
  const { points = 0, wins = 0, losses = 0 } = world.weekPoints.get(`${week} ${wallet}`) ?? {};
  return [points, wins, losses];
};
const pay = (at = END, week = WEEK) => ({ type: 'pay-week', week, at }) as const;

describe('[E36] what counts for the week', () => {
  test('a win is nine; a clear loss is nothing, and one that went the whole distance three', () => {
    duel(1);
    expect([rowOf(ALICE), rowOf(BILLY)]).toEqual([
      [9, 1, 0],
      [0, 0, 1],
    ]);
  });

  test('a loss that went the whole distance is three', () => {
    // Each is strong where the other is weak: whoever picks wins the round.
    for (const [ids, strong] of [
      [[1, 2, 3], ATTRIBUTES.slice(0, 5)],
      [[11, 12, 13], ATTRIBUTES.slice(5)],
    ] as const) {
      for (const id of ids) {
        const attributes = testCard(id, 'Rare', 60, Object.fromEntries(strong.map((a) => [a, 80])));
        world.cards.set(id, { ...world.cards.get(id)!, attributes: attributes.attributes });
      }
    }
    const ends = [1, 2, 3].map((n) => duel(n));
    const lost = ends.map(({ rounds }) => (rounds.length === 3 ? 3 : 0));
    const expected = ([0, 1] as const).map((seat) =>
      ends.reduce((sum, { result }, i) => sum + (result.winner === seat ? 9 : lost[i]!), 0),
    );
    expect(lost).toContain(3);
    expect([rowOf(ALICE)[0], rowOf(BILLY)[0]]).toEqual(expected);
  });

  test('only the first three of the same two wallets in a week, and again in the next one', () => {
    for (const n of [1, 2, 3, 4]) duel(n);
    expect(rowOf(ALICE)).toEqual([27, 3, 0]);
    duel(1, ALICE, CAROL);
    expect(rowOf(ALICE)).toEqual([36, 4, 0]);
    duel(5, ALICE, BILLY, END);
    expect(rowOf(ALICE)).toEqual([36, 4, 0]);
    expect(rowOf(ALICE, WEEK + 1)).toEqual([9, 1, 0]);
  });

  test('nothing that was not played out: conceded, not opened, or left to the clock by both', () => {
    const conceded = startDuel(world, [ALICE, 1], [BILLY, 11]);
    bring(world, conceded, [[1], [11]]);
    done(world, concede(conceded, BILLY, NOON + 9));
    letItRun(world, startDuel(world, [ALICE, 2], [BILLY, 12]));
    expect(world.weekPoints.size).toBe(0);
    expect(world.weekMeetings.size).toBe(0);
  });

  test('against a house player three and one, and the house itself is in no table', () => {
    world.houses.add(CAROL);
    const { opening } = done(world, open(ALICE, 1));
    playOut(world, done(world, accept(CAROL, opening, 21, { house: true })).match);
    expect(rowOf(ALICE)).toEqual([3, 1, 0]);
    expect(rowOf(CAROL)).toEqual([0, 0, 0]);
  });

  test('in a world for strangers only between wallets with a history, and against the house with one', () => {
    world.economy = { ...PRESETS.live, mints: world.economy.mints };
    withHistory(ALICE);
    duel(1);
    expect(world.weekPoints.size).toBe(0);
    const stranger = done(world, open(BILLY, 12)).opening;
    playOut(world, done(world, accept(CAROL, stranger, 22, { house: true })).match);
    expect(world.weekPoints.size).toBe(0);
    withHistory(BILLY);
    duel(3);
    expect(rowOf(ALICE)).toEqual([9, 1, 0]);
  });

  test('two matches of the same two that end at once count as two', () => {
    const [one, other] = [1, 2].map((n) => startDuel(world, [ALICE, n], [BILLY, 10 + n]));
    for (const [n, match] of [one!, other!].entries()) bring(world, match, [[n + 1], [n + 11]]);
    letItRun(world, one!);
    letItRun(world, other!);
    expect(rowOf(ALICE)).toEqual([18, 2, 0]);
  });
});

describe('[E37] the week is paid', () => {
  beforeEach(() => {
    duel(1);
    duel(2, BILLY, CAROL);
    duel(3, ALICE, CAROL);
  });
  const [first, second] = weekPrizes(PRESETS.demo.weekBudget) as [number, number];

  test('once it is over, to its best, out of the treasury', () => {
    const before = [TREASURY, ALICE, BILLY].map((account) => balanceOf(world, account));
    expect(refusedWhole(world, pay(END - 1))).toBe('CONFLICT');
    const prizes = done(world, pay());
    expect(prizes.map(({ wallet, rank, amount }) => [wallet, rank, amount])).toEqual([
      [ALICE, 1, first],
      [BILLY, 2, second],
    ]);
    const after = [TREASURY, ALICE, BILLY].map((account) => balanceOf(world, account));
    expect(after.map((balance, i) => balance - before[i]!)).toEqual([
      ...[-first - second, first, second],
    ]);
    expect(lockedOf(ALICE)).toBe(0);
    expect(world.transfers.at(-1)!.reference).toBe(`week:${weekName(WEEK)}`);
  });

  test('once, by whichever instance wakes first', () => {
    const late = verdictOn(world, pay());
    done(world, pay());
    expect(late.ok && commit(world, late, END)).toBe('week-standings');
    expect(refusedWhole(world, pay(END + 99))).toBe('CONFLICT');
  });

  test('also weeks after all instances were down, and nothing is counted for it any more', () => {
    done(world, pay(END + 40 * 86_400_000));
    duel(4);
    expect(rowOf(ALICE)).toEqual([18, 2, 0]);
  });

  test('on the table as it is: a match that is counted meanwhile makes it decide again', () => {
    const early = verdictOn(world, pay());
    duel(4, BILLY, CAROL);
    expect(early.ok && commit(world, early, END)).toBe('week-standings');
    expect(done(world, pay()).map(({ rank }) => rank)).toEqual([1, 1]);
  });

  test('not to a frozen wallet: whoever comes next moves up', () => {
    world.frozen.add(ALICE);
    expect(done(world, pay()).map(({ wallet, rank }) => [wallet, rank])).toEqual([[BILLY, 1]]);
  });

  test('locked in a world for strangers', () => {
    world.economy = { ...PRESETS.live, mints: world.economy.mints };
    const [first] = done(world, pay());
    expect(lockedOf(ALICE)).toBe(first!.amount);
  });

  test('[E37b] no more in a world for strangers than the circle is large in which it was won', () => {
    world.economy = { ...PRESETS.live, mints: world.economy.mints };
    const prizes = done(world, pay());
    // Three who only met each other: 10 HOOF for each of them at most, and not 1,500.
    expect(prizes.map(({ amount, circle }) => [amount, circle])).toEqual([
      [2_660, 2.66],
      [2_660, 2.66],
    ]);
  });

  test('[E37b] nothing but the least where only the house was met: everybody meets it', () => {
    world.economy = { ...PRESETS.live, mints: world.economy.mints };
    world.houses.add(BILLY).add(CAROL);
    expect(done(world, pay()).map(({ amount }) => amount)).toContain(1_000);
  });

  test('not while the treasury cannot, and later all the same', () => {
    world.balances.set(TREASURY, 100);
    expect(refusedWhole(world, pay())).toBe('TREASURY_EMPTY');
    world.balances.set(TREASURY, 100_000_000);
    expect(done(world, pay())).toHaveLength(2);
  });

  test('a week in which nobody played is over without a prize', () => {
    expect(done(world, pay(END, WEEK - 1))).toEqual([]);
    expect(refusedWhole(world, pay(END, WEEK - 1))).toBe('CONFLICT');
  });
});
