import { tierLook } from '@goats/ui/rarity.ts';
import { useReducedMotion } from '@goats/ui/use-reduced-motion.ts';
import { t } from '@goats/words';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { FlipCard } from './flip-card.tsx';
import type { RevealedCard } from './revealed-card.ts';
import type { Pack } from './use-pack.ts';

/** The cards of an opened pack, side by side. */
export function CardRow({
  pack,
  cards,
  below,
}: {
  pack: Pack;
  cards: readonly RevealedCard[];
  below: ((card: RevealedCard) => ReactNode) | undefined;
}) {
  const row = useRef<HTMLOListElement>(null);
  // Enter, Enter, Enter turns them all: the back that was pressed is gone, the next one is not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after every turn, whoever made it
  useLayoutEffect(() => focusNext(row.current), [pack.turned.length]);
  const still = useReducedMotion();
  // The best lies last, and on a phone that is below the edge.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the cards are dealt
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, []);
  if (cards.length === 0) {
    return (
      <p className="max-w-90 py-20 text-center text-lead text-chalk-2">
        {t(
          'The wrapper was in a hurry and the cards are still in the tunnel. This is what a pack tends to hold.',
        )}
      </p>
    );
  }
  return (
    <ol ref={row} className="card-row">
      {cards.map((card, place) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold the same card twice
          key={place}
          // Not before it is turned: finding it is the fun of it.
          data-yours={card.yours === true && pack.turned.includes(place)}
          style={{ '--place': place, '--tier': tierLook(card.rarity).color } as CSSProperties}
        >
          <FlipCard
            card={card}
            turned={pack.turned.includes(place)}
            onTurn={() => pack.turn(place)}
            place={place + 1}
            count={cards.length}
          />
          {below && (
            <div className="mt-2.5 h-11.5">{pack.turned.includes(place) && below(card)}</div>
          )}
        </li>
      ))}
    </ol>
  );
}

function focusNext(row: HTMLElement | null): void {
  const here = document.activeElement;
  const turned = here?.closest('.flip-card[data-turned=true]');
  if (!row || !here?.matches('.flip-back') || !turned || !row.contains(turned)) return;
  const next =
    row.querySelector<HTMLElement>('[data-turned=false] .flip-back') ??
    turned.querySelector<HTMLElement>('.flip-front a');
  // A page that jumps under a finger has taken the next card away from it.
  next?.focus({ preventScroll: !here.matches(':focus-visible') });
}
