import { isWalletAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Album } from '../features/album/album.tsx';
import { NOBODY } from '../features/album/album-queries.ts';
import { WalletPanel } from '../features/wallet/wallet-panel.tsx';
import { useWallet } from '../features/wallet/wallet-store.ts';

const ownAlbum = getRouteApi('/album');
const somebodysAlbum = getRouteApi('/album/$address');

/** One's own; without a wallet an empty one to leaf through. */
export function AlbumPage() {
  const { goat } = ownAlbum.useSearch();
  const { address } = useWallet();
  return address ? (
    <Album key={address} address={address} own goat={goat} />
  ) : (
    <Album key="nobody" address={NOBODY} goat={goat} invitation={<Invitation />} />
  );
}

export function PlayersAlbumPage() {
  const { address } = somebodysAlbum.useParams();
  const { goat } = somebodysAlbum.useSearch();
  const own = useWallet().address?.toLowerCase() === address.toLowerCase();
  if (!isWalletAddress(address)) {
    return (
      <div className="wrap py-16 sm:py-24">
        <ErrorState
          heading="h1"
          title={t('No such album')}
          text={t('An album is named after a wallet: 0x and 40 digits or letters a to f.')}
        >
          <Button asChild variant="outline">
            <Link to="/album">{t('Your own album')}</Link>
          </Button>
        </ErrorState>
      </div>
    );
  }
  return <Album key={address.toLowerCase()} address={address} own={own} goat={goat} />;
}

function Invitation() {
  return (
    <div className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_minmax(0,26rem)]">
      <div className="max-w-130">
        <h2 className="text-part">{t('One album, yours to fill')}</h2>
        <p className="mt-5 text-chalk-2">
          {t(
            'Every card you own sticks itself in: ten goats, the moments they are known for, each in four tiers. Leaf through, it is empty but not shy. Then connect a wallet, or take a guest wallet and fill the first place today.',
          )}
        </p>
      </div>
      <Panel raised>
        <WalletPanel />
      </Panel>
    </div>
  );
}
