import { beforeEach, describe, expect, test } from 'vitest';
import { CUP_MOST_ENTRIES } from '../../economy/cups.ts';
import { PRESETS } from '../../economy/presets.ts';
import { PAID_PLACES, weekEnd, weekOf } from '../../economy/week.ts';
import { TREASURY } from '../hoof/effects.ts';
import type { Command } from '../kernel/registry.ts';
import { accept, open, playOut, startDuel } from '../match/test-play.ts';
import { faultsOf } from '../test-audit.ts';
import { commit } from '../test-commit.ts';
import { addCard, balanceOf, createWorld, loanKey, NOON, type World } from '../test-facts.ts';
import { happenings } from '../test-strangers.ts';
import { done, verdictOn } from '../test-world.ts';
import { enter, letCupRun, openCup, player, startOf } from './test-cup-play.ts';

const WALLETS = Array.from({ length: 1_000 }, (_, i) => i + 1);
const LENT = 30;
const HOUSE = '0xb000000000000000000000000000000000000001';
const lentTo = (n: number) => (n % LENT) + 1;

let world: World;
const { withHistory, lockedOf } = happenings(() => world);

/** All of them one person's, in a world for strangers: each has its gift and one card on loan. */
beforeEach(() => {
  world = createWorld({ [TREASURY]: 100_000_000, [HOUSE]: 100_000 });
  world.economy = PRESETS.live;
  world.houses.add(HOUSE);
  for (let id = 1; id <= LENT; id += 1) addCard(world, id, 'Common', { level: 40 + id });
  addCard(world, 99, 'Common', { owner: HOUSE, level: 30 });
  for (const n of WALLETS) {
    const loan = { ...world.cards.get(lentTo(n))!, owner: player(n), bond: 'lent' } as const;
    world.loans.set(loanKey(player(n), loan.id), loan);
    world.balances.set(player(n), 50_000);
    world.locked.set(player(n), 50_000);
  }
});

/** Without looking for faults after every one of a thousand. */
function quickly(command: Command): string {
  const verdict = verdictOn(world, command);
  if (!verdict.ok) return verdict.refusal.code;
  return commit(world, verdict, command.at) ?? 'done';
}

/** How often each answer was given. */
function tally(answers: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer] = (counts[answer] ?? 0) + 1;
  return counts;
}

const freeOf = () =>
  WALLETS.reduce((sum, n) => sum + balanceOf(world, player(n)) - lockedOf(player(n)), 0);
const allEnter = (cup: { readonly id: number }) =>
  tally(WALLETS.map((n) => quickly(enter(cup, n, { cardIds: [lentTo(n)] }))));
const commonCup = () => openCup(world, { rarity: 'Common', fee: 1_000 });

describe('a thousand free wallets', () => {
  test('[E42] do not raise the treasury’s part of a cup by a hundredth, and win nothing', () => {
    const before = balanceOf(world, TREASURY);
    const cup = commonCup();
    const full = WALLETS.length - CUP_MOST_ENTRIES;
    expect(allEnter(cup)).toEqual({ done: CUP_MOST_ENTRIES, CUP_FULL: full });
    expect(done(world, startOf(cup)).pool).toBe(0);
    expect(letCupRun(world, cup).status).toBe('finished');
    expect(balanceOf(world, TREASURY)).toBe(before);
    expect(freeOf()).toBe(0);
  });

  test('[E38] do not keep anybody with a history out of a cup, nor out of its draw', () => {
    const cup = commonCup();
    allEnter(cup);
    const people = WALLETS.slice(-5);
    for (const n of people) withHistory(player(n));
    for (const n of people) done(world, enter(cup, n, { cardIds: [lentTo(n)] }));
    const drawn = done(world, startOf(cup)).entries.map(({ wallet }) => wallet);
    expect(drawn).toEqual(expect.arrayContaining(people.map(player)));
  });

  test('[E36] [E37] have no points in the week, among themselves or against the house, and no prize', () => {
    for (const n of WALLETS.slice(0, 40)) {
      const other = n + 40;
      playOut(world, startDuel(world, [player(n), lentTo(n)], [player(other), lentTo(other)]));
    }
    const { opening } = done(world, open(player(500), lentTo(500)));
    playOut(world, done(world, accept(HOUSE, opening, 99, { house: true })).match);
    expect(world.weekPoints.size).toBe(0);
    const week = weekOf(NOON);
    expect(done(world, { type: 'pay-week', week, at: weekEnd(week) })).toEqual([]);
  });

  test('[E37] [E42] that have made themselves histories get the budget at most, and all of it locked', () => {
    for (const n of WALLETS) withHistory(player(n));
    const before = balanceOf(world, TREASURY);
    const { perCup } = PRESETS.live.cups.treasury;
    const cup = commonCup();
    allEnter(cup);
    expect(done(world, startOf(cup)).pool).toBe(perCup * 100);
    letCupRun(world, cup);
    const week = weekOf(NOON);
    for (const n of WALLETS) {
      const row = { week, wallet: player(n), points: n, wins: n, losses: 0 };
      world.weekPoints.set(`${week} ${player(n)}`, row);
    }
    const pay = { type: 'pay-week', week, at: weekEnd(week) } as const;
    expect(quickly(pay)).toBe('done');
    // Nobody met anybody of the table's head: each has a circle of its own, and its least.
    const prizes = PAID_PLACES * PRESETS.live.weekPerWallet;
    expect(before - balanceOf(world, TREASURY)).toBe((perCup + prizes) * 100);
    expect(freeOf()).toBe(0);
    expect(faultsOf(world).filter((fault) => fault.startsWith('cup'))).toEqual([]);
  });
});
