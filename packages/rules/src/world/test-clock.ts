import { SELF_CONFIRM_MS } from '../economy/auctions.ts';
import { weekEnd } from '../economy/week.ts';
import { placeOf } from './card/facts.ts';
import { withdrawalReference } from './chain/facts.ts';
import { cupReference } from './cup/facts.ts';
import { TREASURY } from './hoof/effects.ts';
import type { Command } from './kernel/registry.ts';
import { hand, loanKey, type World } from './test-facts.ts';
import { runCommand } from './test-world.ts';

/** Something that happens by itself, and when. */
export interface Duty {
  readonly at: number;
  readonly command: Command;
}

/** Who sits at the desk once nobody else does anything: whoever says 'paid' waits for an operator. */
const DESK = { username: 'admin', address: '127.0.0.1' };

/** Everything that the clock has before it in a world, in no order. */
export function dutiesOf(world: World, now: number): Duty[] {
  return [
    ...heldBack(world, now),
    ...[...world.openings.values()].flatMap(({ status, kind, id, expiresAt: at }) =>
      status === 'open' ? [{ at, command: { type: 'expire', kind, id, at } as const }] : [],
    ),
    ...[...world.offers.values()].flatMap(({ status, id: offerId, expiresAt: at }) =>
      status === 'open'
        ? [{ at, command: { type: 'expire-offer', offerId, wallet: null, at } as const }]
        : [],
    ),
    ...[...world.swaps.values()].flatMap(({ status, id: swapId, expiresAt: at }) =>
      status === 'open' ? [{ at, command: { type: 'expire-swap', swapId, at } as const }] : [],
    ),
    ...brokenSwaps(world, now),
    ...[...world.cups.values()].flatMap(({ status, id: cupId, startsAt: at }) =>
      status === 'open' ? [{ at, command: { type: 'start-cup', cupId, at } as const }] : [],
    ),
    ...[...world.matches.values()].flatMap(({ id: matchId, state }) =>
      state.phase === 'finished'
        ? []
        : [
            {
              at: state.deadline,
              command: { type: 'time-out', matchId, at: state.deadline } as const,
            },
          ],
    ),
    ...[...world.withdrawals.values()].flatMap(({ state, id, deadline }) =>
      state === 'signed'
        ? [
            {
              at: deadline + 1,
              command: { type: 'expire-withdrawal', id, at: deadline + 1 } as const,
            },
          ]
        : [],
    ),
    ...auctionDuties(world),
  ];
}

/** A card of it is in other hands, or openly in a game: the clock ends the swap soon. */
function brokenSwaps(world: World, at: number): Duty[] {
  return [...world.swaps.values()].flatMap(
    ({ status, id: swapId, proposer, addressee, ...sides }) => {
      const gone = (owner: string) => (id: number) => {
        const card = world.cards.get(id)!;
        const seen = card.busyWith !== null && !world.secret.has(loanKey(owner, id));
        return card.owner !== owner || seen;
      };
      const broken = sides.give.some(gone(proposer)) || sides.take.some(gone(addressee));
      return status === 'open' && broken
        ? [{ at, command: { type: 'break-swap', swapId, at } as const }]
        : [];
    },
  );
}

/** What frozen wallets and those that leave have open is given back at once. */
function heldBack(world: World, at: number): Duty[] {
  const held = (wallet: string) => world.frozen.has(wallet) || world.leaving.has(wallet);
  const commands: Command[] = [
    ...[...world.openings.values()].flatMap(({ kind, id, player, status, expiresAt }) =>
      status === 'open' && held(player) && expiresAt > at
        ? [{ type: 'cancel', kind, id, wallet: player, at } as const]
        : [],
    ),
    ...[...world.offers.values()].flatMap(({ id: offerId, bidder, status }) =>
      status === 'open' && held(bidder)
        ? [{ type: 'withdraw-offer', offerId, wallet: bidder, at } as const]
        : [],
    ),
    ...[...world.swaps.values()].flatMap(({ id: swapId, proposer, status }) =>
      status === 'open' && held(proposer)
        ? [{ type: 'drop-swap', swapId, wallet: proposer, at } as const]
        : [],
    ),
    ...[...world.cups.values()].flatMap(({ id: cupId, status, startsAt, entries }) =>
      status === 'open' && startsAt > at
        ? entries
            .filter(({ wallet }) => held(wallet))
            .map(({ wallet }) => ({ type: 'leave-cup', cupId, wallet, at }) as const)
        : [],
    ),
    ...[...world.cards.values()].flatMap(({ id: cardId, owner, asked }) =>
      asked !== undefined && held(owner!)
        ? [{ type: 'unlist', cardId, wallet: owner!, at } as const]
        : [],
    ),
  ];
  return commands.map((command) => ({ at, command }));
}

