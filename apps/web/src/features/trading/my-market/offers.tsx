import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { PlayerName } from '../../players/player-name.tsx';
import { SignedIn } from '../../wallet/signed-in.tsx';
import { MarketList } from '../market-list.tsx';
import { offerStatus } from '../offer-words.ts';
import { type ListedOffer, useOwnOffers } from '../trading-queries.ts';
import { WithdrawOffer } from '../withdraw-offer.tsx';
import { HoofPrice, MarketRow } from './market-row.tsx';

const AcceptDialog = lazyPart(() => import('../dialogs/accept-dialog.tsx'));

/** What others would pay, and what one would pay oneself. */
export function Offers() {
  return (
    <section aria-labelledby="offers">
      <h2 id="offers" className="sr-only">
        {t('Offers')}
      </h2>
      <SignedIn purpose={t('Sign in to see your offers and sales.')}>
        {(wallet) => (
          <div className="grid gap-14">
            <Received wallet={wallet} />
            <Made wallet={wallet} />
          </div>
        )}
      </SignedIn>
    </section>
  );
}

function Received({ wallet }: { wallet: string }) {
  const pages = useOwnOffers(wallet, 'received');
  const offers = pages.data?.pages.flatMap((page) => page.offers) ?? [];
  const [accepting, setAccepting] = useState<ListedOffer | null>(null);
  return (
    <section aria-labelledby="offers-received">
      <h3 id="offers-received" className="mb-4 text-panel">
        {t('For your cards@@offers')}
      </h3>
      <MarketList
        label={t('Offers for your cards')}
        pages={pages}
        empty={
          offers.length === 0 ? (
            <EmptyState
              compact
              title={t('Nobody has knocked yet')}
              text={t('Offers for your cards arrive here, and wait seven days for your yes.')}
            />
          ) : null
        }
      >
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} side="received" who={offer.bidder}>
            {offer.status === 'open' && (
              <Button
                size="sm"
                aria-label={t('Accept the offer for {name}', { name: offer.card.name })}
                onClick={() => setAccepting(offer)}
              >
                {t('Accept@@button: an offer')}
              </Button>
            )}
          </OfferRow>
        ))}
      </MarketList>
      {accepting && (
        <Suspense>
          <AcceptDialog offer={accepting} onClose={() => setAccepting(null)} />
        </Suspense>
      )}
    </section>
  );
}

function Made({ wallet }: { wallet: string }) {
  const pages = useOwnOffers(wallet, 'made');
  const offers = pages.data?.pages.flatMap((page) => page.offers) ?? [];
  return (
    <section aria-labelledby="offers-made">
      <h3 id="offers-made" className="mb-4 text-panel">
        {t('By you@@offers')}
      </h3>
      <MarketList
        label={t('Offers by you')}
        pages={pages}
        empty={
          offers.length === 0 ? (
            <EmptyState
              compact
              title={t('No offers out')}
              text={t('Seen a goat you cannot sleep without? Its owner may listen.')}
            >
              <Button asChild variant="outline">
                <Link to="/marketplace">{t('Browse the marketplace')}</Link>
              </Button>
            </EmptyState>
          ) : null
        }
      >
        {offers.map((offer) => (
          <OfferRow key={offer.id} offer={offer} side="made" who={offer.owner}>
            {offer.status === 'open' && <WithdrawOffer offer={offer} />}
          </OfferRow>
        ))}
      </MarketList>
    </section>
  );
}

function OfferRow({
  offer,
  side,
  who,
  children,
}: {
  offer: ListedOffer;
  side: 'received' | 'made';
  who: string;
  children: ReactNode;
}) {
  return (
    <MarketRow
      card={{ id: offer.cardId, ...offer.card }}
      about={
        <T
          m="{side, select, made {Offered to {name}} other {Offered by {name}}}. {status}."
          side={side}
          name={<PlayerName address={who} />}
          status={offerStatus(offer)}
        />
      }
      price={
        <span
          className={
            offer.status === 'open'
              ? 'flex items-center gap-1.5'
              : 'flex items-center gap-1.5 text-chalk-3'
          }
        >
          <HoofPrice hoof={offer.amount} />
        </span>
      }
    >
      {children}
    </MarketRow>
  );
}
