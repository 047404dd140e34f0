import { failureWords, isMissing } from '@goats/ui/api/failure-words.ts';
import { Button } from '@goats/ui/button.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { t } from '@goats/words';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AuctionPage } from '../features/card-page/auction-page.tsx';
import { NftSkeleton } from '../features/card-page/nft-skeleton.tsx';
import { useNft } from '../features/catalogue/card-queries.ts';

const route = getRouteApi('/nft/$id');
const TokenPage = lazyTab(
  () => import('../features/card-page/token-page.tsx'),
  (module) => module.TokenPage,
  <NftSkeleton />,
);
/** Token ids start above every card id, so one number is enough to tell the two screens apart. */
const FIRST_TOKEN_ID = 1_000_001;

export function NftPage() {
  const { id: text } = route.useParams();
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  const { data, error, isPending, refetch, isFetching } = useNft(id, { live: true });
  if (id === 0) {
    return (
      <Problem title={t('Invalid NFT ID')} text={t('The NFT token ID is missing or invalid.')} />
    );
  }
  if (isPending) return <NftSkeleton />;
  if (!data) {
    if (isMissing(error)) {
      return id >= FIRST_TOKEN_ID ? (
        <Problem
          title={t('NFT Not Found')}
          text={t('This NFT could not be found or may not exist.')}
        />
      ) : (
        <Problem title={t('Error Loading NFT')} text={t('The requested NFT could not be found.')} />
      );
    }
    // A server that is away is no proof that the card is: then asking again makes sense.
    return (
      <Problem title={t('Error Loading NFT')} text={failureWords(error)}>
        <Button
          variant="outline"
          busy={isFetching}
          busyWord={t('Trying...')}
          onClick={() => void refetch()}
        >
          {t('Try Again')}
        </Button>
      </Problem>
    );
  }
  // Keyed by the card: a typed amount must not follow a visitor to the next one.
  return 'nftTokenId' in data ? (
    <TokenPage key={id} token={data} />
  ) : (
    <AuctionPage key={id} nft={data} />
  );
}

function Problem({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="wrap py-16 sm:py-24">
      <ErrorState heading="h1" title={title} text={text}>
        <Button asChild>
          <Link to="/marketplace">{t('Return to Marketplace')}</Link>
        </Button>
        {children}
      </ErrorState>
    </div>
  );
}
