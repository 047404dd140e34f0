import { canBeLost } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { rarityLabel } from '@goats/ui/labels.ts';
import { tierLook } from '@goats/ui/rarity.ts';
import { RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Check } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId } from 'react';
import {
  bondWords,
  cardStanding,
  isFree,
  restsOf,
  standingWords,
} from '../own-cards/card-standing.ts';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import { CardFace } from './card-face.tsx';

interface CardPickerProps {
  label: string;
  cards: readonly OwnedCard[];
  /** In the order they were picked; a single choice has one at most. */
  chosen: readonly number[];
  onPick: (card: OwnedCard) => void;
  /** A deck numbers its picks; a single choice ticks it. */
  many?: boolean;
  /** The loser gives the card away: what is lent or bound cannot go in. */
  atStake?: boolean;
  /** Nothing is at stake: a card that rests or is busy elsewhere may be chosen as well. */
  resting?: boolean;
  /** What holds a card back where neither a game nor a stake is meant; null when it may be chosen. */
  held?: (card: OwnedCard) => string | null;
  /** Where the words stand beside it already. */
  hideLabel?: boolean;
  columns?: string;
}

/** One's own cards to choose from, the free ones first; the others say what holds them. */
export function CardPicker({
  label,
  cards,
  chosen,
  onPick,
  many = false,
  atStake = false,
  resting = false,
  held: whyHeld,
  hideLabel = false,
  columns = 'grid-cols-3',
}: CardPickerProps) {
  const name = useId();
  const now = useNow('minute', ...restsOf(cards));
  const heldBy = (card: OwnedCard) => {
    if (whyHeld) return whyHeld(card);
    if (atStake && !canBeLost(card)) return bondWords(card.bond);
    const may = resting ? cardStanding(card, now) !== 'outside' : isFree(card, now);
    return may ? null : standingWords(card, now);
  };
  const choices = cards
    .map((card) => ({ card, held: heldBy(card) }))
    .sort((a, b) => Number(a.held !== null) - Number(b.held !== null));
  return (
    <fieldset className="min-w-0">
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-small font-semibold'}>{label}</legend>
      <div
        className={cx(
          '-m-1 grid max-h-97 gap-3 overflow-y-auto overscroll-contain p-1 [scrollbar-width:thin]',
          columns,
        )}
      >
        {choices.map(({ card, held }) => {
          const place = chosen.indexOf(card.id);
          return (
            <Choice
              key={card.id}
              card={card}
              held={held}
              mark={
                place < 0 ? null : many ? (
                  place + 1
                ) : (
                  <Check className="size-3.5" strokeWidth={3.5} />
                )
              }
              name={name}
              many={many}
              onPick={() => onPick(card)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

function Choice({
  card,
  held,
  mark,
  name,
  many,
  onPick,
}: {
  card: OwnedCard;
  /** What holds it back; null when it is free. */
  held: string | null;
  /** On a chosen card: a tick, or its place in the deck. */
  mark: ReactNode;
  name: string;
  many: boolean;
  onPick: () => void;
}) {
  const tag = held ?? bondWords(card.bond);
  return (
    <label
      className={cx(
        '@container relative block min-w-0 rounded-control p-1.25 shadow-[inset_0_0_0_1px_var(--color-control)] transition-shadow duration-180',
        'has-checked:bg-pitch-800 has-checked:shadow-[inset_0_0_0_2.5px_var(--color-chalk)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-gold',
        held ? 'cursor-not-allowed' : 'hover:shadow-[inset_0_0_0_1.5px_var(--color-chalk)]',
      )}
      style={{ '--tier': tierLook(card.rarity).color } as CSSProperties}
    >
      <input
        type={many ? 'checkbox' : 'radio'}
        name={name}
        checked={mark !== null}
        disabled={held !== null}
        onChange={onPick}
        aria-label={
          t('{name}, {rarity}, GOAT Score {score}', {
            name: card.name,
            rarity: rarityLabel(card.rarity),
            score: card.goatScore,
          }) + (tag ? `, ${tag}` : '')
        }
        className="absolute inset-0 z-1 appearance-none outline-none"
      />
      <CardFace
        imageUrl={card.imageUrl}
        dim={held !== null}
        className="aspect-[4/5] rounded-panel border-b-3 border-(--tier)"
      />
      {tag && (
        <Tag className="absolute top-2.5 left-2.5 max-w-[calc(100%-1.25rem)] @max-[8rem]:h-auto @max-[8rem]:py-1 @max-[8rem]:whitespace-normal">
          {tag}
        </Tag>
      )}
      {mark !== null && (
        <span
          aria-hidden="true"
          className="numeral absolute top-2.5 right-2.5 grid size-5.5 place-items-center rounded-full bg-chalk text-body text-ink"
        >
          {mark}
        </span>
      )}
      <span className={cx('block px-0.75 pt-1.75 pb-0.75', held && 'text-chalk-3')}>
        <span className="block text-fine leading-tight @max-[6rem]:min-h-[2lh] @max-[6rem]:text-balance font-medium">
          {card.goatName}
        </span>
        <span className="mt-1 flex items-center justify-between gap-1 text-fine leading-none text-chalk-3">
          <span className="flex min-w-0 items-center gap-1.5">
            <RaritySlashes rarity={card.rarity} />
            <span className="truncate @max-[6rem]:hidden">{rarityLabel(card.rarity)}</span>
          </span>
          <span className="numeral text-body text-chalk-2">{card.goatScore}</span>
        </span>
      </span>
    </label>
  );
}
