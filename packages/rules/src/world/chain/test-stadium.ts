import { balanceOf, type World } from '../test-facts.ts';
import type { ChainCommand } from './commands.ts';
import { CHAIN, type WithdrawalFacts, withdrawalReference } from './facts.ts';

type Log = Extract<ChainCommand, { type: `chain-${string}` }>;
type Said = Log extends infer L ? (L extends Log ? Omit<L, 'log' | 'at'> : never) : never;

/** The chain beside a world, as far as it goes: what it has paid, who has what there, and its logs. */
export interface TestStadium {
  readonly hoof: Map<string, number>;
  readonly cards: Map<number, string>;
  readonly redeemed: Set<number>;
  /** Every log there ever was, in the order of the chain. */
  readonly logs: Log[];
}

export function testStadium(): TestStadium {
  return { hoof: new Map(), cards: new Map(), redeemed: new Set(), logs: [] };
}

export function say({ logs }: TestStadium, said: Said, at: number): void {
  const log = { block: 1 + logs.length, index: logs.length % 3 };
  logs.push({ ...said, log, at } as Log);
}

export function outsideOf({ hoof }: TestStadium, wallet: string): number {
  return hoof.get(wallet) ?? 0;
}

function pay(stadium: TestStadium, wallet: string, amount: number): void {
  stadium.hoof.set(wallet, outsideOf(stadium, wallet) + amount);
}

/** Redeems a voucher once, before its deadline, whatever this world has come to think of it. */
export function redeem(stadium: TestStadium, voucher: WithdrawalFacts, at: number): void {
  const { id, wallet, hoof, cardId, deadline } = voucher;
  if (at > deadline || stadium.redeemed.has(id)) return;
  if (cardId !== null && stadium.cards.has(cardId)) return;
  stadium.redeemed.add(id);
  if (hoof !== null) pay(stadium, wallet, hoof);
  else stadium.cards.set(cardId!, wallet);
  say(stadium, { type: 'chain-withdrawn', id, wallet, hoof, cardId }, at);
}

export function deposit(stadium: TestStadium, wallet: string, amount: number, at: number): void {
  if (amount <= 0 || outsideOf(stadium, wallet) < amount) return;
  pay(stadium, wallet, -amount);
  say(stadium, { type: 'chain-deposit', wallet, amount }, at);
}

export function exit(stadium: TestStadium, wallet: string, amount: number, at: number): void {
  pay(stadium, wallet, amount);
  say(stadium, { type: 'chain-exit', wallet, amount }, at);
}

/** A card goes to somebody else outside, or back in; one that is inside leaves by an old root. */
export function moveCard(
  stadium: TestStadium,
  cardId: number,
  to: string | null,
  at: number,
): void {
  const from = stadium.cards.get(cardId);
  if (from === undefined) {
    if (to === null) return;
    stadium.cards.set(cardId, to);
    say(stadium, { type: 'chain-card-exited', cardId, wallet: to }, at);
  } else if (to === null) {
    stadium.cards.delete(cardId);
    say(stadium, { type: 'chain-card-deposited', cardId, wallet: from }, at);
  } else if (to !== from) {
    stadium.cards.set(cardId, to);
    say(stadium, { type: 'chain-card-moved', cardId, from, to }, at);
  }
}

/** What logs about the same thing have in common: those are told in their order. */
export function subjectOf(log: Log): string {
  if ('cardId' in log && log.cardId !== null) return `card:${log.cardId}`;
  return 'wallet' in log ? log.wallet : 'stadium';
}

/** Where world and chain disagree, once every log was told. */
export function disagreements(world: World, stadium: TestStadium): string[] {
  const outside = [...stadium.hoof.values()].reduce((sum, amount) => sum + amount, 0);
  const faults = balanceOf(world, CHAIN) === outside ? [] : [`${outside} HOOF are outside`];
  for (const { id, owner, busyWith } of world.cards.values()) {
    const holder = stadium.cards.get(id);
    const there = busyWith?.startsWith('chain:') ?? false;
    if (there !== (holder !== undefined) || (there && owner !== holder)) {
      faults.push(`card ${id} is ${busyWith} of ${owner}, and on the chain ${holder}’s`);
    }
  }
  for (const withdrawal of world.withdrawals.values()) {
    if (withdrawal.state === 'final' && !stadium.redeemed.has(withdrawal.id)) {
      faults.push(`${withdrawalReference(withdrawal)} was never redeemed`);
    }
  }
  return faults;
}
