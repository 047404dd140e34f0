import { formatHoof } from '@goats/rules';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { Link } from '@tanstack/react-router';
import { starterWaits, type WalletFigures } from '../../wallet/wallet-queries.ts';
import { openStarterPack } from '../../wallet/wallet-store.ts';

/** Why HOOF that is there cannot be spent here, and how to come by some that can. */
export function TradableNote({
  figures,
  onLeave,
}: {
  figures: Pick<WalletFigures, 'hoofBalance' | 'tradable' | 'starterClaimed' | 'frozen'>;
  onLeave: () => void;
}) {
  const { hoofBalance, tradable } = figures;
  // Whoever has just arrived has neither HOOF nor a card to sell: the pack comes first.
  if (starterWaits(figures)) {
    return (
      <div className="mt-4 flex gap-3.5 text-small text-chalk-2">
        <RefereeCard color="yellow" className="mt-0.5 h-5.5 w-4 flex-none" />
        <p>
          An empty purse, but a full{' '}
          <button
            type="button"
            className="link font-semibold text-chalk"
            onClick={() => {
              onLeave();
              openStarterPack();
            }}
          >
            starter pack
          </button>{' '}
          waits for you. Win a match with its cards or sell one, and that HOOF is yours to spend.
        </p>
      </div>
    );
  }
  return (
    <div className="mt-4 flex gap-3.5 text-small text-chalk-2">
      <RefereeCard color="yellow" className="mt-0.5 h-5.5 w-4 flex-none" />
      <p>
        {formatHoof(tradable)} of your {formatHoof(hoofBalance)} HOOF can be traded. Gifts of the
        house play, mint and buy from the house, and stay in it.{' '}
        <Link
          to="/card-game"
          search={{ tab: 'lobby' }}
          className="link font-semibold text-chalk"
          onClick={onLeave}
        >
          Win a match
        </Link>{' '}
        or{' '}
        <Link
          to="/battle"
          search={{ tab: 'collection' }}
          className="link font-semibold text-chalk"
          onClick={onLeave}
        >
          sell a card
        </Link>
        , and that HOOF is yours to spend.
      </p>
    </div>
  );
}
