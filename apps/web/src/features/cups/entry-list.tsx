import { CLUB_PLACES } from '@goats/rules';
import { cx } from '@goats/ui/cx.ts';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import type { Cup, CupEntry } from './cup-queries.ts';
import { peopleIn, placesWords } from './cup-words.ts';
import { Entrant } from './entrant.tsx';
import { Shield } from './shield.tsx';

/** Who is in before the draw, in the order of entering. */
export function EntryList({ cup, you }: { cup: Cup; you: string | null }) {
  const people = cup.entries.filter(({ house }) => !house);
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className="text-part">
        {cup.status === 'cancelled' ? t('Who wanted to play') : t('In the hat')}
      </h2>
      <p className="mt-3 mb-6 text-chalk-2">
        {placesWords(cup)}. {fillWords(cup)}
      </p>
      {cup.clubs ? (
        <div className="grid gap-10 md:grid-cols-2">
          {([0, 1] as const).map((club) => (
            <div key={club}>
              <h3 className="mb-4 flex items-center gap-3 text-card">
                <Shield club={club} className="h-10 w-9" />
                {cup.clubs?.[club].name}
              </h3>
              <Names
                entries={people.filter((entry) => entry.club === club)}
                places={cup.status === 'open' ? CLUB_PLACES : 0}
                you={you}
                columns="sm:grid-cols-2"
              />
            </div>
          ))}
        </div>
      ) : (
        <Names
          entries={people}
          places={cup.status === 'open' ? cup.size : 0}
          you={you}
          columns="sm:grid-cols-2 lg:grid-cols-4"
        />
      )}
    </section>
  );
}

function fillWords(cup: Cup): string {
  if (cup.status === 'cancelled') return '';
  return peopleIn(cup) >= cup.size
    ? t('Whoever is left out gets everything back.')
    : t(
        'House players or byes fill the rest at kick-off; should too few come, it is called off and everything goes back.',
      );
}

function Names({
  entries,
  places,
  you,
  columns,
}: {
  entries: readonly CupEntry[];
  /** How many there are, taken or free. */
  places: number;
  you: string | null;
  columns: string;
}) {
  const free = Math.max(0, places - entries.length);
  if (entries.length + free === 0) return <p className="text-chalk-3">{t('Nobody.')}</p>;
  return (
    <ol className={`grid gap-2.5 ${columns}`}>
      {entries.map((entry) => (
        <li
          key={entry.address}
          className={cx(
            'flex min-w-0 items-center justify-between gap-3 rounded-row border px-3 py-2.5',
            entry.address === you ? 'border-chalk bg-pitch-800' : 'border-line bg-pitch-900',
          )}
        >
          <Entrant entry={entry} you={you} />
          <Tag>
            {t('{count, plural, one {# card} other {# cards}}', { count: entry.cardIds.length })}
          </Tag>
        </li>
      ))}
      {free > 0 && (
        <li className="flex min-h-16 items-center rounded-row border border-dashed border-line px-4 text-small text-chalk-3">
          {t('{count, plural, =1 {One place is free} other {# places are free}}', { count: free })}
        </li>
      )}
    </ol>
  );
}
