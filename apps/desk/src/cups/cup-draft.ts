import type { CallInput, Calls } from '@goats/contract';
import { CUP_MOST_FEE, groupedCount } from '@goats/rules';
import { typedNumber } from '../typed-number.ts';

export type CupPlan = CallInput<Calls['POST /api/admin/cups']>['body'];

/** A cup as it is typed: numbers and times are text. */
export interface CupDraft {
  kind: 'knockout' | 'clubs';
  tier: CupPlan['tier'];
  size: string;
  fee: string;
  starts: string;
}

/** What is wrong with each field; empty when nothing is. */
export function cupProblems(
  { fee, starts }: CupDraft,
  now: number,
): Partial<Record<keyof CupDraft, string>> {
  const hoof = typedNumber(fee, 0);
  const at = Date.parse(starts);
  return {
    ...(!(hoof <= CUP_MOST_FEE) && {
      fee: `Whole HOOF from 0 to ${groupedCount(CUP_MOST_FEE)}`,
    }),
    ...(!(at > now) && { starts: 'A time that is still to come' }),
  };
}

/** Two clubs are always eight a side, so that their size is not asked. */
export function planOfCup({ kind, tier, size, fee, starts }: CupDraft): CupPlan {
  return {
    ...{ kind, tier, fee: typedNumber(fee, 0), startsAt: new Date(starts).toISOString() },
    ...(kind === 'knockout' && { size: Number(size) as NonNullable<CupPlan['size']> }),
  };
}
