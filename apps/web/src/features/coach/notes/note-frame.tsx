import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { OddsBars, type OddsRow } from '../odds-bars.tsx';

/** Points given away up to which the gaffer only raises an eyebrow. */
const EYEBROW = 0.05;

/** What every decision shows, of a duel or a squad: when, what, what it cost, and the bars. */
export function NoteFrame({
  when,
  title,
  cost,
  costWords,
  byClock,
  rows,
  what,
  mine,
  children,
}: {
  when: string;
  title: string;
  /** What was given away, 0 to 1. */
  cost: number;
  costWords: string;
  byClock: boolean;
  rows: readonly OddsRow[];
  what: 'choices' | 'cards';
  /** One's own decision, else somebody else's. */
  mine: boolean;
  children?: ReactNode;
}) {
  const free = Math.round(cost * 100) === 0;
  return (
    <article className="flex flex-col rounded-panel border border-line bg-pitch-850 p-4 sm:p-5">
      <header>
        <p className="kicker">{when}</p>
        <h3 className="mt-2.5 text-card">{title}</h3>
        <p
          className={cx(
            'mt-2 font-semibold',
            free ? 'text-success' : cost <= EYEBROW ? 'text-warning' : 'text-soon',
          )}
        >
          {costWords}
          {byClock && <span className="font-normal text-chalk-2"> {t('(the clock chose)')}</span>}
        </p>
      </header>
      <div className="mt-4">
        <OddsBars
          rows={rows}
          what={what}
          yours={mine ? t('Yours@@your choice') : t('Theirs@@the choice of the other side')}
        />
      </div>
      {children}
    </article>
  );
}
