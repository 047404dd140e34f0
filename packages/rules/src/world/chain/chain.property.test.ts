import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../kernel/registry.ts';
import { supplyOf } from '../test-audit.ts';
import { balanceOf, copyOf, NOON, type World } from '../test-facts.ts';
import { type Attempt, commandOf, randomWorld, WALLETS } from '../test-random.ts';
import { letTimePass } from '../test-steps.ts';
import { runCommand } from '../test-world.ts';
import {
  deposit,
  disagreements,
  exit,
  moveCard,
  outsideOf,
  redeem,
  subjectOf,
  type TestStadium,
  testStadium,
} from './test-stadium.ts';

const SEED = Number(process.env.WORLD_SEED ?? 5);
const RUNS = Number(process.env.WORLD_RUNS ?? 60);

const CHAIN_STEPS = [
  ...['withdraw-hoof', 'withdraw-hoof', 'withdraw-card', 'withdraw-card', 'withdraw-card'],
  ...['redeem', 'expire', 'deposit', 'exit'],
  ...[
    'move-card',
    'deposit-card',
    'exit-card',
    'ask',
    'stay',
    'tell',
    'tell',
    'tell',
    'tell-again',
  ],
] as const;
const GAME_STEPS = [
  'open',
  'accept',
  'play',
  'time-out',
  'cancel',
  'list',
  'offer',
  'buy',
] as const;

const step = fc.record({
  does: fc.constantFrom(...CHAIN_STEPS, ...GAME_STEPS),
  who: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
  which: fc.nat(50),
  how: fc.nat(120),
  wait: fc.nat(400_000),
});

interface Run {
  readonly world: World;
  readonly stadium: TestStadium;
  /** How many logs of a subject were told and taken. */
  readonly told: Map<string, number>;
  readonly count: (what: string) => void;
}

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

function tryOut({ world, count }: Run, command: Command): boolean {
  const supply = supplyOf(world);
  const before = copyOf(world);
  const outcome = runCommand(world, command);
  expect(supplyOf(world)).toBe(supply);
  if (!outcome.ok) expect(world).toEqual(before);
  count(outcome.ok ? command.type : outcome.refusal.code);
  return outcome.ok;
}

/** Tells the next log of a subject; whatever the world refuses for now is told again later. */
function tell(run: Run, which: number): boolean {
  const { stadium, told } = run;
  const waiting = new Map<string, TestStadium['logs']>();
  for (const log of stadium.logs) {
    const subject = subjectOf(log);
    waiting.set(subject, [...(waiting.get(subject) ?? []), log]);
  }
  const open = [...waiting].filter(([subject, logs]) => (told.get(subject) ?? 0) < logs.length);
  const [subject, logs] = nth(open, which) ?? [];
  if (!subject || !logs) return false;
  const done = told.get(subject) ?? 0;
  if (tryOut(run, logs[done]!)) told.set(subject, done + 1);
  return true;
}

function take(
  run: Run,
  { does, who, which, how }: Omit<Attempt, 'does'> & { does: string },
  at: number,
) {
  const { world, stadium } = run;
  const wallet = nth(WALLETS, who)!;
  const cards = [...world.cards.values()];
  const own = cards.filter(({ owner }) => owner === wallet);
  switch (does) {
    case 'withdraw-hoof': {
      const [amount, leftToday] = [50 + how * 150, 20_000];
      const deadline = at + 1_800_000;
      const bounds = { dayLimit: 150_000, leftToday, ownLeft: which * 10, float: 30_000 };
      return tryOut(run, { type: does, wallet, amount, exits: 0, deadline, ...bounds, at });
    }
    case 'withdraw-card': {
      const cardId = nth(own, which)?.id ?? 0;
      return tryOut(run, { type: does, wallet, cardId, deadline: at + 1_800_000, at });
    }
    case 'redeem': {
      // The chain knows nothing of what this world thinks of a voucher.
      const voucher = nth([...world.withdrawals.values()], which);
      return voucher && redeem(stadium, voucher, at);
    }
    case 'expire': {
      const over = [...world.withdrawals.values()].filter(
        ({ id, deadline, state }) =>
          state === 'signed' && at > deadline && !stadium.redeemed.has(id),
      );
      const voucher = nth(over, which);
      return voucher && tryOut(run, { type: 'expire-withdrawal', id: voucher.id, at });
    }
    case 'deposit':
      return deposit(stadium, wallet, Math.ceil((outsideOf(stadium, wallet) * how) / 120), at);
    case 'exit':
      return which % 4 === 0 && exit(stadium, wallet, how * 20, at);
    case 'move-card': {
      const card = nth([...stadium.cards.keys()], which);
      return card && moveCard(stadium, card, wallet, at);
    }
    case 'deposit-card': {
      const card = nth([...stadium.cards.keys()], which);
      return card && moveCard(stadium, card, null, at);
    }
    case 'exit-card':
      return how % 6 === 0 && moveCard(stadium, nth(own, which)?.id ?? 1, wallet, at);
    case 'ask':
      return (
        how % 8 === 0 && tryOut(run, { type: 'chain-asked', wallet, askedAt: at, log: null, at })
      );
    case 'stay':
      return tryOut(run, { type: 'chain-stayed', wallet, log: null, at });
    case 'tell':
      return tell(run, which);
    case 'tell-again': {
      const old = stadium.logs.filter((log) =>
        world.appliedLogs.has(`chain:${log.log!.block}-${log.log!.index}`),
      );
      const log = nth(old, which);
      if (!log) return undefined;
      const before = copyOf(world);
      expect(tryOut(run, log)).toBe(true);
      return expect(world).toEqual(before);
    }
    default: {
      const command = commandOf(world, { does, who, which, how } as Attempt, at);
      return command && tryOut(run, command);
    }
  }
}

