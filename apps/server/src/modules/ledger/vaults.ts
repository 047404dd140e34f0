import type { Hundredths } from '@goats/rules';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { TREASURY, type Transfer, transfer, transferAll } from './ledger.ts';

/**
 * A vault is an account named after what it is for, such as 'challenge:12'. It opens with the first
 * stake. Nobody can take HOOF out of it but by giving stakes back or by paying it out whole to a
 * wallet that staked: the database refuses everything else, whoever asks.
 */
export interface Stake extends Record<string, unknown> {
  readonly wallet: string;
  readonly amount: Hundredths;
  readonly state: 'held' | 'refunded' | 'paid';
}

/** `await stake(tx, 'challenge:12', wallet, 1000, at)`; once per wallet and vault. */
export async function stake(
  tx: Queryable,
  vault: string,
  wallet: string,
  amount: Hundredths,
  at: number,
): Promise<void> {
  await transfer(tx, { reason: 'stake', reference: vault, from: wallet, to: vault, amount }, at);
}

/** Everything that was ever staked in a vault, in the order of the wallets' accounts. */
export async function stakesOf(db: Queryable, vault: string): Promise<Stake[]> {
  return db.prepared<Stake>(
    'stakes-of',
    `select w.name as wallet, s.amount, s.state
       from accounts v
       join stakes s on s.vault_account = v.id
       join accounts w on w.id = s.wallet_account
      where v.name = $1 order by w.id`,
    [vault],
  );
}

/** Gives every held stake back in full: expiry and cancelling. Answers what went to whom. */
export async function refund(tx: Queryable, vault: string, at: number): Promise<Stake[]> {
  const held = (await stakesOf(tx, vault)).filter((entry) => entry.state === 'held');
  await transferAll(
    tx,
    held.map(({ wallet, amount }) => ({
      reason: 'refund',
      reference: vault,
      from: vault,
      to: wallet,
      amount,
    })),
    at,
  );
  return held;
}

/**
 * Pays a vault out: all stakes to the winner, and the treasury's bonus when there is one.
 *
 * `await payOut(tx, 'challenge:12', { winner, bonus: 3000 }, at) // 5000`
 */
export async function payOut(
  tx: Queryable,
  vault: string,
  terms: { readonly winner: string; readonly bonus: Hundredths },
  at: number,
): Promise<Hundredths> {
  const held = (await stakesOf(tx, vault)).filter((entry) => entry.state === 'held');
  const stakes = held.reduce((sum, entry) => sum + entry.amount, 0);
  if (stakes === 0) throw new AppError('VAULT_CLOSED', 'That vault is empty already.');
  const movements: Transfer[] = [
    { reason: 'payout', reference: vault, from: vault, to: terms.winner, amount: stakes },
  ];
  if (terms.bonus > 0) {
    movements.push({
      reason: 'bonus',
      reference: vault,
      from: TREASURY,
      to: terms.winner,
      amount: terms.bonus,
    });
  }
  await transferAll(tx, movements, at);
  return stakes + terms.bonus;
}
