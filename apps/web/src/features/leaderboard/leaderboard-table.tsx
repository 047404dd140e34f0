// biome-ignore-all lint/a11y/noRedundantRoles: a table that is laid out as a grid loses its own roles

import { groupedCount, orDash } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { cx } from '@goats/ui/cx.ts';
import { originLabel, positionLabel } from '@goats/ui/labels.ts';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { alignedXi } from '@goats/ui/xi-words.ts';
import { t } from '@goats/words';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type ReactNode, Suspense, useState } from 'react';
import { GoatCell, RankBadge } from './leaderboard-cells.tsx';
import {
  nextSort,
  type RankedEntry,
  SORTABLE,
  type Sort,
  type SortKey,
} from './leaderboard-sort.ts';
import { Sparkline } from './sparkline.tsx';

const ExcludedSalesDialog = lazyPart(() => import('./excluded-sales.tsx'));

const RIGHT: ReadonlySet<SortKey> = new Set(['value', 'sale', 'count', 'updated']);
const NUMBER = 'numeral text-xl nav:text-row text-chalk-2 in-[.rank-one]:text-chalk';

/**
 * A table where there is room for its columns; below, each goat is a row of rank, name and value with the rest beneath.
 */
export function LeaderboardTable({
  rows,
  sort,
  onSort,
}: {
  rows: readonly RankedEntry[];
  sort: Sort;
  onSort: (sort: Sort) => void;
}) {
  const [asked, setAsked] = useState<RankedEntry | null>(null);
  const [year, setYear] = useState<number | null>(null);
  return (
    <>
      <table role="table" className="w-full border-collapse max-nav:block">
        <caption className="sr-only">{t('Most valuable goats')}</caption>
        <Head sort={sort} onSort={onSort} />
        <tbody role="rowgroup" className="max-nav:block">
          {rows.map((row, place) => {
            const opened = row.baseGoatId === year;
            return (
              <Fragment key={row.baseGoatId}>
                <Row
                  row={row}
                  poster={row.rank === 1 && place === 0}
                  opened={opened}
                  onOpen={() => setYear(opened ? null : row.baseGoatId)}
                  onAsk={() => setAsked(row)}
                />
                {opened && <Year row={row} />}
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {asked && (
        <Suspense>
          <ExcludedSalesDialog row={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  );
}

function Head({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const keys = Object.keys(SORTABLE) as SortKey[];
  return (
    <thead role="rowgroup" className="max-nav:sr-only">
      <tr role="row">
        {keys.map((key) => {
          const active = sort.key === key;
          const Arrow = active && sort.direction === 'descending' ? ArrowDown : ArrowUp;
          return (
            <th
              key={key}
              scope="col"
              aria-sort={active ? sort.direction : undefined}
              className={cx(
                'border-b-[1.5px] border-line-2 px-2 py-0.5',
                RIGHT.has(key) ? 'text-right' : 'text-left',
              )}
            >
              <button
                type="button"
                onClick={() => onSort(nextSort(sort, key))}
                className={cx(
                  'group inline-flex min-h-11 items-center gap-1 text-fine leading-none font-semibold whitespace-nowrap hover:text-chalk',
                  active ? 'text-chalk' : 'text-chalk-3',
                  RIGHT.has(key) && 'flex-row-reverse',
                )}
              >
                {SORTABLE[key].label}
                <Arrow
                  aria-hidden="true"
                  className={cx(
                    'size-3.5',
                    !active && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
                  )}
                />
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface RowProps {
  row: RankedEntry;
  poster: boolean;
  /** Its year stands beneath it. */
  opened: boolean;
  onOpen: () => void;
  onAsk: () => void;
}

function Row({ row, poster, opened, onOpen, onAsk }: RowProps) {
  return (
    <tr
      role="row"
      className={cx(
        'border-b border-line even:bg-white/[.018] max-nav:grid max-nav:grid-cols-[3.25rem_1fr_auto] max-nav:items-center max-nav:py-3',
        poster && 'rank-one max-sm:-mx-2 max-sm:px-2',
      )}
    >
      <Cell>
        <RankBadge rank={row.rank} />
      </Cell>
      <Cell className="max-nav:min-w-0 max-nav:pr-3">
        <GoatCell row={row} poster={poster} />
      </Cell>
      <Cell className="text-chalk-2 max-nav:hidden in-[.rank-one]:text-chalk">
        {orDash(row.position && positionLabel(row.position))}
      </Cell>
      <Cell className="text-chalk-2 max-nav:hidden in-[.rank-one]:text-chalk">
        {orDash(row.origin && originLabel(row.origin))}
      </Cell>
      <Cell className="text-right">
        <span
          className={cx(
            'numeral text-row nav:text-poster-s',
            poster && 'max-nav:text-poster-s font-black nav:text-poster',
          )}
        >
          {alignedXi(row.totalValue)}
        </span>
        <button
          type="button"
          aria-expanded={opened}
          aria-label={t('Twelve months of {goat}', { goat: row.goatName })}
          onClick={onOpen}
          className="link ml-auto block min-h-6 text-fine whitespace-nowrap text-chalk-3 hover:text-chalk max-nav:hidden"
        >
          {t('Twelve months')}
        </button>
      </Cell>
      <Cell className="text-right max-nav:hidden">
        <span className={NUMBER}>{alignedXi(row.highestSingleSale)}</span>
      </Cell>
      <Cell className="text-right max-nav:hidden">
        <span className={NUMBER}>{groupedCount(row.transactionCount)}</span>
        <LeftOut row={row} onAsk={onAsk} className="ml-auto block" />
      </Cell>
      <Cell className="text-right text-small text-chalk-3 max-nav:hidden in-[.rank-one]:text-chalk">
        <Ago at={row.lastUpdated} />
      </Cell>
      <Cell className="nav:hidden max-nav:col-start-2 max-nav:-col-end-1">
        <Beneath row={row} onAsk={onAsk} />
      </Cell>
    </tr>
  );
}

function Year({ row }: { row: RankedEntry }) {
  return (
    <tr role="row" className="border-b border-line max-nav:hidden">
      <td role="cell" colSpan={Object.keys(SORTABLE).length} className="px-2 py-5">
        <p className="kicker mb-3">{t('{goat}, twelve months', { goat: row.goatName })}</p>
        <Sparkline
          name={row.goatName}
          values={row.monthlyValues}
          className="h-24 w-full [&_*]:[vector-effect:non-scaling-stroke]"
        />
      </td>
    </tr>
  );
}

function Cell({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <td role="cell" className={cx('nav:h-21 nav:px-2 max-nav:block', className)}>
      {children}
    </td>
  );
}

/** On a phone: everything that has no column there. */
function Beneath({ row, onAsk }: { row: RankedEntry; onAsk: () => void }) {
  const details = [
    [t('Highest Sale'), <b key="sale">{alignedXi(row.highestSingleSale)}</b>],
    [t('Transactions'), <b key="count">{groupedCount(row.transactionCount)}</b>],
    [t('Position@@of a footballer'), orDash(row.position && positionLabel(row.position))],
    [t('Origin'), orDash(row.origin && originLabel(row.origin))],
    [t('Last Updated'), <Ago key="ago" at={row.lastUpdated} />],
  ] as const;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-0.5 pt-1.5 text-fine text-chalk-3 in-[.rank-one]:text-chalk-2">
      {details.map(([name, value]) => (
        <span key={name} className="whitespace-nowrap">
          {name}{' '}
          <span className="text-chalk-2 in-[.rank-one]:text-chalk [&>b]:font-display [&>b]:text-lead [&>b]:font-extrabold">
            {value}
          </span>
        </span>
      ))}
      <LeftOut row={row} onAsk={onAsk} />
      <Sparkline name={row.goatName} values={row.monthlyValues} className="h-8.5 w-26" />
    </div>
  );
}

function LeftOut({
  row,
  onAsk,
  className,
}: {
  row: RankedEntry;
  onAsk: () => void;
  className?: string;
}) {
  if (row.excludedCount === 0) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t(
        '{count, plural, one {# left out} other {# left out}} of the sales of {goat}: show why',
        { count: row.excludedCount, goat: row.goatName },
      )}
      onClick={onAsk}
      className={cx(
        'link min-h-6 text-fine whitespace-nowrap text-chalk-3 hover:text-chalk pointer-coarse:min-h-11',
        className,
      )}
    >
      {t('{count, plural, one {# left out} other {# left out}}@@sales', {
        count: row.excludedCount,
      })}
    </button>
  );
}
