import { formatHoof, shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { QuietNote } from '@goats/ui/quiet-ticket.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { type CardState, useCardState } from '../catalogue/card-queries.ts';
import { WithNames } from '../players/player-name.tsx';
import { type Lack, lackOf, offerLack } from '../wallet/purse.ts';
import { usePurse } from '../wallet/use-purse.ts';
import { useWalletCards } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';
import { CardOffers } from './card-offers.tsx';
import { billOf, type Deal, dealOf } from './deal.ts';
import { DealTicket } from './deal-ticket.tsx';

const OwnDeal = lazyPart(() => import('./own-deal.tsx'));
const NearestDeal = lazyPart(() => import('./nearest-deal.tsx'));
const DIALOGS = {
  mint: lazyPart(() => import('./dialogs/mint-dialog.tsx')),
  buy: lazyPart(() => import('./dialogs/buy-dialog.tsx')),
  offer: lazyPart(() => import('./dialogs/offer-dialog.tsx')),
} as const;

type Size = 'md' | 'sm';

/**
 * The one place that says what can be done with a card, on any page: mint it, bid for it, buy it,
 * make an offer, sell it. `sm` has room for one of these, `md` for whatever there is to say.
 * `<CardDeal cardId={nft.id} />`, `<CardDeal cardId={nft.id} listed={nft} size="sm" />`
 */
export function CardDeal({
  cardId,
  listed,
  ask = listed === undefined,
  size = 'md',
}: {
  cardId: number;
  /** In a long list the name and the prices are there before it is known whose it is. */
  listed?: Pick<CardState, 'name' | 'priceHoof' | 'rarity'> & {
    listing?: CardState['listing'] | undefined;
  };
  /** Whose it is may be asked now; whoever wants it asks in any case. */
  ask?: boolean;
  size?: Size;
}) {
  const { address } = useWallet();
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const {
    data: card,
    isPending,
    isFetching,
    error,
    refetch,
  } = useCardState(cardId, ask || open !== null);
  const { data: hand } = useWalletCards(address);
  const own = hand?.cards.find(({ id }) => id === cardId);
  const shown = card ?? listed;
  if (!shown) return isPending ? <Skeleton className={size === 'sm' ? 'h-11.5' : 'h-14'} /> : null;
  // What is lent has no owner; the wallet that plays it must not be asked to mint it.
  const deal: Deal = dealOf(
    {
      ...{ owner: null, bond: null, state: 'free', onAuction: false, listing: null },
      place: 'stadium',
      ...(listed?.listing && { owner: listed.listing.seller, listing: listed.listing }),
      ...card,
      ...(own && { owner: address, bond: own.bond, listing: own.listing, place: own.place }),
    },
    address,
  );
  const waiting = open !== null && !card && isFetching;
  const Dialog = open && DIALOGS[open];
  return (
    <>
      {deal.kind === 'own' ? (
        <Suspense fallback={<Skeleton className="h-11.5" />}>
          <OwnDeal card={own ?? card} deal={deal} size={size} />
        </Suspense>
      ) : (
        <OthersDeal
          cardId={cardId}
          card={shown}
          deal={deal}
          size={size}
          waiting={waiting}
          onOpen={(dialog) => {
            setOpen(dialog);
            // What could not be read with all the others is asked for by whoever presses.
            if (!card && error) void refetch();
          }}
        />
      )}
      {Dialog && card && (
        <Suspense>
          <Dialog card={card} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

function OthersDeal({
  cardId,
  card: { name, priceHoof, rarity },
  deal,
  size,
  waiting,
  onOpen,
}: {
  cardId: number;
  card: Pick<CardState, 'name' | 'priceHoof' | 'rarity'>;
  deal: Exclude<Deal, { kind: 'own' }>;
  size: Size;
  waiting: boolean;
  onOpen: (dialog: keyof typeof DIALOGS) => void;
}) {
  const small = size === 'sm';
  const { address } = useWallet();
  const figures = usePurse(address);
  const bill = billOf(deal, { priceHoof, rarity });
  const lack = bill && lackOf(figures, bill);
  const noOffer = offerLack(figures);
  const nearest = (missing: Lack | null) =>
    missing &&
    figures && (
      <Suspense fallback={<div className="min-h-11" />}>
        <NearestDeal {...{ figures, cardId, rarity }} lack={missing} />
      </Suspense>
    );
  const offer = (
    <Button
      variant="outline"
      size={small ? 'sm' : 'md'}
      className={`flex-col gap-1! ${small ? 'min-h-11.5 w-full' : ''} ${noOffer ? 'text-chalk-3!' : ''}`}
      onClick={() => onOpen('offer')}
    >
      <span>
        <T
          m="Make an offer<what> for {name}</what>"
          what={<span className="sr-only" />}
          name={name}
        />
      </span>
      {noOffer && <QuietNote>{noOffer.brief}</QuietNote>}
    </Button>
  );
  switch (deal.kind) {
    case 'mint':
      return (
        <>
          <DealTicket
            verb="Mint"
            {...{ name, size, waiting, lack }}
            price={priceHoof}
            onClick={() => onOpen('mint')}
          />
          {!small && nearest(lack)}
        </>
      );
    case 'auction':
      return (
        <Button asChild variant="outline" size="sm" className="min-h-11.5 w-full">
          <Link to="/nft/$id" params={{ id: String(cardId) }}>
            <T
              m="On auction: see it there<what>, {name}</what>"
              what={<span className="sr-only" />}
              name={name}
            />
          </Link>
        </Button>
      );
    case 'kept':
      return (
        <Whose
          of={deal.owner}
          words={t('Owned by {wallet}, and bound to it.', { wallet: shortAddress(deal.owner) })}
          size={size}
        />
      );
    case 'outside':
      return (
        <Whose
          of={deal.owner}
          words={
            small
              ? t('Owned by {wallet}, outside.@@outside the Stadium', {
                  wallet: shortAddress(deal.owner),
                })
              : t('Owned by {wallet}, outside the Stadium: no deals here for now.', {
                  wallet: shortAddress(deal.owner),
                })
          }
          size={size}
        />
      );
    case 'offer':
      if (small) return offer;
      return (
        <>
          <Whose
            of={deal.owner}
            words={t('Owned by {wallet}. Not for sale, but everybody has a price.', {
              wallet: shortAddress(deal.owner),
            })}
          />
          <CardOffers cardId={cardId}>{offer}</CardOffers>
          {nearest(noOffer)}
        </>
      );
    case 'buy': {
      const busy = t('In a game. {hoof} HOOF when it is back.', { hoof: formatHoof(deal.price) });
      const ticket = deal.busy ? (
        <Whose words={busy} size={size} />
      ) : (
        <DealTicket
          verb="Buy"
          {...{ name, size, waiting, lack }}
          price={deal.price}
          onClick={() => onOpen('buy')}
        />
      );
      if (small) return ticket;
      return (
        <>
          <Whose
            of={deal.owner}
            words={t('For sale by {wallet}.', { wallet: shortAddress(deal.owner) })}
          />
          {ticket}
          {nearest(lack)}
          <CardOffers cardId={cardId}>{offer}</CardOffers>
        </>
      );
    }
  }
}

function Whose({
  words,
  of = null,
  size = 'md',
}: {
  words: string;
  of?: string | null;
  size?: Size;
}) {
  return (
    <p className={`text-small text-chalk-2 ${size === 'sm' ? 'flex min-h-11.5 items-center' : ''}`}>
      <span>
        <WithNames text={words} of={[of]} />
      </span>
    </p>
  );
}
