import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BID_BAN_MS, PURCHASE_MS } from '../economy/auctions.ts';
import type { Command } from './decide.ts';
import { banOf, testAuction } from './test-auctions.ts';
import { faultsOf } from './test-audit.ts';
import { commit } from './test-commit.ts';
import { addCard, copyOf, createWorld, NOON, type World, walletNamed } from './test-facts.ts';
import { done, runCommand, verdictOn } from './test-world.ts';

const SEED = Number(process.env.WORLD_SEED ?? 3);
const RUNS = Number(process.env.WORLD_RUNS ?? 60);

const WALLETS = ['a', 'b', 'c', 'd', 'e'].map(walletNamed);
const HOUR = 3_600_000;
/** Two that end soon, and one that outlasts a ban. */
const ENDS = [NOON + 2 * HOUR, NOON + 5 * HOUR, NOON + 3 * BID_BAN_MS];
const DOES = [
  'bid',
  'bid',
  'bid',
  'confirm-bid',
  'advance',
  'advance',
  'complete',
  'confirm',
  'pass',
  'mint',
] as const;

interface Step {
  readonly does: (typeof DOES)[number];
  readonly who: number;
  readonly which: number;
  readonly how: number;
  readonly wait: number;
  readonly stale: boolean;
}

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...DOES),
  ...{ who: fc.nat(WALLETS.length - 1), which: fc.nat(ENDS.length - 1), how: fc.nat(80) },
  wait: fc.oneof(
    { arbitrary: fc.nat(10 * 60_000), weight: 12 },
    { arbitrary: fc.constantFrom(HOUR, PURCHASE_MS, BID_BAN_MS), weight: 1 },
  ),
  stale: fc.boolean(),
});

function start(): World {
  const world = createWorld(Object.fromEntries(WALLETS.map((wallet) => [wallet, 100_000])));
  world.economy = { ...world.economy, auctionsConfirmThemselves: false };
  for (const [i, endsAt] of ENDS.entries()) {
    addCard(world, 1 + i, 'Rare', { price: 1_000 });
    world.auctions.set(1 + i, testAuction({ id: 1 + i, endsAt, startPrice: 3 }));
  }
  return world;
}

function commandOf(world: World, { does, who, which, how }: Step, at: number): Command {
  const wallet = WALLETS[who]!;
  const [cardId, auctionId] = [1 + which, 1 + which];
  const asked = world.asked.get(auctionId)?.at(-1)?.wallet ?? wallet;
  switch (does) {
    case 'bid':
      return { type: 'bid', cardId, bidder: wallet, amount: how / 4, verified: how % 3 > 0, at };
    case 'confirm-bid':
      return { type: 'confirm-bid', bidId: 1 + (how % Math.max(1, world.lastId)), wallet, at };
    case 'advance':
      return { type: 'advance-auction', auctionId, at };
    case 'complete':
      return { type: 'complete-auction', auctionId, wallet: how % 3 > 0 ? asked : wallet, at };
    case 'mint':
      return { type: 'mint', cardId, wallet, at };
    default:
      return {
        ...{ type: `${does}-auction`, auctionId, wallet: how % 5 > 0 ? asked : wallet, at },
        ...{ reason: 'because', operator: { username: 'admin', address: '127.0.0.1' } },
      };
  }
}

const seen = new Set<string>();

/** Carried out on what is, or written down on what was: whole, or not at all and decided again. */
function take(world: World, older: World, command: Command, stale: boolean): void {
  const decided = verdictOn(stale ? older : world, command);
  const before = copyOf(world);
  if (stale && decided.ok && commit(world, decided, command.at) === null) {
    expect(faultsOf(world)).toEqual([]);
    return;
  }
  expect(world).toEqual(before);
  const outcome = runCommand(world, command);
  seen.add(outcome.ok ? command.type : outcome.refusal.code);
}

test('[E16c] [E16d] whatever is bid, said and decided, an auction has one winner or none, and ends', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120, size: 'max' }), (steps) => {
      const world = start();
      let older = copyOf(world);
      let at = NOON;
      for (const { wait, stale, ...rest } of steps) {
        at += wait;
        const command = commandOf(world, { ...rest, wait, stale }, at);
        const before = copyOf(world);
        take(world, older, command, stale);
        older = before;
        for (const wallet of WALLETS) {
          if (banOf(world, { wallet, at }) === null) continue;
          const standing = [...world.bids.values()].filter(
            ({ bidder, auctionId, voided }) =>
              bidder === wallet && !voided && world.auctions.get(auctionId)?.state === 'running',
          );
          expect(standing).toEqual([]);
        }
      }
      // Nobody comes any more: the clock, and an operator for whoever says paid, end them all.
      at = Math.max(at, ...[...world.auctions.values()].map(({ endsAt }) => endsAt));
      for (const id of world.auctions.keys()) {
        for (let turns = 0; world.auctions.get(id)!.state !== 'settled' && turns < 5; turns += 1) {
          if (world.auctions.get(id)!.state === 'returned') break;
          const last = world.asked.get(id)?.at(-1);
          at = Math.max(at, last?.until ?? 0);
          const operator = { username: 'admin', address: '127.0.0.1' };
          if (last?.paidAt == null) done(world, { type: 'advance-auction', auctionId: id, at });
          else {
            const { wallet } = last;
            const settled = { auctionId: id, wallet, reason: 'seen', operator, at };
            done(world, { type: 'confirm-auction', ...settled });
          }
        }
        const { state } = world.auctions.get(id)!;
        expect(['settled', 'returned']).toContain(state);
        seen.add(state);
      }
    }),
    { seed: SEED, numRuns: RUNS },
  );
  const must = [
    ...['advance-auction', 'complete-auction', 'confirm-auction', 'pass-auction', 'mint'],
    ...['settled', 'returned', 'BIDDING_BANNED', 'ON_AUCTION', 'DEADLINE_PASSED', 'CARD_TAKEN'],
  ];
  expect(must.filter((what) => !seen.has(what))).toEqual([]);
}, 120_000);