/** Every log is taken in the end, once the games are over. */
function tellAll(run: Run): void {
  for (let rounds = 0; rounds < 10_000 && tell(run, rounds); rounds += 1);
  expect(tell(run, 0)).toBe(false);
}

const MUST_HAPPEN = [
  ...['withdraw-hoof', 'withdraw-card', 'expire-withdrawal', 'chain-withdrawn', 'chain-deposit'],
  ...['chain-card-deposited', 'chain-card-moved', 'chain-exit', 'chain-card-exited'],
  ...['chain-asked', 'chain-stayed', 'WALLET_LEAVING', 'CARD_ON_CHAIN', 'DAY_LIMIT'],
  ...['TOO_MANY_OPEN', 'CARD_BUSY', 'open', 'accept'],
];

describe('whatever leaves, comes back, is sold outside or taken by force', () => {
  test('the supply stays, nothing is below zero, and world and chain agree in the end', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.array(step, { maxLength: 160, size: 'max' }), (steps) => {
        const world = randomWorld(1_000_000, 6);
        const supply = supplyOf(world);
        const run: Run = {
          world,
          stadium: testStadium(),
          told: new Map(),
          count: (w) => seen.add(w),
        };
        let at = NOON;
        for (const { wait, ...attempt } of steps) {
          at += wait;
          take(run, attempt, at);
        }
        letTimePass(world);
        tellAll(run);
        expect(supplyOf(world)).toBe(supply);
        expect(disagreements(world, run.stadium)).toEqual([]);
        for (const { id } of world.withdrawals.values()) {
          const open = world.withdrawals.get(id)!;
          expect(balanceOf(world, `withdrawal:${id}`)).toBe(
            open.state === 'signed' ? (open.hoof ?? 0) : 0,
          );
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );
    expect(MUST_HAPPEN.filter((what) => !seen.has(what))).toEqual([]);
  }, 600_000);

  test('in whatever order unlike things are told, and however often, the end is the same', () => {
    fc.assert(
      fc.property(
        fc.array(step, { minLength: 40, maxLength: 120, size: 'max' }),
        fc.infiniteStream(fc.nat(1_000)),
        (steps, order) => {
          const world = randomWorld(1_000_000, 6);
          const run: Run = {
            world,
            stadium: testStadium(),
            told: new Map(),
            count: () => undefined,
          };
          let at = NOON;
          // A day on the chain about which this world hears nothing; nobody leaves by force, because
          // what that costs the treasury depends on what happened meanwhile.
          const quiet = [
            'withdraw-hoof',
            'withdraw-card',
            'redeem',
            'deposit',
            'move-card',
            'deposit-card',
          ];
          for (const { wait, does, ...attempt } of steps) {
            at += wait % 10_000;
            if (quiet.includes(does)) take(run, { does, ...attempt }, at);
          }
          const inOrder = { ...run, world: copyOf(world), told: new Map() };
          for (const log of run.stadium.logs) expect(tryOut(inOrder, log)).toBe(true);
          const picks = order[Symbol.iterator]();
          for (let i = 0; i < 5_000; i += 1) {
            const pick = picks.next().value as number;
            const again = nth(run.stadium.logs, pick);
            if (
              pick % 5 === 0 &&
              again &&
              world.appliedLogs.has(`chain:${again.log!.block}-${again.log!.index}`)
            )
              tryOut(run, again);
            if (!tell(run, pick)) break;
          }
          expect(new Map([...world.balances].sort())).toEqual(
            new Map([...inOrder.world.balances].sort()),
          );
          expect(world.cards).toEqual(inOrder.world.cards);
          expect(world.withdrawals).toEqual(inOrder.world.withdrawals);
        },
      ),
      { seed: SEED, numRuns: RUNS },
    );
  }, 600_000);
});
