import { T } from '@goats/ui/t.tsx';
import { useCardState } from '../catalogue/card-queries.ts';
import SwapButton from './swap-button.tsx';
import { whyNotSwap } from './swap-words.ts';

/** On the page of a card: with whoever has it, unless that is oneself or it cannot go anywhere. */
export default function SwapForCard({ cardId }: { cardId: number }) {
  const { data: card } = useCardState(cardId, true);
  if (!card?.owner || card.onAuction || whyNotSwap(card) !== null) return null;
  return (
    <SwapButton
      className="justify-self-start"
      address={card.owner}
      take={[cardId]}
      label={
        <T
          m="Propose a swap<what> for {name}</what>"
          what={<span className="sr-only" />}
          name={card.name}
        />
      }
    />
  );
}
