import { formatMatic, groupedCount } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import type { CardQuery } from '../worker/card-search.ts';
import type { GeneratedCard } from '../worker/card-store.ts';
import { useCardRows } from './use-card-rows.ts';

const ROW_HEIGHT = 52;
const COLUMNS =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-2 sm:grid-cols-[minmax(0,1fr)_7.5rem_3.5rem_5.5rem_8.5rem]';

/** The list itself: a window that scrolls over any number of cards. */
export function CardRows({
  query,
  word,
  selected,
  onSelect,
  children,
}: {
  query: CardQuery;
  word: string;
  selected: GeneratedCard | null;
  onSelect: (card: GeneratedCard) => void;
  /** What can be done with all that were found. */
  children: (total: number) => ReactNode;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const { total, cardAt, showRange } = useCardRows(query);
  const rows = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const items = rows.getVirtualItems();
  showRange(items[0]?.index ?? 0, items.at(-1)?.index ?? 0);
  return (
    <div>
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-3 border-b-[1.5px] border-line-2 pb-2">
        <p role="status" className="text-small text-chalk-2">
          <b className="numeral text-xl text-chalk">{groupedCount(total)}</b> {word}
        </p>
        {children(total)}
      </div>
      {total === 0 ? (
        <EmptyState
          compact
          title="Nothing here yet"
          text="Generate some, or search for something else."
        />
      ) : (
        <>
          <div
            aria-hidden="true"
            className={cx(COLUMNS, 'py-2 text-fine text-chalk-3 max-sm:hidden')}
          >
            <span>Card</span>
            <span>Rarity</span>
            <span className="text-right">Score</span>
            <span className="text-right">HOOF</span>
            <span className="text-right">Polygon</span>
          </div>
          <div
            ref={scroller}
            className="h-[34rem] lg:h-[52rem] overflow-y-auto border-t border-line"
          >
            <ul aria-label={word} className="relative" style={{ height: rows.getTotalSize() }}>
              {items.map((item) => {
                const card = cardAt(item.index);
                return (
                  <li
                    key={item.key}
                    aria-setsize={total}
                    aria-posinset={item.index + 1}
                    className={cx(
                      COLUMNS,
                      'absolute inset-x-0 border-b border-line text-small',
                      card && card.id === selected?.id && 'bg-pitch-850',
                    )}
                    style={{ height: ROW_HEIGHT, transform: `translateY(${item.start}px)` }}
                  >
                    {card ? (
                      <Cells card={card} onSelect={onSelect} />
                    ) : (
                      <span className="text-chalk-3">…</span>
                    )}
                  </li>
                );
              })}
            </ul>
          </div>
        </>
      )}
    </div>
  );
}

function Cells({
  card,
  onSelect,
}: {
  card: GeneratedCard;
  onSelect: (card: GeneratedCard) => void;
}) {
  const [name, score] =
    'variationNumber' in card ? [card.name, card.goatScore] : [card.momentTitle, card.momentScore];
  return (
    <>
      <button
        type="button"
        onClick={() => onSelect(card)}
        className="min-h-11 truncate text-left hover:underline focus-visible:-outline-offset-3"
      >
        {name}
      </button>
      <span>
        <RarityBadge rarity={card.rarity} />
      </span>
      <span className="numeral text-right text-xl max-sm:hidden">{score}</span>
      <span className="text-right tabular-nums max-sm:hidden">{groupedCount(card.priceHoof)}</span>
      <span className="text-right text-chalk-3 tabular-nums max-sm:hidden">
        {formatMatic(card.priceMatic)}
      </span>
    </>
  );
}
