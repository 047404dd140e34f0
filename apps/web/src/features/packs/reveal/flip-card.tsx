import { versioned } from '@goats/collection';
import { Foil } from '@goats/ui/foil/foil.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type PointerEvent, useRef } from 'react';
import { CardPicture, cardSheets } from '../../catalogue/card-picture.tsx';
import { REVEALED_SIZES } from './decode-pictures.ts';
import type { RevealedCard } from './revealed-card.ts';

export const CARD_BACK = `${versioned('/api/images/card-back.webp')}?w=384`;
/** A finger that slid this far across meant to turn the card. */
const SWIPE_PX = 24;

/** A card that lies face down, tells by its edge what it is worth, and turns when touched. */
export function FlipCard({
  card,
  turned,
  onTurn,
  place,
  count,
}: {
  card: RevealedCard;
  turned: boolean;
  onTurn: () => void;
  /** From 1. */
  place: number;
  /** Of all the cards that lie there. */
  count: number;
}) {
  const from = useRef<{ x: number; y: number } | null>(null);
  function onUp({ clientX, clientY }: PointerEvent): void {
    const across = Math.abs(clientX - (from.current?.x ?? clientX));
    const along = Math.abs(clientY - (from.current?.y ?? clientY));
    if (across > SWIPE_PX && across > along) onTurn();
  }
  const front = (
    <Foil rarity={card.rarity} sheets={cardSheets(card.imageUrl, REVEALED_SIZES)} off={!turned}>
      <CardPicture
        imageUrl={card.imageUrl}
        rarity={card.rarity}
        alt={`${card.name}, ${rarityLabel(card.rarity)}`}
        sizes={REVEALED_SIZES}
        eager
      />
    </Foil>
  );
  return (
    <div
      className="flip-card"
      data-rarity={card.rarity}
      data-turned={turned}
      data-words={t('Yours@@a card')}
    >
      <span className="flip-glow" aria-hidden="true" />
      <div className="flip-face flip-front" inert={!turned}>
        {card.id === null ? (
          front
        ) : (
          <Link to="/nft/$id" params={{ id: String(card.id) }} className="block rounded-card">
            {front}
          </Link>
        )}
      </div>
      {/* The edge shows it, so the name says it. */}
      <button
        type="button"
        className="flip-face flip-back"
        inert={turned}
        onClick={onTurn}
        onPointerDown={({ clientX: x, clientY: y }) => {
          from.current = { x, y };
        }}
        onPointerUp={onUp}
        aria-label={t('Turn over card {place} of {count}, {rarity}', {
          place,
          count,
          rarity: rarityLabel(card.rarity),
        })}
      >
        <img src={CARD_BACK} alt="" draggable={false} />
        <span className="flip-tell" aria-hidden="true">
          <RaritySlashes rarity={card.rarity} />
        </span>
      </button>
    </div>
  );
}
