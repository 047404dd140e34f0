import fc from 'fast-check';
import type { Economy } from '../economy/presets.ts';
import { STAKE_OPTIONS } from '../economy/stakes.ts';
import { nextStep, openDeciders, pickable, strikesWith } from '../engine/deciders.ts';
import type { Seat } from '../engine/seats.ts';
import { type PickState, tableOf } from '../engine/state.ts';
import type { Rarity } from '../rarity.ts';
import { testAuction } from './auction/test-auctions.ts';
import type { Command } from './kernel/registry.ts';
import { hasDealtHands, type MatchFacts } from './match/facts.ts';
import { addCard, createWorld, NOON, type World, walletNamed } from './test-facts.ts';
import { ATTEMPTS, type Attempt, commandOf, played, WALLETS } from './test-random.ts';

/**
 * Worlds in which much goes on at once: every wallet plays several matches side by side and brings
 * its best card to all of them, so that cards grow and change hands under matches that have them in
 * their hands; with cups, auctions, offers, swaps, vouchers, freezes and wallets that leave around it.
 */
const DOES = [
  ...ATTEMPTS,
  ...['rematch', 'advance-auction', 'complete-auction', 'settle-auction'],
  ...['withdraw-hoof', 'withdraw-card', 'expire-withdrawal', 'leave', 'stay', 'freeze', 'thaw'],
] as const;
type Does = (typeof DOES)[number];

export interface LivelyStep extends Omit<Attempt, 'does'> {
  readonly does: Does;
  readonly wait: number;
  /** Decided on what the world was before the step before. */
  readonly stale: boolean;
}

/** What somebody does; a wallet is frozen by an operator, which is no command. */
export type Happening =
  | { readonly command: Command }
  | { readonly frozen: boolean; readonly wallet: string };

const WEIGHTS: Partial<Record<Does, number>> = {
  ...{ play: 110, open: 22, ask: 5, accept: 30, 'time-out': 5, rematch: 3 },
  ...{ 'open-cup': 2, 'enter-cup': 7, 'start-cup': 2, offer: 4, list: 3, 'accept-offer': 2 },
  ...{ 'propose-swap': 4, 'accept-swap': 3 },
  ...{
    bid: 6,
    'advance-auction': 3,
    'complete-auction': 5,
    'withdraw-hoof': 3,
    'withdraw-card': 2,
    thaw: 2,
    stay: 2,
  },
};

export const livelyStep: fc.Arbitrary<LivelyStep> = fc.record({
  does: fc.oneof(
    ...DOES.map((does) => ({ arbitrary: fc.constant(does), weight: WEIGHTS[does] ?? 1 })),
  ),
  who: fc.constantFrom(0, 0, 0, 1, 1, 1, 2, 3),
  which: fc.nat(50),
  how: fc.nat(120),
  wait: fc.oneof(
    { arbitrary: fc.nat(600), weight: 300 },
    { arbitrary: fc.constantFrom(31_000, 130_000), weight: 1 },
    { arbitrary: fc.constantFrom(3_600_000, 13 * 3_600_000), weight: 1 },
  ),
  stale: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
});

/** The same steps for the same seed, for worlds that cannot be shrunk. */
export function livelySteps(seed: number, count: number): LivelyStep[] {
  return fc.sample(livelyStep, { seed, numRuns: count });
}

/** By wallet: so many cards of one tier that hands overlap, and enough of others for a deck. */
const HELD = [
  ...(['Rare', 'Rare', 'Rare', 'Rare', 'Common', 'Common', 'Epic', 'Epic'] as const),
  ...(['Common', 'Epic'] as const),
];
const UNOWNED = ['Common', 'Rare', 'Epic', 'Rare', 'Common', 'Rare', 'Rare', 'Rare'] as const;
/** In HOOF, and where it matters nearly nothing. */
export const LIVELY_HOOF = [2_000, 2_000, 600, 200] as const;
export const LIVELY_AUCTIONS = [
  { id: 1, hours: 0.02, startPrice: 5 },
  { id: 2, hours: 30, startPrice: 5 },
] as const;

/** A card of a lively world: who holds it, and how good it is. */
export interface LivelyCard {
  readonly rarity: Rarity;
  readonly owner: string | null;
  readonly level: number;
}

/** Every card that a lively world begins with; the first that are nobody's are auctioned. */
export function livelyCards(): LivelyCard[] {
  const least = { Common: 62, Rare: 72, Epic: 82, Legendary: 92 };
  return [
    ...WALLETS.flatMap((owner, w) =>
      HELD.map((rarity, i) => {
        // The first is the best, which everybody brings to every match.
        return { rarity, owner, level: least[rarity] + (i === 0 ? 8 : (w + 3 * i) % 5) };
      }),
    ),
    ...UNOWNED.map((rarity) => ({ rarity, owner: null, level: least[rarity] })),
  ];
}

