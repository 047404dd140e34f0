import { attributeLabel, formatHoof, formatSol, GROWTH_PER_CARD, shortAddress } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Link } from '@tanstack/react-router';
import { type CardEvent, useCardHistory } from '../catalogue/card-queries.ts';
import { WithNames } from '../players/player-name.tsx';

const NAMES = {
  granted: 'Granted',
  minted: 'Minted',
  sold: 'Sold',
  won: 'Won',
  lost: 'Lost',
  levelled: 'Levelled up',
  returned: 'Returned',
  auctioned: 'Auctioned',
  withdrawn: 'Taken out',
  moved: 'Moved',
  deposited: 'Brought in',
} as const satisfies Record<CardEvent['kind'], string>;

function wallet(address: string | null): string {
  return address ? shortAddress(address) : 'somebody';
}

/** `eventWords(event) // 'by 0x91fa...c07e for 975 HOOF'` */
export function eventWords(event: CardEvent): string {
  switch (event.kind) {
    case 'granted':
      return `to ${wallet(event.to)} in ${
        event.reference.startsWith('daily:') ? 'a day’s pack' : 'a starter pack'
      }`;
    case 'minted':
      return `by ${wallet(event.to)}${
        event.priceHoof === null ? '' : ` for ${formatHoof(event.priceHoof)} HOOF`
      }`;
    case 'sold':
      return `${
        event.priceHoof === null ? 'in a swap ' : `for ${formatHoof(event.priceHoof)} HOOF `
      }to ${wallet(event.to)} by ${wallet(event.from)}`;
    case 'auctioned':
      return `to ${wallet(event.to)}${
        event.priceSol === null ? '' : ` for ${formatSol(event.priceSol)}`
      }`;
    case 'won':
      return event.from
        ? `by ${wallet(event.to)} from ${wallet(event.from)}`
        : `a match for ${wallet(event.to)}`;
    case 'lost':
      return event.to ? `to ${wallet(event.to)}` : 'a match, and went to lie down';
    case 'levelled':
      return event.attribute
        ? `${attributeLabel(event.attribute)} to ${event.value ?? 'one more'}`
        : 'by one';
    case 'withdrawn':
      return 'of the Stadium, onto the chain';
    case 'moved':
      return `to ${wallet(event.to)} by ${wallet(event.from)}, outside the Stadium`;
    case 'deposited':
      return 'to the Stadium, to play again';
    case 'returned':
      return `from ${wallet(event.from)} to the pool: the mint was undone and paid back`;
  }
}

/**
 * Which of a life's growths an event was: `growthOf(event, events) // ', +2 of 5'`. What grew more often
 * by the older rules is not counted on.
 */
export function growthOf(event: CardEvent, newestFirst: readonly CardEvent[]): string {
  if (event.kind !== 'levelled') return '';
  const growths = newestFirst.filter(({ kind }) => kind === 'levelled');
  const nth = growths.length - growths.indexOf(event);
  return nth <= GROWTH_PER_CARD ? `, +${nth} of ${GROWTH_PER_CARD}` : '';
}

/** Minted, sold, won, lost: everything that ever happened to a card, newest first. */
export function CardHistory({ cardId }: { cardId: number }) {
  const { data, isPending } = useCardHistory(cardId);
  const events = data?.events ?? [];
  if (!isPending && !data) return null;
  return (
    <section aria-labelledby="card-history" className="mt-12">
      <h2 id="card-history" className="text-panel">
        History
      </h2>
      {isPending ? (
        <Skeleton className="mt-5 h-28" />
      ) : events.length === 0 ? (
        <p className="mt-4 border-t-[1.5px] border-line-2 pt-4 text-chalk-2">
          Nothing yet. Nobody has minted this card, so nobody has lost it either.
        </p>
      ) : (
        <ol className="mt-5 border-t-[1.5px] border-line-2">
          {events.map((event) => (
            <li
              key={event.id}
              className="grid min-h-14 grid-cols-[6.5rem_1fr] items-center gap-x-4 gap-y-0.5 border-b border-line py-2.5 sm:grid-cols-[8rem_1fr_auto]"
            >
              <span className="display text-2xl">
                {event.link ? (
                  <Link to={event.link} className="link">
                    {NAMES[event.kind]}
                  </Link>
                ) : (
                  NAMES[event.kind]
                )}
              </span>
              <span className="text-chalk-2">
                <WithNames text={eventWords(event)} of={[event.to, event.from]} />
                {growthOf(event, events)}
              </span>
              <span className="text-small text-chalk-3 max-sm:col-start-2">
                <Ago at={event.at} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
