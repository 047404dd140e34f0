import { PRESETS } from '@goats/rules';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import type { WalletFigures } from './wallet-queries.ts';

/** What a wallet still lacks to be more than a free address, and what it gets for it. */
export function HistoryProgress({ history, lentCount, ownCards }: Wanted) {
  if (ownCards) {
    return (
      <p className="mb-4 text-small text-chalk-2">
        {t(
          'You have played your way in. {cards} cards of your own are on their way: place {place} in the line, {perDay} cards are handed out a day.',
          ownCards,
        )}
      </p>
    );
  }
  if (history.has) return null;
  const { matches, wallets, matchesNeeded, walletsNeeded, days, daysNeeded } = history;
  return (
    <div className="mb-4 text-small text-chalk-2">
      <p>
        <T
          m="Playing your way in: <b>{matches} of {matchesNeeded} matches</b> played out, against <b>{wallets} of {walletsNeeded} wallets</b>{daysNeeded, plural, =0 {} other {, on <b>{days} of {daysNeeded} days</b>}}."
          matches={Math.min(matches, matchesNeeded)}
          matchesNeeded={matchesNeeded}
          wallets={Math.min(wallets, walletsNeeded)}
          walletsNeeded={walletsNeeded}
          days={Math.min(days, daysNeeded)}
          daysNeeded={daysNeeded}
          b={<b className="text-chalk" />}
        />
      </p>
      <p className="mt-1">
        {lentCount > 0
          ? t(
              'Once you are in, {cards} cards of your own follow, treasury bonuses open, and what you mint is yours to stake. The house counts for part of it.',
              { cards: PRESETS.live.ownCards.perWallet },
            )
          : t(
              'Once you are in, treasury bonuses open, and what you mint is yours to stake. The house counts for part of it.',
            )}
      </p>
    </div>
  );
}

type Wanted = Pick<WalletFigures, 'history' | 'lentCount' | 'ownCards'>;
