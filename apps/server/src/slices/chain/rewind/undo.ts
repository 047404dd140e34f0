import type { ChainContracts } from '../../../chain/chain.ts';
import { followed, hasEffect } from '../indexer/consequences.ts';
import type { ChainEvent } from '../indexer/events.ts';

/** A final log as it was kept. */
export interface KeptLog extends ChainEvent {
  readonly appliedAt: Date | null;
}

/** Numbered by the contract in the order in which they came, which is what has changed. */
const NUMBERED = new Set(['HoofDeposited', 'CardDeposited']);

/** The same log, wherever on the chain it stands now. */
function sameLog({ txHash, contract, event, args }: ChainEvent): string {
  const sorted = Object.entries(args)
    .filter(([name]) => !(name === 'number' && NUMBERED.has(event)))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([txHash, contract, event, sorted]);
}

/** Of logs that were kept, where each of them is said now; those that are missing were said nowhere. */
export function foundAgain(
  kept: readonly KeptLog[],
  now: readonly ChainEvent[],
): Map<KeptLog, ChainEvent> {
  const left = new Map<string, ChainEvent[]>();
  for (const log of now) {
    const name = sameLog(log);
    const same = left.get(name);
    if (same) same.push(log);
    else left.set(name, [log]);
  }
  const found = new Map<KeptLog, ChainEvent>();
  for (const log of kept) {
    const again = left.get(sameLog(log))?.shift();
    if (again) found.set(log, again);
  }
  return found;
}

export interface Undo {
  readonly event: string;
  readonly args: Readonly<Record<string, string>>;
}

/** What a rewind would do, or did. */
export interface Rewind {
  /** The newest block that both this world and the chain have. */
  readonly fork: number;
  readonly before: number;
  readonly after: number;
  /** Of what was final above the fork: said again elsewhere, and said nowhere any more. */
  readonly moved: number;
  readonly vanished: readonly KeptLog[];
  /** What nobody had heard before. */
  readonly fresh: number;
  readonly undo: readonly Undo[];
}

/** What has to be done for effects that never should have been, the newest first. */
export function undoing(
  contracts: ChainContracts,
  kept: readonly KeptLog[],
  vanished: (log: KeptLog) => boolean,
): Undo[] {
  return followed(kept)
    .filter((pair) => {
      const log = pair[0] as KeptLog;
      return vanished(log) && log.appliedAt !== null && hasEffect(contracts, pair);
    })
    .flatMap(([log]) => undoOf(log) ?? [])
    .reverse();
}

function undoOf({ contract, event, args }: ChainEvent): Undo | undefined {
  const text = (name: string) => String(args[name]);
  const account = text('account');
  if (contract === 'hoof') {
    return { event: 'DepositUndone', args: { account: text('from'), amount: text('value') } };
  }
  if (contract === 'cards') {
    const moved = { token: text('tokenId'), from: text('from'), to: text('to') };
    return { event: 'CardMoveUndone', args: moved };
  }
  switch (event) {
    case 'HoofDeposited':
      return { event: 'DepositUndone', args: { account, amount: text('amount') } };
    case 'HoofWithdrawn':
    case 'HoofExited':
    case 'DepositReturned':
      return { event: 'PaymentUndone', args: { account, amount: text('amount') } };
    case 'CardDeposited':
      return { event: 'CardDepositUndone', args: { account, token: text('token') } };
    case 'CardWithdrawn':
    case 'CardExited':
      return { event: 'CardPaymentUndone', args: { account, token: text('token') } };
    case 'Stayed':
      // Its question stands again. One that vanished is taken back by whoever follows askers.
      return { event: 'Asked', args: { account } };
    default:
      return undefined;
  }
}
