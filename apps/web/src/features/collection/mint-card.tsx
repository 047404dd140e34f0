import { formatHoof, shortAddress } from '@goats/rules';
import { lazy, Suspense, useState } from 'react';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TicketButton } from '../../ui/ticket-button.tsx';
import { type CardState, useCardState } from '../cards/card-queries.ts';
import { useWalletCards } from '../wallet/wallet-queries.ts';
import { useWallet } from '../wallet/wallet-store.ts';

const MintDialog = lazy(() => import('./mint-dialog.tsx'));

/**
 * Mints a card that nobody owns; of an owned one it says whose it is. Stands on any page.
 * `<MintCard cardId={nft.id} />`, `<MintCard cardId={nft.id} listed={nft} outlined size="sm" />`
 */
export function MintCard({
  cardId,
  listed,
  ask = listed === undefined,
  outlined = false,
  size = 'md',
  className = 'w-full',
}: {
  cardId: number;
  /** In a long list the name and the price are there before it is known whose it is. */
  listed?: Pick<CardState, 'name' | 'priceHoof'>;
  /** Whose it is may be asked now; whoever wants it asks in any case. */
  ask?: boolean;
  /** For rows and grids: one solid ticket in each context. */
  outlined?: boolean;
  size?: 'md' | 'sm';
  className?: string;
}) {
  const { address } = useWallet();
  const [open, setOpen] = useState(false);
  const { data: card, isPending, isFetching } = useCardState(cardId, ask || open);
  const { data: hand } = useWalletCards(address);
  const mine = hand?.cards.some(({ id }) => id === cardId) ?? false;
  const offer = card ?? listed;
  if (!offer) return isPending ? <Skeleton className={HEIGHTS[size]} /> : null;
  const owner = card?.owner ?? (mine && address ? address : null);
  return (
    <>
      {owner === null ? (
        <TicketButton
          action={
            <>
              Mint<span className="sr-only"> {offer.name} for</span>
            </>
          }
          cost={
            <>
              <HoofCoin className="size-4.5" />
              {formatHoof(offer.priceHoof)}
              <span className="sr-only"> HOOF</span>
            </>
          }
          stub={size === 'sm' ? '4.75rem' : '7rem'}
          outlined={outlined}
          size={size}
          className={className}
          busy={open && !card && isFetching}
          busyWord="..."
          onClick={() => setOpen(true)}
        />
      ) : (
        <Owner owner={owner} mine={owner.toLowerCase() === address?.toLowerCase()} size={size} />
      )}
      {open && card && (
        <Suspense>
          <MintDialog card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const HEIGHTS = { sm: 'h-11.5', md: 'h-14' } as const;

function Owner({ owner, mine, size }: { owner: string; mine: boolean; size: 'md' | 'sm' }) {
  return (
    <p
      className={`flex items-center gap-3 text-small text-chalk-2 ${size === 'sm' ? 'min-h-11.5' : 'min-h-14'}`}
    >
      {mine ? <Tag tone="chalk">Yours</Tag> : <>Owned by {shortAddress(owner)}</>}
    </p>
  );
}
