import fc from 'fast-check';
import { expect } from 'vitest';
import { weekEnd } from '../economy/week.ts';
import { seasonStart } from '../rating/seasons.ts';
import { endOfCups } from './cup/test-random-cups.ts';
import type { Command } from './kernel/registry.ts';
import { faultsOf, supplyOf } from './test-audit.ts';
import { commit } from './test-commit.ts';
import { balanceOf, changedParts, copyOf, NOON, type World } from './test-facts.ts';
import { ATTEMPTS, type Attempt, commandOf } from './test-random.ts';
import { done, runCommand, verdictOn } from './test-world.ts';

const HOUR = 3_600_000;

/** Notes that something was seen: a property over a world in which nothing happens proves nothing. */
export type Count = (what: string) => void;

export interface Step extends Attempt {
  readonly wait: number;
  /** Decided on what the world was before the step before. */
  readonly stale: boolean;
}

/** Where they would only take time from what is to be seen. */
export const NO_SWAPS = {
  ...{ 'propose-swap': 0, 'accept-swap': 0, 'drop-swap': 0, 'expire-swap': 0 },
} as const;

/** Whatever is not weighed is tried now and then. */
export const stepOf = (weights: Partial<Record<Attempt['does'], number>>): fc.Arbitrary<Step> =>
  fc.record({
    does: fc.oneof(
      ...ATTEMPTS.map((does) => ({ arbitrary: fc.constant(does), weight: weights[does] ?? 1 })),
    ),
    // Mostly the same two: what is limited per pair must be reached.
    who: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 3),
    which: fc.nat(50),
    how: fc.nat(120),
    wait: fc.oneof(
      { arbitrary: fc.nat(2_000), weight: 60 },
      { arbitrary: fc.constantFrom(30_000, 130_000), weight: 2 },
      { arbitrary: fc.constantFrom(HOUR, 13 * HOUR), weight: 1 },
    ),
    stale: fc.boolean(),
  });

/** Decides a command twice, carries it out, and checks everything that must hold after it. */
function check(world: World, command: Command, count: Count): void {
  const before = copyOf(world);
  const verdict = verdictOn(world, command);
  expect(verdictOn(world, command)).toEqual(verdict);
  const outcome = runCommand(world, command);
  expect(outcome.ok).toBe(verdict.ok);
  expect(supplyOf(world)).toBe(supplyOf(before));
  count(outcome.ok ? command.type : outcome.refusal.code);
  if (!outcome.ok) expect(changedParts(world, before)).toEqual([]);
}

/** Commits what was decided on an older world: it happens whole, or not at all and is decided again. */
function checkStale(
  world: World,
  command: Command,
  decided: ReturnType<typeof verdictOn>,
  count: Count,
): void {
  const before = copyOf(world);
  const conflict = decided.ok ? commit(world, decided, command.at) : 'refused';
  if (conflict === null) {
    count('stale and still true');
    expect(faultsOf(world)).toEqual([]);
    expect(supplyOf(world)).toBe(supplyOf(before));
    return;
  }
  count(`stale: ${conflict}`);
  expect(changedParts(world, before)).toEqual([]);
  check(world, command, count);
}

export function playThrough(world: World, steps: readonly Step[], count: Count): World {
  let older = copyOf(world);
  let at = NOON;
  for (const { wait, stale, ...attempt } of steps) {
    at += wait;
    const command = commandOf(stale ? older : world, attempt, at);
    if (command === null) continue;
    const decided = stale ? verdictOn(older, command) : null;
    older = copyOf(world);
    if (decided) checkStale(world, command, decided, count);
    else check(world, command, count);
  }
  return world;
}

/** Nobody comes any more: the clock ends everything that is open or live. */
export function letTimePass(world: World): void {
  for (const { status, kind, id, expiresAt } of world.openings.values()) {
    if (status === 'open') done(world, { type: 'expire', kind, id, at: expiresAt });
  }
  for (const { id, status, expiresAt } of world.offers.values()) {
    if (status !== 'open') continue;
    done(world, { type: 'expire-offer', offerId: id, wallet: null, at: expiresAt });
  }
  for (const { id: swapId, status, expiresAt: at } of world.swaps.values()) {
    if (status === 'open') done(world, { type: 'expire-swap', swapId, at });
  }
  for (const command of endOfCups(world.cups.values())) done(world, command);
  // A tie that ends may begin the next one.
  for (;;) {
    const live = [...world.matches.values()].find(({ state }) => state.phase !== 'finished');
    if (live === undefined || live.state.phase === 'finished') break;
    done(world, { type: 'time-out', matchId: live.id, at: live.state.deadline });
  }
  for (const week of new Set([...world.weekPoints.values()].map((row) => row.week))) {
    const command = { type: 'pay-week', week, at: weekEnd(week) } as const;
    const paid = world.paidWeeks.has(week);
    const outcome = runCommand(world, command);
    expect(outcome.ok || paid || outcome.refusal.code === 'TREASURY_EMPTY').toBe(true);
    expect(outcome.ok && paid).toBe(false);
  }
  const seasons = [...world.battlers.values()].flatMap(({ season }) => season ?? []);
  if (seasons.length === 0) return;
  const season = Math.max(...seasons) + 1;
  done(world, { type: 'turn-season', season, at: seasonStart(season) });
  expect([...world.battlers.values()].every((battler) => battler.season === null)).toBe(true);
}

/** What has become of the cups: that all is in order with them, the faults of a world say. */
export function countCups(world: World, count: Count): void {
  for (const { id, kind, status, ties, entries } of world.cups.values()) {
    expect(status === 'finished' || status === 'cancelled').toBe(true);
    expect(balanceOf(world, `cup:${id}`)).toBe(0);
    count(`${kind} ${status}`);
    if (ties.some(({ matchId }) => matchId === null)) count('bye');
    const champion = entries.find(({ state }) => state === 'won');
    if (champion) count(champion.house ? 'house champion' : 'person champion');
  }
  for (const prizes of world.paidWeeks.values()) if (prizes.length > 0) count('week prize');
}
