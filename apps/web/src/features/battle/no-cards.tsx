import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { starterWaits, useWalletFigures } from '../wallet/wallet-queries.ts';
import { openStarterPack } from '../wallet/wallet-store.ts';

/** A wallet without a card cannot play yet: the way to the first one. */
export function NoCards({ address }: { address: string }) {
  const { data } = useWalletFigures(address);
  const fresh = starterWaits(data);
  return (
    <Panel corners>
      <h2 className="text-panel">{fresh ? t('First, a team') : t('Out of cards')}</h2>
      <p className="mt-3 mb-5 text-chalk-2">
        {fresh
          ? t(
              'Your starter pack is waiting: cards to play with and HOOF to stake. On the house, once.',
            )
          : t(
              'You need at least one card to put up a challenge. Mint one with HOOF, then come back.',
            )}
      </p>
      <div className="grid gap-3">
        {fresh && <Button onClick={openStarterPack}>{t('Open Starter Pack')}</Button>}
        <Button asChild variant={fresh ? 'outline' : 'primary'}>
          <Link to="/marketplace">{t('Browse the marketplace')}</Link>
        </Button>
      </div>
    </Panel>
  );
}
