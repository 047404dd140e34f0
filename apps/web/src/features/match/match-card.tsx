import { versioned } from '@goats/collection';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { type ReactNode, useRef } from 'react';
import type { MatchCard as Card } from './match-types.ts';
import { useTurned } from './use-turned.ts';

const SIZES = '(min-width: 68.75rem) 288px, 116px';
/** On a phone the very file that the face has shown. */
const PRINT_SIZES = '(min-width: 68.75rem) 110px, 116px';

/** The picture of a card as the pitch shows it. */
export function facePicture({ imageUrl }: Pick<Card, 'imageUrl'>) {
  const at = (width: number) => `${imageUrl}?w=${width}`;
  return {
    src: at(384),
    srcSet: `${at(192)} 192w, ${at(256)} 256w, ${at(384)} 384w, ${at(640)} 640w`,
    sizes: SIZES,
  };
}

export const CARD_BACK = facePicture({ imageUrl: versioned('/api/images/card-back.webp') });

/**
 * A card of the match, face up or face down; turning it over is a movement, not a jump. Face down
 * it carries what was announced as a small print: that is all the other side knows.
 */
export function MatchCard({
  card,
  announced,
  faceDown = false,
  caption,
  faded = false,
  fate,
  children,
}: {
  card: Card;
  announced: Card;
  faceDown?: boolean;
  /** What a viewer must know about it, such as that it may have been swapped. */
  caption?: string | undefined;
  faded?: boolean;
  /** How it ended for whoever brought it. */
  fate?: 'won' | 'lost' | undefined;
  /** What is stamped or written on it. */
  children?: ReactNode;
}) {
  const face = useRef<HTMLImageElement>(null);
  const down = useTurned(faceDown, face);
  return (
    <figure className="match-card-figure m-0" data-fate={fate}>
      <div className="match-card" data-down={down}>
        <div>
          <img
            ref={face}
            // A new card is a new picture; the old face must not stay while it loads.
            key={card.id}
            {...facePicture(card)}
            alt={
              faceDown
                ? ''
                : t('{card}, {rarity}, GOAT Score {score}', {
                    card: card.name,
                    rarity: card.rarity,
                    score: card.goatScore,
                  })
            }
            aria-hidden={faceDown}
            width={384}
            height={538}
            className={cx(
              'block aspect-5/7 h-auto w-full rounded-card bg-pitch-900 shadow-card',
              faded && 'opacity-60 grayscale-[.8]',
            )}
          />
          <div className="match-card-back" aria-hidden={!faceDown}>
            <img
              {...CARD_BACK}
              alt={
                faceDown
                  ? t('A card, face down. {card} was announced', { card: announced.name })
                  : ''
              }
              width={384}
              height={538}
              className="size-full rounded-card object-cover shadow-card"
            />
            <img
              {...facePicture(announced)}
              sizes={PRINT_SIZES}
              alt=""
              width={192}
              height={269}
              className="match-card-print"
            />
          </div>
        </div>
        {children}
      </div>
      {caption && (
        <figcaption className="mt-2 text-fine leading-tight text-chalk-2 max-lg:sr-only">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
