import { HISTORY } from '@goats/rules';
import { t } from '@goats/words';
import type { WalletFigures } from '../wallet/wallet-queries.ts';

type Known = Pick<WalletFigures, 'bonusLeft' | 'history'>;

/** Whether the treasury would add so much HOOF for this wallet today; unknown while it loads. */
export function hasBonusLeft(figures: Known | undefined, bonus: number): boolean {
  return figures === undefined || bonus <= figures.bonusLeft;
}

/** That a challenge is for the stakes alone, and why. */
export function challengeWithoutBonus({ history }: Known): string {
  return history.has
    ? t('This one is for the stakes: the treasury has no bonus left for you today.')
    : t(
        'This one is for the stakes: a bonus is for whoever has played their way in, {matches} matches played out against {wallets} wallets{days, plural, one {} other { on # days}}.',
        wayIn(history.daysNeeded),
      );
}

/** That the pool of a battle is of both stakes alone, and why. */
export function battleWithoutBonus({ history }: Known): string {
  return history.has
    ? t('Both stakes: the treasury has no bonus left for you today.')
    : t(
        'Both stakes: a bonus is for whoever has played their way in, {matches} matches played out against {wallets} wallets{days, plural, one {} other { on # days}}.',
        wayIn(history.daysNeeded),
      );
}

function wayIn(days: number) {
  return { matches: HISTORY.matches, wallets: HISTORY.wallets, days };
}
