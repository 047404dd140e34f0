import { percent } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { type CSSProperties, type ReactNode, useState } from 'react';

export interface OddsRow {
  readonly id: string;
  readonly label: ReactNode;
  readonly odds: number;
  readonly best: boolean;
  readonly yours: boolean;
}

/** Rows that are shown before anybody asks for all of them; one's own is always among them. */
const SHOWN = 4;

function firstRows(rows: readonly OddsRow[]): OddsRow[] {
  const first = rows.slice(0, SHOWN);
  const yours = rows.find((row) => row.yours);
  return yours && !first.includes(yours) ? [...first.slice(0, SHOWN - 1), yours] : first;
}

/**
 * Choices with their chances, best first: gold is the best, chalk one's own.
 * `<OddsBars rows={rows} what="choices" yours="Yours" />`
 */
export function OddsBars({
  rows,
  what,
  yours = t('Yours@@your choice'),
}: {
  rows: readonly OddsRow[];
  what: 'choices' | 'cards';
  yours?: string;
}) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : firstRows(rows);
  return (
    <>
      <ol className="grid gap-3">
        {shown.map((row) => (
          <li key={row.id}>
            <div className="flex items-center justify-between gap-3">
              <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-small leading-tight">
                {row.label}
                {row.best && <Tag tone="gold">{t('Best@@of some choices')}</Tag>}
                {row.yours && <Tag tone="chalk">{yours}</Tag>}
              </span>
              <span
                className={cx(
                  'numeral flex-none text-2xl whitespace-nowrap',
                  !row.best && !row.yours && 'text-chalk-3',
                )}
              >
                {percent(row.odds)}
              </span>
            </div>
            <i
              aria-hidden="true"
              className="mt-1.5 block h-2 bg-well shadow-[inset_0_0_0_1px_var(--color-line)]"
            >
              <i
                className={cx(
                  'block h-full w-(--odds)',
                  row.best ? 'bg-gold' : row.yours ? 'bg-chalk' : 'bg-[#5b7265]',
                )}
                style={{ '--odds': `${Math.round(row.odds * 100)}%` } as CSSProperties}
              />
            </i>
          </li>
        ))}
      </ol>
      {rows.length > shown.length || all ? (
        <button
          type="button"
          className="link mt-3 min-h-11 text-small font-semibold text-chalk-2 hover:text-chalk"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all
            ? t('Only the few that matter')
            : what === 'cards'
              ? t('All {n, plural, one {# card} other {# cards}}', { n: rows.length })
              : t('All {n, plural, one {# choice} other {# choices}}', { n: rows.length })}
        </button>
      ) : null}
    </>
  );
}
