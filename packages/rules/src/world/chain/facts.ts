import type { Hundredths } from '../../economy/hoof.ts';

/** The account of everything that is outside the Stadium, in people's own wallets on the chain. */
export const CHAIN = 'chain';

/** Where a final log stands on the chain. It never changes, so that it names what it causes. */
export interface ChainLog {
  readonly block: number;
  readonly index: number;
}

/** What a final log causes is booked under it: `logReference({ block: 7, index: 0 }) // 'chain:7-0'` */
export function logReference({ block, index }: ChainLog): string {
  return `chain:${block}-${index}`;
}

/** 'void': an exit has paid the same HOOF. */
export type WithdrawalState = 'signed' | 'final' | 'expired' | 'void';

/** A voucher: HOOF, or a card, that its wallet may take out of the Stadium. */
export interface WithdrawalFacts {
  readonly id: number;
  readonly wallet: string;
  /** Either this or a card. */
  readonly hoof: Hundredths | null;
  readonly cardId: number | null;
  /** What of its HOOF comes out of the day's limit; the rest is what the wallet has brought itself. */
  readonly ofDay: Hundredths;
  /** How often the account had left when it was signed: part of what is signed. */
  readonly exits: number;
  /** By the chain's clock. */
  readonly deadline: number;
  readonly state: WithdrawalState;
  readonly createdAt: number;
}

/** Its vault, and what its card is busy with: `withdrawalReference({ id: 7 }) // 'withdrawal:7'` */
export function withdrawalReference({ id }: Pick<WithdrawalFacts, 'id'>): string {
  return `withdrawal:${id}`;
}
