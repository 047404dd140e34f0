import { formatHoof, HISTORY, PRESETS } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { FirstOpponent } from '../../battle/first-opponent.tsx';

/** The cards lie open: what came with them, and at once somebody to play. */
export function StarterOpened({
  address,
  hoof,
  lent,
  onClose,
}: {
  address: string;
  hoof: number;
  lent: boolean;
  onClose: () => void;
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3 animate-[rise-in_420ms_var(--ease-enter)]">
      {hoof > 0 && (
        <p className="numeral flex items-center gap-2.5 text-poster-s">
          <HoofCoin className="size-6.5" />
          {formatHoof(hoof)}
          <span className="display text-lead text-chalk-2">HOOF</span>
        </p>
      )}
      {lent && (
        <p className="max-w-120 text-center text-small text-chalk-2">
          {t(
            'These goats are on loan: they play your challenges, and nobody can take them from you. Play {matches} matches out against {wallets} wallets, on {days} different days, and {cards} of your own follow.',
            {
              matches: HISTORY.matches,
              wallets: HISTORY.wallets,
              days: PRESETS.live.historyDays,
              cards: PRESETS.live.ownCards.perWallet,
            },
          )}
        </p>
      )}
      <FirstOpponent address={address} onDone={onClose} />
      <div className="flex flex-wrap justify-center gap-x-3">
        <Button asChild variant="ghost">
          <Link to="/card-game" search={{ tab: 'lobby' }} onClick={onClose}>
            {t('All opponents')}
          </Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/battle" search={{ tab: 'collection' }} onClick={onClose}>
            {t('See my cards')}
          </Link>
        </Button>
      </div>
    </div>
  );
}
