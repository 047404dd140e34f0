import { EmptyState } from '../../ui/empty-state.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Shield } from './cup-glyph.tsx';
import type { Cup, CupEntry } from './cup-queries.ts';
import { peopleIn, placesWords } from './cup-words.ts';
import { Entrant } from './entrant.tsx';

/** Who is in before the draw, in the order of entering. */
export function EntryList({ cup, you }: { cup: Cup; you: string | null }) {
  const people = cup.entries.filter(({ house }) => !house);
  return (
    <section aria-labelledby="entries-title">
      <h2 id="entries-title" className="text-part">
        In the hat
      </h2>
      <p className="mt-3 mb-6 text-chalk-2">
        {placesWords(cup)}. {fillWords(cup)}
      </p>
      {people.length === 0 ? (
        <EmptyState
          title="Nobody yet"
          text="The first name in the hat gets no extra points, but a good seat."
        />
      ) : cup.clubs ? (
        <div className="grid gap-10 md:grid-cols-2">
          {([0, 1] as const).map((club) => (
            <div key={club}>
              <h3 className="mb-4 flex items-center gap-3 text-card">
                <Shield club={club} className="h-10 w-9" />
                {cup.clubs?.[club].name}
              </h3>
              <Names entries={people.filter((entry) => entry.club === club)} you={you} />
            </div>
          ))}
        </div>
      ) : (
        <Names entries={people} you={you} columns="sm:grid-cols-2 lg:grid-cols-3" />
      )}
    </section>
  );
}

function fillWords(cup: Cup): string {
  if (cup.status === 'cancelled') return '';
  return peopleIn(cup) >= cup.size
    ? 'Whoever is left out gets everything back.'
    : 'House players take what is free at kick-off.';
}

function Names({
  entries,
  you,
  columns = '',
}: {
  entries: readonly CupEntry[];
  you: string | null;
  columns?: string;
}) {
  if (entries.length === 0) return <p className="text-chalk-3">Nobody yet.</p>;
  return (
    <ol className={`grid gap-x-8 border-t-[1.5px] border-line-2 ${columns}`}>
      {entries.map((entry) => (
        <li
          key={entry.address}
          className="flex items-center justify-between gap-3 border-b border-line py-2.5"
        >
          <Entrant entry={entry} you={you} />
          <Tag>{entry.cardIds.length === 1 ? '1 card' : `${entry.cardIds.length} cards`}</Tag>
        </li>
      ))}
    </ol>
  );
}
