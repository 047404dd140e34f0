import { PRESETS } from '@goats/rules';
import type { WalletFigures } from './wallet-queries.ts';

/** What a wallet still lacks to be more than a free address, and what it gets for it. */
export function HistoryProgress({ history, lentCount, ownCards }: Wanted) {
  if (ownCards) {
    return (
      <p className="mb-4 text-small text-chalk-2">
        You have played your way in. {ownCards.cards} cards of your own are on their way: place{' '}
        {ownCards.place} in the line, {ownCards.perDay} cards are handed out a day.
      </p>
    );
  }
  if (history.has) return null;
  const { matches, wallets, matchesNeeded, walletsNeeded, days, daysNeeded } = history;
  return (
    <div className="mb-4 text-small text-chalk-2">
      <p>
        Playing your way in:{' '}
        <b className="text-chalk">
          {Math.min(matches, matchesNeeded)} of {matchesNeeded} matches
        </b>{' '}
        played out, against{' '}
        <b className="text-chalk">
          {Math.min(wallets, walletsNeeded)} of {walletsNeeded} wallets
        </b>
        {daysNeeded > 0 && (
          <>
            , on{' '}
            <b className="text-chalk">
              {Math.min(days, daysNeeded)} of {daysNeeded} days
            </b>
          </>
        )}
        .
      </p>
      <p className="mt-1">
        {lentCount > 0
          ? `Once you are in, ${PRESETS.live.ownCards.perWallet} cards of your own follow, treasury bonuses open, and what you mint is yours to stake. The house counts for part of it.`
          : 'Once you are in, treasury bonuses open, and what you mint is yours to stake. The house counts for part of it.'}
      </p>
    </div>
  );
}

type Wanted = Pick<WalletFigures, 'history' | 'lentCount' | 'ownCards'>;
