import { attributeLabel, formatHoof, formatSol, GROWTH_PER_CARD, shortAddress } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { type CardEvent, useCardHistory } from '../catalogue/card-queries.ts';
import { WithNames } from '../players/player-name.tsx';

const NAMES = {
  granted: t('Granted@@what happened to a card'),
  minted: t('Minted@@what happened to a card'),
  sold: t('Sold@@what happened to a card'),
  won: t('Won@@what happened to a card'),
  lost: t('Lost@@what happened to a card'),
  levelled: t('Levelled up@@what happened to a card'),
  returned: t('Returned@@what happened to a card'),
  auctioned: t('Auctioned@@what happened to a card'),
  withdrawn: t('Taken out@@what happened to a card'),
  moved: t('Moved@@what happened to a card'),
  deposited: t('Brought in@@what happened to a card'),
} as const satisfies Record<CardEvent['kind'], string>;

function wallet(address: string | null): string {
  return address ? shortAddress(address) : t('somebody@@a wallet that is not known');
}

/** `eventWords(event) // 'by 0x91fa...c07e for 975 HOOF'` */
export function eventWords(event: CardEvent): string {
  const who = { to: wallet(event.to), from: wallet(event.from) };
  const paid = {
    paid: event.priceHoof === null ? 'no' : 'yes',
    hoof: event.priceHoof === null ? '' : formatHoof(event.priceHoof),
  };
  switch (event.kind) {
    case 'granted':
      return event.reference.startsWith('daily:')
        ? t('to {to} in a day’s pack@@after “Granted”', who)
        : t('to {to} in a starter pack@@after “Granted”', who);
    case 'minted':
      return t('by {to}{paid, select, yes { for {hoof} HOOF} other {}}@@after “Minted”', {
        ...who,
        ...paid,
      });
    case 'sold':
      return t(
        '{paid, select, yes {for {hoof} HOOF} other {in a swap}} to {to} by {from}@@after “Sold”',
        { ...who, ...paid },
      );
    case 'auctioned':
      return event.priceSol === null
        ? t('to {to}@@after “Auctioned”', who)
        : t('to {to} for {amount}@@after “Auctioned”', {
            ...who,
            amount: formatSol(event.priceSol),
          });
    case 'won':
      return event.from
        ? t('by {to} from {from}@@after “Won”, a card', who)
        : t('a match for {to}@@after “Won”, a card', who);
    case 'lost':
      return event.to
        ? t('to {to}@@after “Lost”, a card', who)
        : t('a match, and went to lie down@@after “Lost”, a card');
    case 'levelled':
      if (!event.attribute) return t('by one@@after “Levelled up”');
      return event.value === null
        ? t('{attribute} to one more@@after “Levelled up”', {
            attribute: attributeLabel(event.attribute),
          })
        : t('{attribute} to {value}@@after “Levelled up”', {
            attribute: attributeLabel(event.attribute),
            value: event.value,
          });
    case 'withdrawn':
      return t('of the Stadium, onto the chain@@after “Taken out”');
    case 'moved':
      return t('to {to} by {from}, outside the Stadium@@after “Moved”', who);
    case 'deposited':
      return t('to the Stadium, to play again@@after “Brought in”');
    case 'returned':
      return t('from {from} to the pool: the mint was undone and paid back@@after “Returned”', who);
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
  return nth <= GROWTH_PER_CARD
    ? t(', +{nth} of {all}@@how often a card has grown', { nth, all: GROWTH_PER_CARD })
    : '';
}

/** Minted, sold, won, lost: everything that ever happened to a card, newest first. */
export function CardHistory({ cardId }: { cardId: number }) {
  const { data, isPending } = useCardHistory(cardId);
  const events = data?.events ?? [];
  if (!isPending && !data) return null;
  return (
    <section aria-labelledby="card-history" className="mt-12">
      <h2 id="card-history" className="text-panel">
        {t('History')}
      </h2>
      {isPending ? (
        <Skeleton className="mt-5 h-28" />
      ) : events.length === 0 ? (
        <p className="mt-4 border-t-[1.5px] border-line-2 pt-4 text-chalk-2">
          {t('Nothing yet. Nobody has minted this card, so nobody has lost it either.')}
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
