import { cx } from '@goats/ui/cx.ts';
import type { Cup } from './cup-queries.ts';
import { peopleIn, placesWords } from './cup-words.ts';

const MOST_PIPS = 16;

/** How full it is: a pip for each place where they can be counted, and the words. */
export function Places({ cup }: { cup: Pick<Cup, 'entries' | 'size'> }) {
  const people = peopleIn(cup);
  return (
    <div>
      {cup.size <= MOST_PIPS && (
        <span aria-hidden="true" className="mb-2 flex flex-wrap gap-1.5">
          {Array.from({ length: cup.size }, (_, place) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: places are alike and never move
              key={place}
              className={cx(
                'size-3.5 rounded-full border-[1.5px]',
                place < people ? 'border-chalk bg-chalk' : 'border-control',
              )}
            />
          ))}
        </span>
      )}
      <p className="text-small text-chalk-2">{placesWords(cup)}</p>
    </div>
  );
}
