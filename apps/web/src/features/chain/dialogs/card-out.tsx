import { ApiError } from '@goats/contract';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { cardKey } from '../../catalogue/card-queries.ts';
import { useStake } from '../../wallet/use-stake.ts';
import { refreshPassages, type Withdrawal } from '../chain-queries.ts';
import { StoppedNote } from '../passage/stopped-note.tsx';
import type { CardToMove } from './card-at-the-door.tsx';
import { PassageDialog, usePassage } from './passage-dialog.tsx';
import { WayOut } from './way-out.tsx';

/** A card of one's own leaves for the wallet that holds it. */
export default function CardOut({
  address,
  card,
  begun,
  onClose,
}: {
  address: string;
  card: CardToMove;
  /** An earlier one, to be finished. */
  begun?: Withdrawal;
  onClose: () => void;
}) {
  const { chain, barred } = usePassage();
  const sign = useStake({
    call: 'POST /api/chain/withdrawals',
    request: () => ({ body: { cardId: card.id } }),
    purpose: t('Sign in to take this card out.'),
    refresh: (queryClient) => {
      refreshPassages(queryClient, address);
      void queryClient.invalidateQueries({ queryKey: cardKey(card.id) });
    },
  });
  // The page behind learns how it went, and would take an earlier one away.
  const [earlier] = useState(begun);
  const withdrawal = sign.data ?? earlier ?? null;
  return (
    <PassageDialog
      title={t('Take it to my wallet')}
      card={card}
      underWay={
        withdrawal && (
          <WayOut
            {...{ chain, barred, onClose }}
            wallet={address}
            begun={withdrawal}
            eager={earlier === undefined}
          />
        )
      }
      barred={barred}
      onClose={onClose}
    >
      <p className="text-chalk-2">
        {t(
          'The card leaves the Stadium and is yours on the chain: keep it, show it, sell it wherever you like. It does not play until you bring it back.',
        )}
      </p>
      <p className="mt-3 text-small text-chalk-3">
        {t('Offers for it are given back. Its past and what it has grown stay with it.')}
      </p>
      <StoppedNote error={sign.error} />
      {sign.error instanceof ApiError && sign.error.code === 'ROOT_NEEDED' && (
        <p className="mt-2 text-small text-chalk-2">
          {t(
            'A card leaves against the published list of who owns what, and the list does not know yet that this one is yours. The next one will.',
          )}
        </p>
      )}
      <Button
        size="lg"
        className="mt-6 w-full"
        busy={sign.isPending}
        busyWord={t('Signing@@button, while it happens')}
        onClick={() => sign.mutate()}
      >
        {t('Take it out')}
      </Button>
    </PassageDialog>
  );
}