/** What the figures of a lively world are, beside those of any test. */
export function livelyEconomy(economy: Economy): Economy {
  return { ...economy, weekBudget: 20, auctionsConfirmThemselves: false };
}

export function livelyWorld(treasury: number): World {
  const hoof = WALLETS.map((wallet, w) => [wallet, LIVELY_HOOF[w]! * 100]);
  const world = createWorld({ treasury, ...Object.fromEntries(hoof) });
  world.economy = livelyEconomy(world.economy);
  for (const [i, { rarity, ...card }] of livelyCards().entries()) {
    addCard(world, i + 1, rarity, { ...card, price: 1_000 });
  }
  for (const letter of ['7', '8']) world.houses.add(walletNamed(letter));
  const unowned = [...world.cards.values()].filter(({ owner }) => owner === null);
  for (const [i, { hours, ...auction }] of LIVELY_AUCTIONS.entries()) {
    const endsAt = NOON + hours * 3_600_000;
    world.auctions.set(unowned[i]!.id, testAuction({ ...auction, endsAt }));
  }
  return world;
}

const nth = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];

/** A step as something that happens in this world, or null when there is nothing to try it on. */
export function happeningOf(world: World, step: LivelyStep, at: number): Happening | null {
  const { does, who, which, how } = step;
  const wallet = nth(WALLETS, who)!;
  switch (does) {
    case 'freeze':
      // Rarely: whoever is frozen takes part in nothing that is auctioned or withdrawn.
      return how % 3 === 0 ? { frozen: true, wallet } : null;
    case 'thaw': {
      const one = nth([...world.frozen], which);
      return one === undefined ? null : { frozen: false, wallet: one };
    }
    default: {
      const command = livelyCommand(world, { ...step, does }, wallet, at);
      return command === null ? null : { command };
    }
  }

  function livelyCommand(
    world: World,
    attempt: Omit<LivelyStep, 'does'> & { readonly does: Exclude<Does, 'freeze' | 'thaw'> },
    wallet: string,
    at: number,
  ): Command | null {
    switch (attempt.does) {
      case 'open':
        return how % 9 === 0 ? commandOf(world, { does: 'open', who, which, how }, at) : openDuel();
      case 'rematch':
        return rematch();
      case 'play': {
        const live = [...world.matches.values()].filter(({ state }) => state.phase !== 'finished');
        // Mostly the newest ones: those before them wait with the hands they have.
        const match = nth(which % 4 === 0 ? live : live.slice(-3), which);
        return match ? playedOn(match, how, at) : null;
      }
      case 'time-out':
        return timedOut();
      case 'bid':
        return {
          ...{ type: 'bid', cardId: nth([...world.auctions.keys()], which)!, bidder: wallet },
          amount: how / 4,
          ...{ verified: how % 3 > 0, at },
        };
      case 'mint': {
        const pool = [...world.cards.values()].filter(
          ({ owner }) => owner === null || how % 5 === 0,
        );
        return { type: 'mint', cardId: nth(pool, which)?.id ?? 0, wallet, at };
      }
      case 'advance-auction':
      case 'complete-auction':
      case 'settle-auction':
        return auctioned(attempt.does);
      case 'withdraw-hoof': {
        const [amount, leftToday, deadline] = [50 + how * 90, 20_000, at + 1_800_000];
        const bounds = { dayLimit: 200_000, leftToday, ownLeft: 0, float: 20_000 };
        return { type: 'withdraw-hoof', wallet, amount, exits: 0, deadline, ...bounds, at };
      }
      case 'withdraw-card': {
        const own = [...world.cards.values()].filter(({ owner }) => owner === wallet);
        const cardId = nth(own, which)?.id ?? 0;
        return { type: 'withdraw-card', wallet, cardId, deadline: at + 1_800_000, at };
      }
      case 'expire-withdrawal': {
        const over = [...world.withdrawals.values()].filter(
          ({ deadline, state }) => state === 'signed' && at > deadline,
        );
        const voucher = nth(over, which);
        return voucher ? { type: 'expire-withdrawal', id: voucher.id, at } : null;
      }
      case 'leave':
        return how % 4 === 0 ? { type: 'chain-asked', wallet, askedAt: at, log: null, at } : null;
      case 'stay': {
        const one = nth([...world.leaving.keys()], which);
        return one ? { type: 'chain-stayed', wallet: one, log: null, at } : null;
      }
      default:
        return commandOf(world, { does: attempt.does as Attempt['does'], who, which, how }, at);
    }
  }

  /** A duel of Rare cards: those that everybody has in the hand. */
  function openDuel(): Command {
    const own = [...world.cards.values()].filter(
      ({ owner, rarity }) => owner === wallet && rarity === 'Rare',
    );
    // Mostly another one than the best, which is kept for the secret.
    const free = own.filter(({ busyWith }, i) => busyWith === null && (i > 0 || how % 4 === 0));
    const kind = how % 3 === 0 ? 'request' : 'challenge';
    return {
      ...{ type: 'open', kind, wallet, house: false, mode: 'duel' },
      ...{ cardId: nth(free.length > 0 ? free : own, which)?.id ?? 0, minPool: 0 },
      ...(kind === 'challenge' ? { rarity: 'Rare' } : {}),
      ...{ stake: nth(STAKE_OPTIONS, how % 2)!, at },
    };
  }

  function rematch(): Command | null {
    const over = [...world.matches.values()].filter(
      ({ kind, state }) => state.phase === 'finished' && kind !== 'practice' && kind !== 'cup',
    );
    const match = over.at(-1 - (which % 3));
    if (match === undefined) return null;
    const { kind, state } = match;
    const { address } = state.players[how % 2]!;
    const own = [...world.cards.values()].filter(
      ({ owner, rarity, busyWith }) => owner === address && rarity === 'Rare' && busyWith === null,
    );
    if (kind === 'friendly' && how % 3 > 0) {
      return {
        ...{ type: 'open', kind, wallet: address, house: false, mode: 'duel', stake: 0 },
        ...{ cardId: nth(own, which)?.id ?? 0, rematchOf: match.id, at },
      };
    }
    return {
      ...{ type: 'open', kind: kind === 'request' ? kind : 'challenge', wallet: address },
      ...{ house: false, mode: 'duel', cardId: nth(own, which)?.id ?? 0, minPool: 0 },
      ...(kind === 'request' ? {} : { rarity: 'Rare' }),
      ...{ stake: nth(STAKE_OPTIONS, how % 2)!, rematchOf: match.id, at },
    };
  }

  /** Of what is due; else, now and then, of something that is not. */
  function timedOut(): Command | null {
    const live = [...world.matches.values()].flatMap(({ id, state }) =>
      state.phase !== 'finished' && (state.deadline <= at || how % 20 === 0) ? [id] : [],
    );
    const matchId = nth(live, which);
    return matchId === undefined ? null : { type: 'time-out', matchId, at };
  }

  function auctioned(does: 'advance-auction' | 'complete-auction' | 'settle-auction'): Command {
    const auctionId = nth([...world.auctions.values()], which)!.id;
    if (does === 'advance-auction') return { type: does, auctionId, at };
    const asked = world.asked.get(auctionId)?.at(-1)?.wallet ?? wallet;
    const meant = how % 3 > 0 ? asked : wallet;
    if (does === 'complete-auction') return { type: does, auctionId, wallet: meant, at };
    return {
      ...{ type: how % 2 === 0 ? 'confirm-auction' : 'pass-auction', auctionId, wallet: meant },
      ...{ reason: 'seen', operator: { username: 'admin', address: '127.0.0.1' }, at },
    };
  }
}

