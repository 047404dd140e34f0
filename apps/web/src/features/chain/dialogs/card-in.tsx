import { calls } from '@goats/chain';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cardKey } from '../../catalogue/card-queries.ts';
import { sendOnChain } from '../line/send.ts';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { useWayIn } from '../passage/use-way-in.ts';
import type { CardToMove } from './card-at-the-door.tsx';
import { PassageDialog, usePassage } from './passage-dialog.tsx';
import { WayIn } from './way-in.tsx';

type Hex = `0x${string}`;

/** A card comes back from the chain, and may play again. */
export default function CardIn({
  address,
  card,
  onClose,
}: {
  address: string;
  card: CardToMove;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { chain, barred } = usePassage();
  const way = useWayIn<void>(chain, address, `card:${card.id}`, (_, on) => {
    const contracts = on.contracts as Record<keyof typeof on.contracts, Hex>;
    return sendOnChain(on, address, calls.depositCard(contracts, address as Hex, card.tokenId));
  });
  const { stage, bring, error } = way;
  useEffect(() => {
    if (stage === 'final') void queryClient.invalidateQueries({ queryKey: cardKey(card.id) });
  }, [stage, queryClient, card.id]);
  return (
    <PassageDialog
      title={t('Bring it to the Stadium')}
      card={card}
      underWay={stage && <WayIn card {...{ way, chain, onClose }} />}
      barred={barred}
      onClose={onClose}
    >
      <p className="text-chalk-2">
        {t(
          'Your wallet sends the card to the Stadium. Once that is final it plays, trades and rests like any other, and it may leave again whenever it is free.',
        )}
      </p>
      <StoppedNote error={error} />
      <Button
        size="lg"
        className="mt-6 w-full"
        disabled={chain === null}
        busy={bring.isPending}
        busyWord={t('Asking your wallet')}
        onClick={() => bring.mutate()}
      >
        {t('Bring it in')}
      </Button>
    </PassageDialog>
  );
}
