import type { ChainContracts } from '../../../chain/chain.ts';
import { ChainLie } from './chain-lie.ts';
import { balanceChange, followed, isUnexplained } from './consequences.ts';
import type { ChainEvent } from './events.ts';
import type { Figures } from './read-contracts.ts';

/** What the final logs before a range add up to. */
export interface Totals {
  /** HOOF in the Stadium, in hundredths. */
  readonly balance: number;
  readonly deposits: number;
  readonly cardDeposits: number;
  readonly epochs: number;
  readonly cards: number;
  /** Questions to leave: a node that keeps them to itself changes no other figure. */
  readonly asks: number;
}

/** The contract numbers deposits from 0, deposits of cards and roots from 1. */
const NUMBERED = [
  ['HoofDeposited', 'number', 'deposits', 0],
  ['CardDeposited', 'number', 'cardDeposits', 1],
  ['RootPosted', 'epoch', 'epochs', 1],
] as const;

const COMPARED = ['balance', 'deposits', 'cardDeposits', 'epochs', 'cards', 'asks'] as const;

/**
 * Logs prove nothing by themselves: a node that leaves some out sends an answer like any other. So
 * they are held against what the contracts say of themselves at the last block, before anybody is
 * credited with anything: numbers without a gap, HOOF and cards that add up. Without figures (a node
 * that has forgotten the state of old blocks) only the gaps are looked for; the next range with
 * figures finds the rest. Answers the totals after the range.
 */
export function checkRange(
  contracts: ChainContracts,
  events: readonly ChainEvent[],
  before: Totals,
  figures: Figures | undefined,
): Totals {
  if (followed(events).some((pair) => isUnexplained(contracts, pair))) {
    throw new ChainLie('The node tells of HOOF that left the Stadium, and not of whom it paid.');
  }
  const after = {
    ...counted(events, before),
    balance: before.balance + balanceChange(contracts, events),
    cards: before.cards + cardsChange(events),
    asks: before.asks + events.filter(({ event }) => event === 'Asked').length,
  };
  const wrong = COMPARED.find(
    (name) => figures?.[name] !== undefined && figures[name] !== after[name],
  );
  if (wrong) {
    throw new ChainLie(
      `The node has left out logs: they lead to ${after[wrong]} ${NAMES[wrong]}, the contract says ${figures![wrong]}.`,
    );
  }
  return after;
}

const NAMES: Record<keyof Totals, string> = {
  balance: 'hundredths of HOOF in the Stadium',
  deposits: 'deposits',
  cardDeposits: 'deposits of cards',
  epochs: 'roots',
  cards: 'cards in the Stadium',
  asks: 'questions to leave',
};

function counted(
  events: readonly ChainEvent[],
  before: Totals,
): Pick<Totals, 'deposits' | 'cardDeposits' | 'epochs'> {
  const { deposits, cardDeposits, epochs } = before;
  const counts = { deposits, cardDeposits, epochs };
  for (const { contract, event, args } of events) {
    const rule = contract === 'stadium' && NUMBERED.find(([name]) => name === event);
    if (!rule) continue;
    const [, argument, total, first] = rule;
    const expected = counts[total] + first;
    if (args[argument] !== String(expected)) {
      throw new ChainLie(
        `The node has left out logs: ${event} ${args[argument]} where ${expected} comes next.`,
      );
    }
    counts[total] += 1;
  }
  return counts;
}

function cardsChange(events: readonly ChainEvent[]): number {
  const came = events.filter(({ event }) => event === 'CardDeposited').length;
  const went = events.filter(({ event }) => event === 'CardWithdrawn' || event === 'CardExited');
  return came - went.length;
}
