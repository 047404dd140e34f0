import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { starterWaits, useWalletFigures } from '../../wallet/wallet-queries.ts';
import { openStarterPack, useWallet } from '../../wallet/wallet-store.ts';

/** After the first match: the first cards, or for whoever has them the first opponent. */
export function StarterStep() {
  const { address } = useWallet();
  const { data } = useWalletFigures(address);
  if (data && !starterWaits(data)) {
    return (
      <Button asChild>
        <Link to="/card-game" search={{ tab: 'lobby' }}>
          {t('Find an opponent')}
        </Link>
      </Button>
    );
  }
  return <Button onClick={openStarterPack}>{t('Open your starter pack')}</Button>;
}
