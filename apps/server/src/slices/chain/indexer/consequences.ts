import type { ChainContracts } from '../../../chain/chain.ts';
import type { ChainEvent } from './events.ts';

const NOBODY = `0x${'0'.repeat(40)}`;
/** What is paid out of the Stadium is told by one of these, in the same breath. */
const PAYMENTS = new Set(['HoofWithdrawn', 'HoofExited', 'DepositReturned']);

const WITH_EFFECT = new Set([
  ...['HoofDeposited', 'HoofWithdrawn', 'HoofExited', 'DepositReturned'],
  ...['CardDeposited', 'CardWithdrawn', 'CardExited', 'Asked', 'Stayed'],
]);

/** A movement of HOOF, with the log right behind it: the contract that caused it speaks next. */
export type Followed = readonly [log: ChainEvent, next: ChainEvent | undefined];

/** Each log with its follower in the same transaction, if one of ours stands there. */
export function followed(events: readonly ChainEvent[]): Followed[] {
  return events.map((log, i) => {
    const next = events[i + 1];
    const behind =
      next?.block === log.block && next.index === log.index + 1 && next.txHash === log.txHash;
    return [log, behind ? next : undefined];
  });
}

/**
 * Whether the world must hear of a log. Of every movement it hears once: a deposit by its own event
 * and not by the transfer before it, a card that comes or goes by the Stadium's event.
 */
export function hasEffect({ stadium }: ChainContracts, [log, next]: Followed): boolean {
  const inside = stadium.toLowerCase();
  const { from, to } = log.args;
  switch (log.contract) {
    case 'stadium':
      return WITH_EFFECT.has(log.event);
    case 'cards':
      return from !== inside && to !== inside && from !== to;
    case 'hoof':
      // What was sent just so, by somebody who has not read the instructions, is still theirs.
      return to === inside && from !== NOBODY && from !== inside && next?.event !== 'HoofDeposited';
  }
}

const ABOUT_LEAVING = new Set(['Asked', 'Stayed']);

/**
 * Words about leaving that the same wallet has taken back within these logs. Whether somebody leaves is
 * a state, and only the last word makes it: a contract asks and stays ten thousand times in one block,
 * and each would be a command.
 */
export function takenBack(events: readonly ChainEvent[]): ReadonlySet<ChainEvent> {
  const last = new Map<unknown, ChainEvent>();
  const before = new Set<ChainEvent>();
  for (const log of events) {
    if (log.contract !== 'stadium' || !ABOUT_LEAVING.has(log.event)) continue;
    const earlier = last.get(log.args.account);
    if (earlier) before.add(earlier);
    last.set(log.args.account, log);
  }
  return before;
}

/** Whether HOOF left the Stadium without a word of whom it was paid to. */
export function isUnexplained({ stadium }: ChainContracts, [log, next]: Followed): boolean {
  const inside = stadium.toLowerCase();
  const leaves = log.contract === 'hoof' && log.args.from === inside && log.args.to !== inside;
  return leaves && !(next?.contract === 'stadium' && PAYMENTS.has(next.event));
}

/** By how much a range of logs changes what the Stadium holds, in hundredths. */
export function balanceChange({ stadium }: ChainContracts, events: readonly ChainEvent[]): number {
  const inside = stadium.toLowerCase();
  let change = 0;
  for (const { contract, args } of events) {
    if (contract !== 'hoof') continue;
    if (args.to === inside) change += Number(args.value);
    if (args.from === inside) change -= Number(args.value);
  }
  return change;
}
