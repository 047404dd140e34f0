import { cx } from '../../ui/cx.ts';
import { TradingCard } from '../../ui/trading-card.tsx';
import type { MatchCard as Card } from './match-types.ts';

/** A card of the match, face up or face down; turning it over is a movement, not a jump. */
export function MatchCard({
  card,
  faceDown = false,
  caption,
  faded = false,
}: {
  card: Card;
  faceDown?: boolean;
  /** What a viewer must know about it, such as that it may have been swapped. */
  caption?: string;
  faded?: boolean;
}) {
  return (
    <figure className="m-0">
      <div className="match-card" data-down={faceDown}>
        <div>
          <div aria-hidden={faceDown} className={cx(faded && 'opacity-55 grayscale-[.75]')}>
            <TradingCard
              name={card.goatName}
              moment={card.momentTitle}
              rarity={card.rarity}
              score={card.goatScore}
              art={
                <img
                  src={`${card.imageUrl}?w=384`}
                  alt=""
                  width={384}
                  height={538}
                  className="object-cover object-[50%_22%]"
                />
              }
            />
          </div>
          <img
            src="/api/images/card-back.webp?w=384"
            alt={faceDown ? 'A card, face down' : ''}
            aria-hidden={!faceDown}
            width={384}
            height={538}
            className="match-card-back size-full rounded-card object-cover"
          />
        </div>
      </div>
      {caption && (
        <figcaption className="mt-2 text-[.8125rem] leading-tight text-chalk-2">
          {caption}
        </figcaption>
      )}
    </figure>
  );
}
