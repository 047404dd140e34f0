import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { OwnedCard } from '../../wallet/wallet-queries.ts';
import { CardFace } from '../card-face.tsx';
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
  const name = useId();
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
      <fieldset className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] md:gap-3">
        <legend className="sr-only">Pick your {challenge.rarity}</legend>
        {cards.map((card) => (
          <label
            key={card.id}
            className="relative flex items-center gap-3 rounded-row p-2 text-small leading-tight shadow-[inset_0_0_0_1px_var(--color-control)] hover:shadow-[inset_0_0_0_1.5px_var(--color-chalk)] has-checked:bg-pitch-800 has-checked:shadow-[inset_0_0_0_2px_var(--color-chalk)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold"
          >
            <input
              type="radio"
              name={name}
              checked={card.id === chosen}
              onChange={() => onChoose(card.id)}
              aria-label={`${card.name}, score ${card.goatScore}`}
              className="absolute inset-0 appearance-none outline-none"
            />
            <CardFace imageUrl={card.imageUrl} className="h-15 w-12 flex-none rounded-panel" />
            <span className="min-w-0">
              <b className="block truncate font-semibold">{card.goatName}</b>
              <span className="text-chalk-3">
                {card.name.split(' ').at(-1)}, score {card.goatScore}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
