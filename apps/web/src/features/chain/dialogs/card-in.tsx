import { calls } from '@goats/chain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { cardKey } from '../../catalogue/card-queries.ts';
import { useWallet } from '../../wallet/wallet-store.ts';
import { onChain, useChain } from '../chain-queries.ts';
import { sendOnChain } from '../line/send.ts';
import { PassageSteps } from '../passage/passage-steps.tsx';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { useWayIn } from '../passage/use-way-in.ts';
import { whyNoPassage } from '../passage/why-no-passage.ts';
import { CardAtTheDoor, type CardToMove } from './card-at-the-door.tsx';

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
  const { guest } = useWallet();
  const queryClient = useQueryClient();
  const { data: answer } = useChain({ live: true });
  const chain = onChain(answer);
  const barred = whyNoPassage(answer, guest);
  const { stage, hash, bring, error } = useWayIn<void>(
    chain,
    address,
    `card:${card.id}`,
    (_, { contracts, ...on }) =>
      sendOnChain(
        { contracts, ...on },
        address,
        calls.depositCard(
          contracts as Record<keyof typeof contracts, Hex>,
          address as Hex,
          card.tokenId,
        ),
      ),
  );
  useEffect(() => {
    if (stage === 'final') void queryClient.invalidateQueries({ queryKey: cardKey(card.id) });
  }, [stage, queryClient, card.id]);
  return (
    <Dialog open onClose={onClose} title="Bring it to the Stadium">
      <CardAtTheDoor card={card} />
      {stage ? (
        <>
          <PassageSteps way="in" stage={stage} card hash={hash} chain={chain} />
          <StoppedNote error={error} />
          <Button
            className="mt-6 w-full"
            variant={stage === 'final' ? 'primary' : 'outline'}
            onClick={onClose}
          >
            {stage === 'final' ? 'Done' : 'Close: it arrives by itself'}
          </Button>
        </>
      ) : (
        <>
          <p className="text-chalk-2">
            Your wallet sends the card to the Stadium. Once that is final it plays, trades and rests
            like any other, and it may leave again whenever it is free.
          </p>
          {barred !== null && <p className="mt-4 text-small text-error-text">{barred}</p>}
          <StoppedNote error={error} />
          <Button
            size="lg"
            className="mt-6 w-full"
            disabled={barred !== null || chain === null}
            busy={bring.isPending}
            busyWord="Ask your wallet"
            onClick={() => bring.mutate()}
          >
            Bring it in
          </Button>
        </>
      )}
    </Dialog>
  );
}
