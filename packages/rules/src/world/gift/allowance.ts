import { HUNDREDTHS_PER_HOOF } from '../../economy/hoof.ts';
import { ALLOWANCE, utcDay } from '../../economy/limits.ts';
import type { Economy } from '../../economy/presets.ts';
import { ask } from '../kernel/ask.ts';
import { type Deciding, refusePlainly } from '../kernel/verdict.ts';
import { gift, whyNotGive } from './gift.ts';

/** Counts what all of them together got, in hundredths. */
const ALLOWANCES = 'allowance';

/** A little HOOF for a wallet that can stake nothing any more. */
export interface AllowanceCommand {
  readonly type: 'allowance';
  readonly wallet: string;
  readonly at: number;
}

export function* decideAllowance(
  { wallet, at }: AllowanceCommand,
  { allowancePerDay }: Economy,
): Deciding<null> {
  const day = utcDay(at);
  const what = `allowance:${wallet}`;
  const { balance, busy, claimed, used, usedByAll, treasury } = yield* ask({
    balance: { ask: 'balance', account: wallet, exact: true },
    busy: { ask: 'busy-cards', wallet },
    claimed: { ask: 'starter-claimed', wallet },
    used: { ask: 'day-used', what, day },
    usedByAll: { ask: 'day-used', what: ALLOWANCES, day },
    treasury: { ask: 'free-treasury' },
  });
  const amount = ALLOWANCE * HUNDREDTHS_PER_HOOF;
  // Whoever never opened the pack is not broke, and a thousand fresh addresses get nothing.
  if (claimed === null || balance >= amount || busy > 0 || used > 0) {
    return refusePlainly('CONFLICT', 'This wallet is not broke, or had its ten HOOF of the day.');
  }
  // A farm of broke wallets must not drink the treasury.
  const most = allowancePerDay * HUNDREDTHS_PER_HOOF;
  if (usedByAll + amount > most)
    return refusePlainly('CONFLICT', 'The allowances of this day are out.');
  const short = whyNotGive(treasury, amount);
  if (short) return short;
  return {
    ok: true,
    answer: null,
    effects: [
      { type: 'day-counted', day, what, amount: 1, most: 1 },
      { type: 'day-counted', day, what: ALLOWANCES, amount, most },
      ...gift('allowance', wallet, amount, `day:${day}`),
    ],
  };
}
