import { type ChainCommand, cardOfToken } from '@goats/rules';
import type { ChainEvent } from './events.ts';

/** A final log whose effect the world has not seen yet. */
export interface WaitingLog extends ChainEvent {
  /** Of its block. */
  readonly time: Date;
}

/** Numbers of vouchers are ours up to here; the contract takes any. */
const LAST_ID = 2 ** 31 - 1;

/** What follows for the world. Of HOOF that moves only gifts are left here: see `hasEffect`. */
export function commandOf(
  { event, contract, args, ...place }: WaitingLog,
  at: number,
): ChainCommand {
  const log = { block: place.block, index: place.index };
  const wallet = String(args.account);
  const amount = Number(args.amount);
  const cardId = contract === 'cards' ? cardOf(args.tokenId) : cardOf(args.token);
  const paid = { wallet, id: voucherOf(args.number), log, at };
  if (contract === 'hoof') {
    const gift = { wallet: String(args.from), amount: Number(args.value) };
    return { type: 'chain-deposit', ...gift, log, at };
  }
  if (contract === 'cards') {
    const { from, to } = args;
    return { type: 'chain-card-moved', cardId, from: String(from), to: String(to), log, at };
  }
  switch (event) {
    case 'HoofDeposited':
      return { type: 'chain-deposit', wallet, amount, log, at };
    case 'HoofWithdrawn':
      return { type: 'chain-withdrawn', ...paid, hoof: amount, cardId: null };
    case 'CardWithdrawn':
      return { type: 'chain-withdrawn', ...paid, hoof: null, cardId };
    case 'HoofExited':
    case 'DepositReturned':
      return { type: 'chain-exit', wallet, amount, log, at };
    case 'CardDeposited':
      return { type: 'chain-card-deposited', cardId, wallet, log, at };
    case 'CardExited':
      return { type: 'chain-card-exited', cardId, wallet, log, at };
    // An operator's rewind: what was booked never happened.
    case 'DepositUndone':
      return { type: 'chain-exit', wallet, amount, log, at };
    case 'PaymentUndone':
      return { type: 'chain-deposit', wallet, amount, log, at };
    case 'CardDepositUndone':
      return { type: 'chain-card-exited', cardId, wallet, log, at };
    case 'CardPaymentUndone':
      return { type: 'chain-card-deposited', cardId, wallet, log, at };
    case 'CardMoveUndone': {
      const { from, to } = args;
      return { type: 'chain-card-moved', cardId, from: String(to), to: String(from), log, at };
    }
    case 'Asked':
      return { type: 'chain-asked', wallet, askedAt: place.time.getTime(), log, at };
    case 'Stayed':
      return { type: 'chain-stayed', wallet, log, at };
    default:
      // What changes nothing in this world is never left waiting: see `hasEffect`.
      throw new Error(`Nothing follows from ${event}`);
  }
}

/** Logs about the same thing are applied in the order of the chain, others beside each other. */
export function subjectOf({ contract, args }: ChainEvent): string {
  const token = args.token ?? args.tokenId;
  if (token !== undefined) return `card:${token}`;
  return String(contract === 'hoof' ? args.from : (args.account ?? 'stadium'));
}

const cardOf = (token: string | boolean | undefined) => cardOfToken(Number(token)) ?? 0;

function voucherOf(number: string | boolean | undefined): number | null {
  const id = Number(number);
  return id >= 1 && id <= LAST_ID ? id : null;
}
