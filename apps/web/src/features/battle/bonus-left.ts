import { HISTORY } from '@goats/rules';
import { t } from '@goats/words';
import type { WalletFigures } from '../wallet/wallet-queries.ts';

type Known = Pick<WalletFigures, 'bonusLeft' | 'history'>;

/** Whether the treasury would add so much HOOF for this wallet today; unknown while it loads. */
export function hasBonusLeft(figures: Known | undefined, bonus: number): boolean {
  return figures === undefined || bonus <= figures.bonusLeft;
}

/** Why it would not. */
export function noBonusWords({ history }: Known): string {
  if (history.has) return t('the treasury has no bonus left for you today.@@follows a colon');
  const { matches, wallets } = HISTORY;
  const days = history.daysNeeded;
  return days > 1
    ? t(
        'a bonus is for whoever has played their way in, {matches} matches played out against {wallets} wallets on {days} days.@@follows a colon',
        { matches, wallets, days },
      )
    : t(
        'a bonus is for whoever has played their way in, {matches} matches played out against {wallets} wallets.@@follows a colon',
        { matches, wallets },
      );
}
