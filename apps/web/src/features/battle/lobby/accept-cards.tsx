import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import { CardPicker } from '../card-picker.tsx';
import type { Challenge } from '../challenge-queries.ts';
import { crowdSentence } from './crowd-words.ts';

/** Which of up to three cards goes in; opens below its challenge. */
export function AcceptCards({
  challenge,
  cards,
  chosen,
  onChoose,
  onClose,
}: {
  challenge: Challenge;
  cards: readonly OwnedCard[];
  chosen: number;
  onChoose: (id: number) => void;
  onClose: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  // On a phone it opens below the fold: whoever pressed Accept must see what it asks.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={panel}
      className="grid gap-4 border border-t-0 border-line bg-pitch-900 p-4 animate-[fade-in_240ms_var(--ease-enter)] md:grid-cols-[11rem_1fr] md:items-center md:gap-6 md:px-6 md:py-5"
    >
      <div className="flex items-center justify-between gap-3 md:block">
        <p>
          <b className="font-semibold">Pick your {challenge.rarity}</b>
          <span className="block text-small text-chalk-3">
            {challenge.crowd
              ? `${crowdSentence(challenge.crowd, challenge.crowd.side === 'opponent')}.`
              : 'Same tier as the challenge.'}
          </span>
        </p>
        <Button variant="ghost" size="sm" onClick={onClose} className="md:-ml-2">
          Not now
        </Button>
      </div>
      <CardPicker
        label={`Pick your ${challenge.rarity}`}
        hideLabel
        cards={cards}
        chosen={[chosen]}
        onPick={({ id }) => onChoose(id)}
        columns="grid-cols-3 sm:grid-cols-[repeat(3,8.5rem)]"
      />
    </div>
  );
}