function auctionDuties(world: World): Duty[] {
  return [...world.auctions.values()].flatMap(({ id: auctionId, state, endsAt, endedEarly }) => {
    const advance = (at: number): Duty => ({
      at,
      command: { type: 'advance-auction', auctionId, at },
    });
    if (state === 'running') return [advance(endedEarly ? 0 : endsAt)];
    const buyer = world.asked.get(auctionId)?.find(({ outcome }) => outcome === null);
    if (state !== 'waiting' || buyer === undefined) return [];
    const { wallet, askedAt, until, paidAt } = buyer;
    if (world.economy.auctionsConfirmThemselves && !world.frozen.has(wallet)) {
      return [advance(askedAt + SELF_CONFIRM_MS)];
    }
    if (paidAt === null) return [advance(until)];
    const seen = { auctionId, wallet, reason: 'not seen', operator: DESK, at: until };
    return [{ at: until, command: { type: 'pass-auction', ...seen } }];
  });
}

/** Weeks come last: what ends late in one still counts for it. */
function weekDuties(world: World): Duty[] {
  const weeks = new Set([...world.weekPoints.values()].map(({ week }) => week));
  return [...weeks]
    .filter((week) => !world.paidWeeks.has(week))
    .map((week) => ({ at: weekEnd(week), command: { type: 'pay-week', week, at: weekEnd(week) } }));
}

/** More steps than anything here could need: a duty that is done and due again would go on for ever. */
const MOST_STEPS = 5_000;

/**
 * Nobody does anything any more: the clock takes one duty after the other, in the order of time. One
 * that is refused, or that meets a conflict with nobody else there, would be tried for ever: it throws.
 */
export function letTheClockRun(world: World, from: number, until = Infinity): number {
  let now = from;
  for (let steps = 0; ; steps += 1) {
    const duties = dutiesOf(world, now);
    const [next] = (duties.length > 0 ? duties : weekDuties(world)).sort((a, b) => a.at - b.at);
    if (next === undefined || next.at > until) return now;
    if (steps > MOST_STEPS) throw new Error(`it does not end: ${JSON.stringify(next)}`);
    now = Math.max(now, next.at);
    const command = { ...next.command, at: now };
    const outcome = runCommand(world, command);
    if (outcome.ok) continue;
    const { code, sentence } = outcome.refusal;
    // A week waits for a treasury that has nothing: nobody's stake is in it.
    if (command.type === 'pay-week' && code === 'TREASURY_EMPTY') return now;
    throw new Error(`the clock is refused for ever: ${JSON.stringify(command)}: ${sentence}`);
  }
}

/** What has not come to its end, and what is still locked up somewhere: one sentence each. */
export function unendedIn(world: World): string[] {
  const unended: string[] = [];
  for (const { kind, id, status } of world.openings.values())
    if (status === 'open') unended.push(`${kind}:${id} is open`);
  for (const { id, state } of world.matches.values())
    if (state.phase !== 'finished') unended.push(`match ${id} is in its ${state.phase} phase`);
  for (const cup of world.cups.values())
    if (cup.status === 'open' || cup.status === 'running')
      unended.push(`${cupReference(cup)} is ${cup.status}`);
  for (const { id, state } of world.auctions.values())
    if (state === 'running' || state === 'waiting') unended.push(`auction ${id} is ${state}`);
  for (const { id, status } of world.offers.values())
    if (status === 'open') unended.push(`offer:${id} is open`);
  for (const { id, status } of world.swaps.values())
    if (status === 'open') unended.push(`swap:${id} is open`);
  for (const withdrawal of world.withdrawals.values())
    if (withdrawal.state === 'signed') unended.push(`${withdrawalReference(withdrawal)} is signed`);
  for (const [account, balance] of world.balances)
    if (balance !== 0 && isVault(account)) unended.push(`${account} holds ${balance}`);
  for (const [key, { state }] of world.stakes)
    if (state === 'held') unended.push(`nobody has the stake ${key}`);
  for (const { id, owner, busyWith } of hand(world))
    if (busyWith !== null && placeOf(busyWith) !== 'chain')
      unended.push(`card ${id} of ${owner} is engaged with ${busyWith}`);
  for (const match of world.reserved.keys()) unended.push(`a bonus is kept for match ${match}`);
  return unended;
}

const isVault = (account: string) => account.includes(':') && account !== TREASURY;
