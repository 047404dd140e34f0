import { attributeLabel, GROWTH_PER_CARD } from '@goats/rules';
import { Ago } from '@goats/ui/ago.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { T } from '@goats/ui/t.tsx';
import { m, t, type Values } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type CardEvent, useCardHistory } from '../catalogue/card-queries.ts';
import { PlayerName } from '../players/player-name.tsx';

interface EventMessage {
  /** What happened stands in the tag `what`, the rest of the sentence in `how`. */
  readonly message: string;
  readonly values: Values;
}

/**
 * A line of a card's life as one sentence, of whose halves each has a column: where a language divides
 * it is its own affair. `to` and `from` are wallets, which whoever draws it puts in.
 */
export function eventMessage(event: CardEvent, newestFirst: readonly CardEvent[]): EventMessage {
  const { priceHoof, priceSol, attribute, value } = event;
  const said = (message: string, values: Values = {}) => ({ message, values });
  switch (event.kind) {
    case 'granted':
      return said(
        event.reference.startsWith('daily:')
          ? m('<what>Granted</what> <how>to {to} in a day’s pack</how>')
          : m('<what>Granted</what> <how>to {to} in a starter pack</how>'),
      );
    case 'minted':
      return priceHoof === null
        ? said(m('<what>Minted</what> <how>by {to}</how>'))
        : said(m('<what>Minted</what> <how>by {to} for {price, hoof} HOOF</how>'), {
            price: priceHoof,
          });
    case 'sold':
      return priceHoof === null
        ? said(m('<what>Sold</what> <how>in a swap to {to} by {from}</how>'))
        : said(m('<what>Sold</what> <how>for {price, hoof} HOOF to {to} by {from}</how>'), {
            price: priceHoof,
          });
    case 'auctioned':
      return priceSol === null
        ? said(m('<what>Auctioned</what> <how>to {to}</how>'))
        : said(m('<what>Auctioned</what> <how>to {to} for {price, sol} SOL</how>'), {
            price: priceSol,
          });
    case 'won':
      return said(
        event.from
          ? m('<what>Won</what> <how>by {to} from {from}</how>@@a card')
          : m('<what>Won</what> <how>a match for {to}</how>@@a card'),
      );
    case 'lost':
      return said(
        event.to
          ? m('<what>Lost</what> <how>to {to}</how>@@a card')
          : m('<what>Lost</what> <how>a match, and went to lie down</how>@@a card'),
      );
    case 'levelled': {
      const nth = growthOf(event, newestFirst);
      const grown = { counted: nth === null ? 'no' : 'yes', nth: nth ?? 0, all: GROWTH_PER_CARD };
      if (!attribute) {
        return said(
          m(
            '<what>Levelled up</what> <how>by one{counted, select, yes {, +{nth} of {all}} other {}}</how>',
          ),
          grown,
        );
      }
      const of = { ...grown, attribute: attributeLabel(attribute) };
      return value === null
        ? said(
            m(
              '<what>Levelled up</what> <how>{attribute} to one more{counted, select, yes {, +{nth} of {all}} other {}}</how>',
            ),
            of,
          )
        : said(
            m(
              '<what>Levelled up</what> <how>{attribute} to {value}{counted, select, yes {, +{nth} of {all}} other {}}</how>',
            ),
            { ...of, value },
          );
    }
    case 'withdrawn':
      return said(m('<what>Taken out</what> <how>of the Stadium, onto the chain</how>'));
    case 'moved':
      return said(m('<what>Moved</what> <how>to {to} by {from}, outside the Stadium</how>'));
    case 'deposited':
      return said(m('<what>Brought in</what> <how>to the Stadium, to play again</how>'));
    case 'returned':
      return said(
        m(
          '<what>Returned</what> <how>from {from} to the pool: the mint was undone and paid back</how>',
        ),
      );
  }
}

/** Which of a life's growths an event was; null for what grew more often by the older rules. */
function growthOf(event: CardEvent, newestFirst: readonly CardEvent[]): number | null {
  const growths = newestFirst.filter(({ kind }) => kind === 'levelled');
  const nth = growths.length - growths.indexOf(event);
  return nth <= GROWTH_PER_CARD ? nth : null;
}

function wallet(address: string | null) {
  return address === null ? (
    t('somebody@@a wallet that is not known')
  ) : (
    <PlayerName address={address} />
  );
}

function EventLine({ event, among }: { event: CardEvent; among: readonly CardEvent[] }) {
  const { message, values } = eventMessage(event, among);
  return (
    <T
      {...values}
      m={message}
      to={wallet(event.to)}
      from={wallet(event.from)}
      what={<What link={event.link} />}
      how={<span className="text-chalk-2" />}
    />
  );
}

function What({ link, children }: { link: CardEvent['link']; children?: ReactNode }) {
  return (
    <span className="display text-2xl">
      {link ? (
        <Link to={link} className="link">
          {children}
        </Link>
      ) : (
        children
      )}
    </span>
  );
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
              <EventLine event={event} among={events} />
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