/**
 * What a side means to bring, the same whenever it is asked: in most duels the best card of the
 * hand, however many other matches it is meant for, else another one.
 */
function meantFor({ id, hands, state }: MatchFacts, seat: Seat): number[] {
  const { announced } = state.players[seat];
  if (state.mode === 'squad') return announced.slice(0, 5).map((card) => card.id);
  const hand = hands?.[seat] ?? announced;
  if ((id + seat) % 4 === 0) return [nth(hand, id)!.id];
  const best = hand.reduce((a, b) => (b.id < a.id ? b : a));
  return [best.id];
}

function playedOn(match: MatchFacts, how: number, at: number): Command | null {
  const { state, id: matchId } = match;
  if (state.phase !== 'pick') return played(match, how, at, meantFor);
  const { address } = state.players[state.turn];
  return { type: 'move', matchId, address, move: pickOf(state, how), at };
}

/** Anything that may be picked, with what must go with it. */
function pickOf(state: PickState, how: number) {
  const table = tableOf(state);
  if (nextStep(table) === 'strike') {
    return { type: 'strike', attribute: nth(openDeciders(table), how)! } as const;
  }
  const attribute = nth(pickable(table), how)!;
  const strike = nth(strikesWith(table, attribute), how);
  return { type: 'pick', attribute, ...(strike === undefined ? {} : { strike }) } as const;
}

/** Whether somebody brings a card that has changed since the hands of the match were written. */
export function bringsChangedCard(world: World, command: Command): boolean {
  if (command.type !== 'move' || command.move.type !== 'open') return false;
  const match = world.matches.get(command.matchId);
  if (match === undefined || match.hands === null || hasDealtHands(match)) return false;
  const seat = match.state.players[0].address === command.address ? 0 : 1;
  return (command.move.cardIds ?? []).some((id) => {
    const dealt = match.hands![seat].find((card) => card.id === id);
    return dealt !== undefined && (dealt.grown ?? 0) !== world.cards.get(id)?.grown;
  });
}
