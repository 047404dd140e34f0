import { WON_TIE } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { TieBox } from './bracket/tie-box.tsx';
import { bracketOf } from './bracket-of.ts';
import type { CupWithTies } from './cup-queries.ts';
import { Shield } from './shield.tsx';

/** Two shields, one score, eight ties: every round won counts for the club. */
export function ClubMatch({ cup, you }: { cup: CupWithTies; you: string | null }) {
  const [first, second] = cup.points ?? [0, 0];
  const slots = bracketOf(cup, you)[0]?.slots ?? [];
  return (
    <section aria-labelledby="club-match">
      <h2 id="club-match" className="sr-only">
        {t('The ties')}
      </h2>
      <div className="mb-8 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 border-b-[1.5px] border-line-2 pb-8 sm:gap-x-8">
        <ClubName cup={cup} club={0} />
        <p className="numeral text-poster-l whitespace-nowrap sm:text-poster-xl">
          {first}
          <span className="px-1.5 text-chalk-3 sm:px-3">:</span>
          {second}
        </p>
        <ClubName cup={cup} club={1} />
        <p className="col-span-3 text-center text-small text-chalk-3">
          {t(
            'A tie is worth {points} points to its winner, also without a fight, and to the loser the rounds that were won in it.',
            { points: WON_TIE },
          )}
        </p>
      </div>
      <ol className="grid gap-3.5 sm:grid-cols-2 lg:grid-cols-4">
        {slots.map((slot) => (
          <li key={slot.index}>
            <TieBox cup={cup} slot={slot} you={you} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ClubName({ cup, club }: { cup: CupWithTies; club: 0 | 1 }) {
  const name = cup.clubs?.[club].name ?? '';
  const lost = cup.winner !== null && cup.winner !== name;
  return (
    <p
      className={cx(
        'display flex items-center gap-4 text-2xl max-sm:flex-col max-sm:text-center sm:text-panel',
        club === 1 && 'sm:flex-row-reverse sm:text-right',
        lost && 'text-chalk-3',
      )}
    >
      <Shield club={club} className="h-16 w-14 sm:h-24 sm:w-20" />
      {name}
    </p>
  );
}
