import { formatHoof, shortAddress } from '@goats/rules';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { Answer } from '../../api/client.ts';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tag } from '../../ui/tag.tsx';
import { TicketButton } from '../../ui/ticket-button.tsx';
import { useWallet } from '../wallet/wallet-store.ts';

const MintDialog = lazy(() => import('./mint-dialog.tsx'));

export type CardState = Answer<'GET /api/cards/:id'>;

/** GET /api/cards/{id}: whose it is, what it is doing and what minting costs. */
export function useCardState(cardId: number) {
  return useQuery<CardState>({ queryKey: ['/api/cards', String(cardId)] });
}

/**
 * Mints a card that nobody owns; of an owned one it says whose it is. Stands on any page.
 * `<MintCard cardId={nft.id} />`, `<MintCard cardId={nft.id} outlined size="sm" />`
 */
export function MintCard({
  cardId,
  outlined = false,
  size = 'md',
  className = 'w-full',
}: {
  cardId: number;
  /** For rows and grids: one solid ticket in each context. */
  outlined?: boolean;
  size?: 'md' | 'sm';
  className?: string;
}) {
  const { address } = useWallet();
  const { data: card, isPending } = useCardState(cardId);
  const [open, setOpen] = useState(false);
  if (isPending) return <Skeleton className={size === 'sm' ? 'h-11.5' : 'h-14'} />;
  if (!card) return null;
  return (
    <>
      {card.owner === null ? (
        <TicketButton
          action={
            <>
              Mint<span className="sr-only"> {card.name} for</span>
            </>
          }
          cost={
            <>
              <HoofCoin className="size-4.5" />
              {formatHoof(card.priceHoof)}
              <span className="sr-only"> HOOF</span>
            </>
          }
          stub={size === 'sm' ? '4.75rem' : '7rem'}
          outlined={outlined}
          size={size}
          className={className}
          onClick={() => setOpen(true)}
        />
      ) : (
        <Owner owner={card.owner} mine={card.owner === address?.toLowerCase()} size={size} />
      )}
      {open && (
        <Suspense>
          <MintDialog card={card} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Owner({ owner, mine, size }: { owner: string; mine: boolean; size: 'md' | 'sm' }) {
  return (
    <p
      className={`flex items-center gap-3 text-small text-chalk-2 ${size === 'sm' ? 'min-h-11.5' : 'min-h-14'}`}
    >
      {mine ? <Tag tone="chalk">Yours</Tag> : <>Owned by {shortAddress(owner)}</>}
    </p>
  );
}
