import { timeAgo } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { PlayedMatch } from './player-queries.ts';
import { useNames } from './use-names.ts';

/** The last ten, newest first, each the way to its replay. */
export function FormMarks({ form }: { form: readonly PlayedMatch[] }) {
  const now = useNow('minute');
  const nameOf = useNames(form.map(({ opponent }) => opponent));
  return (
    <ol className="flex flex-wrap gap-1.5" aria-label={t('Last ten results, newest first')}>
      {form.map(({ matchId, won, at, opponent }) => {
        const values = { player: nameOf(opponent), ago: timeAgo(Date.parse(at), now) };
        const words = won
          ? t('Won against {player}, {ago}', values)
          : t('Lost against {player}, {ago}', values);
        return (
          <li key={matchId}>
            <Link
              to="/battle"
              search={{ match: matchId }}
              aria-label={words}
              title={words}
              className={cx(
                'numeral grid size-11 place-items-center rounded-panel text-2xl transition-[translate] hover:-translate-y-0.5 motion-reduce:translate-none',
                won
                  ? 'bg-success text-ink'
                  : 'text-chalk-2 shadow-[inset_0_0_0_1.5px_var(--color-control)]',
              )}
            >
              {won ? t('W@@one letter: won') : t('L@@one letter: lost')}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}
