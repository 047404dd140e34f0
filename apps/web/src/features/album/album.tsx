import { type GoatSlug, goatSummary } from '@goats/collection';
import { shortAddress } from '@goats/rules';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { PageSkeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { usePageTitle } from '../../site/page-title.ts';
import { starterWaits, useWalletFigures } from '../wallet/wallet-queries.ts';
import { openStarterPack, useWallet } from '../wallet/wallet-store.ts';
import { AlbumHeader } from './album-header.tsx';
import { type Album as AlbumAnswer, useAlbum } from './album-queries.ts';
import { outsideWords } from './album-words.ts';
import { ElevenPitch } from './eleven-pitch.tsx';
import { GoatPage } from './goat-page.tsx';
import { PageTiles } from './page-tiles.tsx';
import { Swaps } from './swaps.tsx';
import './album.css';

const FriendsDoubles = lazyPart(() => import('../swaps/friends-doubles.tsx'));
const StoriesOf = lazyPart(() => import('./stories-of.tsx'));

interface AlbumProps {
  address: string;
  /** Of whoever looks at it. */
  own?: boolean;
  /** The page that lies open. */
  goat?: GoatSlug | undefined;
  /** Stands on the cover instead of the eleven: the invitation of an album that is nobody's yet. */
  invitation?: ReactNode;
}

/** A cover with the best eleven and everything double, and a page for every goat. */
export function Album({ address, own = false, goat, invitation }: AlbumProps) {
  const { data, error, refetch } = useAlbum(address);
  const { signedInAs } = useWallet();
  usePageTitle(data && titleOf(data, { own: own || invitation !== undefined, goat }));
  if (!data) {
    return error ? (
      <div className="wrap py-16 sm:py-24">
        <ErrorState
          heading="h1"
          title={t('The album did not arrive')}
          text={`${failureWords(error)} ${t('Nothing has come unstuck.@@stickers')}`}
          onRetry={() => void refetch()}
        />
      </div>
    ) : (
      <PageSkeleton />
    );
  }
  const of = own || invitation ? null : data.address;
  const page = data.pages.find((each) => each.goat === goat);
  return (
    <>
      <AlbumHeader album={data} of={of} open={goat} nobody={invitation !== undefined} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-14 pt-8 sm:gap-20 sm:pt-11">
        {goat && page ? (
          <GoatPage page={page} goat={goat} of={of} />
        ) : (
          <>
            {invitation ?? <Inside album={data} own={own} />}
            <PageTiles album={data} of={of} />
            {own && signedInAs === data.address && (
              <Suspense>
                <FriendsDoubles address={data.address} />
              </Suspense>
            )}
            <Swaps album={data} own={own} />
            {!invitation && (
              <Suspense>
                <StoriesOf address={data.address} />
              </Suspense>
            )}
          </>
        )}
      </div>
    </>
  );
}

function titleOf(
  { name, address }: AlbumAnswer,
  { own, goat }: { own: boolean; goat: GoatSlug | undefined },
): string {
  const whose = own
    ? t('Album')
    : t('The album of {name}', { name: name ?? shortAddress(address) });
  return goat ? `${goatSummary(goat).name} · ${whose}` : whose;
}

/** The eleven, or where to begin. */
function Inside({ album, own }: { album: AlbumAnswer; own: boolean }) {
  const outside = outsideWords(album);
  return (
    <div className="grid gap-6">
      {album.cards === 0 ? (
        <NothingYet album={album} own={own} />
      ) : (
        <ElevenPitch eleven={album.eleven} />
      )}
      {outside && <p className="max-w-150 text-small text-chalk-3">{outside}</p>}
    </div>
  );
}

function NothingYet({ album, own }: { album: AlbumAnswer; own: boolean }) {
  const { data: figures } = useWalletFigures(own ? album.address : null);
  if (!own) {
    return (
      <EmptyState title={t('Not one sticker')} text={t('This album is still in its wrapper.')} />
    );
  }
  const starter = starterWaits(figures);
  return (
    <EmptyState
      title={t('That new album smell')}
      text={
        starter
          ? t('Open your starter pack first: it brings the HOOF for the first cards that stick.')
          : t('Mint a card, win one or buy one, and it sticks itself in.')
      }
    >
      {starter && <Button onClick={openStarterPack}>{t('Open Starter Pack')}</Button>}
      <Button asChild variant={starter ? 'outline' : 'primary'}>
        <Link to="/battle" search={{ tab: 'collection' }}>
          {t('Mint a card')}
        </Link>
      </Button>
      <Button asChild variant="outline">
        <Link to="/marketplace" search={{ listed: 'true' }} hash="cards">
          {t('Cards for sale')}
        </Link>
      </Button>
    </EmptyState>
  );
}
