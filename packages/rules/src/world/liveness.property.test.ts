import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ALICE,
  accept,
  BILLY,
  bring,
  CAROL,
  commitTo,
  letItRun,
  open,
  openUp,
  startDuel,
} from './match/test-play.ts';
import { faultsOf, supplyOf } from './test-audit.ts';
import { letTheClockRun, unendedIn } from './test-clock.ts';
import { commit } from './test-commit.ts';
import { addCard, copyOf, createWorld, NOON, type World } from './test-facts.ts';
import {
  bringsChangedCard,
  type Happening,
  happeningOf,
  type LivelyStep,
  livelyStep,
  livelyWorld,
} from './test-lively.ts';
import { done, runCommand, verdictOn } from './test-world.ts';

/** The same sequences every time; another seed: `WORLD_SEED=7 WORLD_RUNS=2000 npx vitest run …`; WORLD_SHRINK=1 looks for a shorter one. */
const SEED = Number(process.env.WORLD_SEED ?? 11);
const RUNS = Number(process.env.WORLD_RUNS ?? 20);
const STEPS = 500;
const LONG_MS = 10_000;

const seen = new Map<string, number>();
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

/** Decided on this world and written to that one: whole, or not at all and decided again. */
function happen(world: World, older: World, happening: Happening, stale: boolean): void {
  if ('frozen' in happening) {
    if (happening.frozen) world.frozen.add(happening.wallet);
    else world.frozen.delete(happening.wallet);
    count(happening.frozen ? 'freeze' : 'thaw');
    return;
  }
  const { command } = happening;
  const changed = bringsChangedCard(world, command);
  const decided = stale ? verdictOn(older, command) : null;
  if (decided?.ok) {
    const conflict = commit(world, decided, command.at);
    if (conflict === null) {
      expect(faultsOf(world)).toEqual([]);
      count('stale and still true');
      return;
    }
    count(`stale: ${conflict}`);
  }
  const outcome = runCommand(world, command);
  count(outcome.ok ? command.type : outcome.refusal.code);
  if (outcome.ok && command.type === 'open' && command.rematchOf !== undefined) count('rematch');
  if (outcome.ok && 'kind' in command && command.kind === 'friendly') {
    count(`friendly: ${command.type}`);
  }
  if (outcome.ok && changed) count('brought a card that had grown since');
}

function live(world: World, steps: readonly LivelyStep[]): number {
  let at = NOON;
  let older = copyOf(world);
  for (const step of steps) {
    // Nobody waits that long for something: meanwhile the clock does what is due.
    if (step.wait > LONG_MS) letTheClockRun(world, at, at + step.wait);
    at += step.wait;
    const happening = happeningOf(world, step, at);
    if (happening === null) continue;
    const before = copyOf(world);
    happen(world, older, happening, step.stale);
    older = before;
    countParallel(world);
  }
  return at;
}

function countParallel(world: World): void {
  const players = [...world.matches.values()].flatMap(({ state }) =>
    state.phase === 'finished' ? [] : state.players.map(({ address }) => address),
  );
  if (players.length - new Set(players).size > 2) count('several matches of one wallet');
}

const MUST_HAPPEN = [
  ...['several matches of one wallet', 'brought a card that had grown since', 'freeze', 'thaw'],
  ...['open', 'accept', 'move', 'give-back', 'cancel', 'rematch'],
  ...['friendly: open', 'friendly: accept'],
  ...['open-cup', 'enter-cup', 'start-cup', 'bid', 'complete-auction'],
  ...['offer', 'accept-offer', 'withdraw-hoof', 'withdraw-card', 'chain-asked', 'chain-stayed'],
  ...['propose-swap', 'accept-swap', 'drop-swap', 'stale and still true', 'stale: match-moved'],
  ...['WALLET_FROZEN', 'WALLET_LEAVING', 'left something open'],
];

describe('from whatever worlds people leave behind', () => {
  test('the clock alone ends every match, cup, auction, opening, offer, swap and withdrawal, and every stake is somebody’s', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 5_000, 1_000_000, 1_000_000),
        fc.array(livelyStep, { minLength: STEPS / 2, maxLength: STEPS, size: 'max' }),
        (treasury, steps) => {
          const world = livelyWorld(treasury);
          const supply = supplyOf(world);
          const at = live(world, steps);
          if (unendedIn(world).length > 0) count('left something open');
          letTheClockRun(world, at);
          expect(unendedIn(world)).toEqual([]);
          expect(supplyOf(world)).toBe(supply);
        },
      ),
      { seed: SEED, numRuns: RUNS, endOnFailure: !process.env.WORLD_SHRINK },
    );
    expect(MUST_HAPPEN.filter((what) => !seen.has(what))).toEqual([]);
  }, 600_000);

  test('a match ends that is won with a card which grew in another one meanwhile', () => {
    const world = createWorld({
      ...{ treasury: 1_000_000, [ALICE]: 100_000, [BILLY]: 100_000, [CAROL]: 100_000 },
    });
    for (const id of [1, 2]) addCard(world, id, 'Rare', { owner: ALICE, level: 80 });
    addCard(world, 11, 'Rare', { owner: BILLY, level: 70 });
    addCard(world, 21, 'Rare', { owner: CAROL, level: 70 });
    // Card 2 lies in her hand as it was; she commits to it, and wins with it elsewhere first.
    const first = startDuel(world, [ALICE, 1], [BILLY, 11], { rarity: 'Rare' });
    done(world, commitTo(first, ALICE, [2]));
    done(world, commitTo(first, BILLY, [11]));
    const { opening } = done(world, open(ALICE, 2, { minPool: 0, rarity: 'Rare', at: NOON + 3 }));
    const second = done(world, accept(CAROL, opening, 21, { at: NOON + 4 })).match;
    bring(world, second, [[2], [21]]);
    const { finishedAt } = letItRun(world, second);
    expect(world.cards.get(2)!.grown).toBe(1);
    done(world, openUp(first, ALICE, [2], finishedAt + 1));
    done(world, openUp(first, BILLY, [11], finishedAt + 2));
    expect(letItRun(world, first).result.winner).toBe(0);
    // Won twice, grown twice: by one from what it stood at, not from what the hand said.
    expect(world.cards.get(2)!.grown).toBe(2);
    expect(unendedIn(world)).toEqual([]);
  });
});
