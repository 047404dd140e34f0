import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BID_BAN_MS, DESK_MS, PURCHASE_MS } from '../../economy/auctions.ts';
import type { Command } from '../kernel/registry.ts';
import { faultsOf, supplyOf } from '../test-audit.ts';
import { commit } from '../test-commit.ts';
import { addCard, copyOf, createWorld, NOON, type World, walletNamed } from '../test-facts.ts';
import { done, runCommand, verdictOn } from '../test-world.ts';
import { banOf, bondsOf, testAuction } from './test-auctions.ts';

const SEED = Number(process.env.WORLD_SEED ?? 3);
const RUNS = Number(process.env.WORLD_RUNS ?? 150);

const WALLETS = ['a', 'b', 'c', 'd', 'e'].map(walletNamed);
const HOUR = 3_600_000;
/** Two that end soon, and one that outlasts a ban. */
const ENDS = [NOON + 2 * HOUR, NOON + 5 * HOUR, NOON + 3 * BID_BAN_MS];
const DOES = [
  ...(['bid', 'bid', 'bid', 'bid', 'bid', 'confirm-bid', 'advance', 'advance', 'advance'] as const),
  ...(['complete', 'confirm', 'confirm', 'pass', 'mint', 'start', 'desk'] as const),
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
  // The last has a bond's worth and a little, half of it locked, and can lead in one auction only.
  const purses = WALLETS.map((wallet, i) => [wallet, i < 4 ? 100_000 : 15_000]);
  const world = createWorld(Object.fromEntries(purses));
  world.locked.set(WALLETS.at(-1)!, 7_000);
  world.economy = { ...world.economy, auctionsConfirmThemselves: false, bidBond: 100 };
  for (const [i, endsAt] of ENDS.entries()) {
    addCard(world, 1 + i, 'Rare', { price: 1_000 });
    world.auctions.set(1 + i, testAuction({ id: 1 + i, endsAt, startPrice: 3 }));
  }
  world.lastId = ENDS.length;
  return world;
}

/** Null for a freeze, which is none. */
function commandOf(world: World, { does, who, which, how }: Step, at: number): Command | null {
  const wallet = WALLETS[who]!;
  const cardId = 1 + which;
  const auctionId = world.auctions.get(cardId)!.id;
  const asked = world.asked.get(auctionId)?.at(-1)?.wallet ?? wallet;
  const operator = { username: 'admin', address: '127.0.0.1' };
  switch (does) {
    case 'start':
      return { type: 'start-auction', cardId, startPrice: 3, minutes: 90, operator, at };
    case 'desk': {
      const bidId = 1 + (how % Math.max(1, world.lastId));
      if (how % 4 === 0) return { type: 'end-auction', auctionId, operator, at };
      if (how % 4 === 1) return { type: 'extend-auction', auctionId, minutes: how, operator, at };
      return how % 4 === 2 ? { type: 'void-bid', bidId, reason: 'because', operator, at } : null;
    }
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
        ...{ reason: 'because', operator },
      };
  }
}

function thawOrFreeze({ frozen }: World, wallet: string): void {
  if (!frozen.delete(wallet)) frozen.add(wallet);
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
      const supply = supplyOf(world);
      let older = copyOf(world);
      let at = NOON;
      for (const { wait, stale, ...rest } of steps) {
        at += wait;
        const command = commandOf(world, { ...rest, wait, stale }, at);
        const before = copyOf(world);
        if (command === null) {
          thawOrFreeze(world, WALLETS[rest.who]!);
          continue;
        }
        take(world, older, command, stale);
        older = before;
        const running = new Set(
          [...world.auctions.values()].flatMap(({ id, state }) => (state === 'running' ? id : [])),
        );
        for (const wallet of WALLETS) {
          if (banOf(world, { wallet, at }) === null) continue;
          const standing = [...world.bids.values()].filter(
            ({ bidder, auctionId, voided }) =>
              bidder === wallet && !voided && running.has(auctionId),
          );
          expect(standing).toEqual([]);
          expect(bondsOf(world, { wallet })).toEqual([]);
        }
      }
      // Nobody comes any more, and nobody sits at the desk: the clock alone ends them all.
      at = Math.max(at, ...[...world.auctions.values()].map(({ endsAt }) => endsAt));
      for (const { id } of world.auctions.values()) {
        const state = () => [...world.auctions.values()].find((each) => each.id === id)!.state;
        for (let turns = 0; turns <= WALLETS.length; turns += 1) {
          if (state() === 'settled' || state() === 'returned') break;
          const last = world.asked.get(id)?.at(-1);
          at = Math.max(at, last?.until ?? 0, last?.paidAt == null ? 0 : last.paidAt + DESK_MS);
          done(world, { type: 'advance-auction', auctionId: id, at });
        }
        expect(['settled', 'returned']).toContain(state());
        seen.add(state());
      }
      // Every bond is with somebody again: who put it up, or the treasury.
      expect([...world.stakes.values()].filter((stake) => stake.state === 'held')).toEqual([]);
      expect(supplyOf(world)).toBe(supply);
      for (const { reason } of world.transfers) seen.add(reason);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  const must = [
    ...['advance-auction', 'complete-auction', 'confirm-auction', 'pass-auction', 'mint'],
    ...['start-auction', 'end-auction', 'extend-auction', 'void-bid', 'BOND_NEEDED'],
    ...['bond', 'refund', 'forfeit'],
    ...['settled', 'returned', 'BIDDING_BANNED', 'ON_AUCTION', 'DEADLINE_PASSED', 'CARD_TAKEN'],
  ];
  expect(must.filter((what) => !seen.has(what))).toEqual([]);
}, 120_000);
