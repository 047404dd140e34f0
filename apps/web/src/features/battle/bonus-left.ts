import { HISTORY } from '@goats/rules';
import type { WalletFigures } from '../wallet/wallet-queries.ts';

type Known = Pick<WalletFigures, 'bonusLeft' | 'history'>;

/** Whether the treasury would add so much HOOF for this wallet today; unknown while it loads. */
export function hasBonusLeft(figures: Known | undefined, bonus: number): boolean {
  return figures === undefined || bonus <= figures.bonusLeft;
}

/** Why it would not. */
export function noBonusWords({ history }: Known): string {
  return history.has
    ? 'the treasury has no bonus left for you today.'
    : `a bonus is for whoever has played their way in, ${HISTORY.matches} matches played out against ${HISTORY.wallets} wallets${history.daysNeeded > 1 ? ` on ${history.daysNeeded} days` : ''}.`;
}
