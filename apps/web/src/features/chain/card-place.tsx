import { shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useCardState } from '../catalogue/card-queries.ts';
import { WithNames } from '../players/player-name.tsx';
import { useWallet } from '../wallet/wallet-store.ts';
import { isUnderWay, onChain, useChain, useWithdrawals } from './chain-queries.ts';

const CardOut = lazyPart(() => import('./dialogs/card-out.tsx'));
const CardIn = lazyPart(() => import('./dialogs/card-in.tsx'));

/** Cards beyond these are made later, and the contract does not know them. */
const ON_CONTRACT = 20_000;

/** Where a card is, whose it is there, and for its owner the way out or in. */
export function CardPlace({ cardId }: { cardId: number }) {
  const { address, signedInAs } = useWallet();
  const { data: card } = useCardState(cardId);
  const chain = onChain(useChain().data);
  const [open, setOpen] = useState<'out' | 'in' | null>(null);
  const own = card?.owner != null && card.owner.toLowerCase() === address?.toLowerCase();
  const leaving = own && card?.place === 'leaving';
  const { data: withdrawals } = useWithdrawals(signedInAs, leaving || open === 'out');
  const begun = withdrawals?.find((one) => one.cardId === cardId && isUnderWay(one));
  // A card that nobody owns is nowhere in particular, and one that plays here is where it should be.
  if (!card?.owner || (card.place === 'stadium' && !own)) return null;
  if (!chain && card.place === 'stadium') return null;
  return (
    <section
      aria-labelledby="card-place"
      className="mt-5 rounded-panel border border-line bg-pitch-900 p-5 sm:p-6"
    >
      <h2 id="card-place" className="text-row leading-none">
        {TITLES[card.place]}
      </h2>
      <p className="mt-3 max-w-140 text-small text-chalk-2">
        <WithNames text={placeWords(card.place, card.owner, own)} of={[card.owner]} />{' '}
        <Link to="/chain" className="link">
          {t('How that works')}
        </Link>
      </p>
      {own && address && (
        <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
          {card.place === 'stadium' && cardId <= ON_CONTRACT && (
            <OutButton whyNot={whyNotOut(card)} onClick={() => setOpen('out')} />
          )}
          {card.place === 'leaving' && begun && (
            <Button onClick={() => setOpen('out')}>
              {begun.state === 'signed' ? t('Finish taking it out') : t('See how far it is')}
            </Button>
          )}
          {card.place === 'chain' && (
            <Button onClick={() => setOpen('in')}>{t('Bring it to the Stadium')}</Button>
          )}
        </div>
      )}
      {open && address && (
        <Suspense>
          {open === 'out' ? (
            <CardOut
              {...{ address, card }}
              {...(leaving && begun && { begun })}
              onClose={() => setOpen(null)}
            />
          ) : (
            <CardIn {...{ address, card }} onClose={() => setOpen(null)} />
          )}
        </Suspense>
      )}
    </section>
  );
}

const TITLES = {
  stadium: t('In the Stadium'),
  leaving: t('On its way out'),
  chain: t('On the chain'),
} as const;

function placeWords(place: keyof typeof TITLES, owner: string, own: boolean): string {
  const wallet = shortAddress(owner);
  switch (place) {
    case 'stadium':
      return t(
        'It lies in the Stadium and plays. It is an NFT, and it is yours: take it to your own wallet whenever it is free.',
      );
    case 'leaving':
      return own
        ? t('Yours, and on its way out of the Stadium. It does not play meanwhile.')
        : t(
            'It belongs to {wallet}, and on its way out of the Stadium. It does not play meanwhile.',
            { wallet },
          );
    case 'chain':
      return own
        ? t('Yours, in your own wallet. It cannot play or be sold here until you bring it back.')
        : t(
            'It belongs to {wallet}, in their own wallet. It plays again once it is brought to the Stadium.',
            { wallet },
          );
  }
}

type CardFacts = NonNullable<ReturnType<typeof useCardState>['data']>;

/** Why a card cannot leave now; the server has the last word. */
function whyNotOut({ bond, state, listing, onAuction }: CardFacts): string | null {
  if (bond === 'lent') return t('Lent to you: it is not yours to take along.');
  if (bond === 'bound')
    return t('Minted with gifted HOOF: it can leave once you have played your way in.');
  if (onAuction) return t('It stands in an auction.');
  if (listing !== null) return t('It stands on the shelf: take it down first.');
  return state === 'busy' ? t('In a game: it can leave when that is over.') : null;
}

function OutButton({ whyNot, onClick }: { whyNot: string | null; onClick: () => void }) {
  return (
    <>
      <Button variant="outline" disabled={whyNot !== null} onClick={onClick}>
        {t('Take it to my wallet')}
      </Button>
      {whyNot && <p className="self-center text-small text-chalk-3">{whyNot}</p>}
    </>
  );
}
