import { failureWords } from '@goats/ui/api/failure-words.ts';
import type { NextPage } from '@goats/ui/api/next-page.ts';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { t } from '@goats/words';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { NftSummary } from '../catalogue/card-queries.ts';
import { CardTile } from './card-tile.tsx';
import { CardTileSkeleton, TILE_WORDS_HEIGHT } from './card-tile-skeleton.tsx';
import { useGridMeasure } from './grid-measure.ts';

const ROW_GAP = 30;
/** The next page is asked for this many rows before the end comes into sight. */
const ROWS_AHEAD = 12;

/**
 * Any number of cards in a grid that scrolls with the page and keeps only what is near the screen.
 * `<CardGrid label="Cards" cards={cards} next={nextPage(query)} />`
 */
export function CardGrid({
  label,
  cards,
  total,
  next,
}: {
  label: string;
  cards: readonly NftSummary[];
  /** How many there are in all, where that is known. */
  total?: number | undefined;
  /** Null while the rest is not asked for. */
  next: NextPage | null;
}) {
  const grid = useRef<HTMLUListElement>(null);
  const hasMore = next?.exists === true && !next.failed;
  const { columns, tileWidth, gap, offset } = useGridMeasure(grid);
  const loadedRows = Math.ceil(cards.length / columns);
  const rowHeight = tileWidth * 1.4 + TILE_WORDS_HEIGHT + ROW_GAP;
  const rows = useWindowVirtualizer({
    // Two rows of placeholders while there is more, so the end of a page is never a wall.
    count: tileWidth === 0 ? 0 : loadedRows + (hasMore ? 2 : 0),
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin: offset,
  });
  useEffect(() => {
    if (rowHeight > 0) rows.measure();
  }, [rows, rowHeight]);
  const items = rows.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const nearEnd = hasMore && last >= loadedRows - ROWS_AHEAD;
  useEffect(() => {
    if (nearEnd) next?.nearEnd();
  });
  return (
    <>
      <ul
        ref={grid}
        aria-label={label}
        className="relative"
        style={{ height: Math.max(0, rows.getTotalSize() - ROW_GAP) }}
      >
        {items.flatMap((row) =>
          Array.from({ length: columns }, (_, column) => {
            const place = row.index * columns + column;
            const card = cards[place];
            if (!card && !(hasMore && place >= cards.length)) return null;
            return (
              <li
                key={card?.id ?? `place-${place}`}
                aria-setsize={total ?? -1}
                aria-posinset={place + 1}
                className="absolute top-0 left-0"
                style={{
                  width: tileWidth,
                  transform: `translate(${column * (tileWidth + gap)}px, ${row.start - offset}px)`,
                }}
              >
                {card ? (
                  <CardTile card={card} width={tileWidth} passing={rows.isScrolling} />
                ) : (
                  <CardTileSkeleton />
                )}
              </li>
            );
          }),
        )}
      </ul>
      {next?.failed && <NextPageFailed next={next} />}
    </>
  );
}

/** Where the placeholders stood. Nothing asks again until somebody does. */
function NextPageFailed({ next }: { next: NextPage }) {
  return (
    <ErrorState
      heading="h3"
      title={t('The next ones did not come')}
      text={failureWords(next.error)}
      onRetry={next.tryAgain}
    />
  );
}
