import { time } from '../../../kernel/dates.ts';
import type { Placed } from '../../../kernel/placed.ts';

export function weekCountedRow(counted: Placed<'week-counted'>) {
  const { place, week, pair, rows } = counted;
  const [one, other] = pair;
  return {
    ...{ place, does: 'count', week, one, other },
    rows: rows.map(({ wallet, points, won }) => ({
      ...{ wallet, points, won: won ? 1 : 0, lost: won ? 0 : 1 },
    })),
  };
}

export function weekPaidRow(paid: Placed<'week-paid'>) {
  const { place, week, budget, perWallet, prizes, at } = paid;
  const row = { place, does: 'pay', week, budget, per_wallet: perWallet };
  return { ...row, prizes, at: time(at) };
}
