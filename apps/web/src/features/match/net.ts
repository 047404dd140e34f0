import { formatHoof, signed } from '@goats/rules';
import type { Match } from './match-types.ts';

/** What a side is up or down in the end: what it was paid, less what it had put in. */
export function netOf({ result, stake }: Pick<Match, 'result' | 'stake'>, seat: 0 | 1): number {
  return (result?.payouts[seat] ?? 0) - stake;
}

/** `signedHoof(10) // '+10'`, `signedHoof(-10) // '−10'` */
export function signedHoof(hoof: number): string {
  return signed(hoof, formatHoof);
}
