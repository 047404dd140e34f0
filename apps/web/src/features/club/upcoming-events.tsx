import { versioned } from '@goats/collection';
import { failureWords } from '@goats/ui/api/failure-words.ts';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { eventCategoryLabel } from '@goats/ui/club-labels.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { eventDay, eventHours } from '@goats/ui/event-date.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { CalendarPlus } from 'lucide-react';
import type { ClubAccess } from './club-access.ts';
import {
  type ClubEvent,
  type EventPreview,
  useClubPreview,
  useReservation,
} from './club-queries.ts';
import { Locked } from './locked.tsx';

export function UpcomingEvents({ access }: { access: ClubAccess }) {
  const preview = useClubPreview();
  if (access.state === 'owner') {
    const { room, address } = access;
    return (
      <Programme
        events={room.events}
        stub={(event) => <Ticket event={event} wallet={address.toLowerCase()} />}
      />
    );
  }
  if (preview.error && !preview.data) {
    return (
      <ErrorState
        title={t('The notice board is empty')}
        text={failureWords(preview.error)}
        onRetry={() => void preview.refetch()}
      />
    );
  }
  if (!preview.data) return <ProgrammeSkeleton />;
  return <Programme events={preview.data.events} stub={(event) => <Window event={event} />} />;
}

function Programme<Event extends EventPreview & Partial<ClubEvent>>({
  events,
  stub,
}: {
  events: readonly Event[];
  stub: (event: Event) => React.ReactNode;
}) {
  if (events.length === 0) {
    return (
      <EmptyState
        title={t('Nothing planned')}
        text={t('The groundskeeper is resting the grass.')}
      />
    );
  }
  return (
    <ol className="grid gap-6">
      {events.map((event) => (
        <li
          key={event.id}
          className="grid overflow-hidden rounded-row border border-line bg-pitch-900 sm:grid-cols-[minmax(0,17rem)_1fr] md:grid-cols-[minmax(0,22rem)_1fr] lg:grid-cols-[minmax(0,26rem)_1fr_17rem]"
        >
          <ArtImage
            src={`${versioned(event.image)}?w=640`}
            alt=""
            boxClass="aspect-video sm:aspect-auto sm:min-h-full lg:min-h-58"
          />
          <div className="p-5 sm:p-7">
            <div className="flex flex-wrap gap-2">
              <Tag>{eventCategoryLabel(event.category)}</Tag>
              {event.limited && <Tag tone="chalk">{t('Limited@@only so many tickets')}</Tag>}
              {event.reserved && <Tag tone="live">{t('Your ticket')}</Tag>}
            </div>
            <h2 className="mt-4 text-card lg:text-poster-s">{event.title}</h2>
            <p className="mt-3">
              {eventDay(event.date)}
              {event.ends && (
                <span className="text-chalk-3"> · {eventHours(event.date, event.ends)}</span>
              )}
            </p>
            <p className="text-chalk-3">{event.location ?? t('Place known to owners')}</p>
            <p className="mt-3 max-w-120 text-chalk-2">{event.description}</p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-4 border-t-2 border-dashed border-line-2 p-5 sm:col-span-2 sm:px-7 lg:col-span-1 lg:flex-col lg:items-stretch lg:justify-center lg:border-t-0 lg:border-l-2">
            {stub(event)}
          </div>
        </li>
      ))}
    </ol>
  );
}

function Remaining({ event }: { event: EventPreview }) {
  const { ticketsRemaining } = event;
  return (
    <p>
      <span className="numeral block text-poster leading-[.82] uppercase">
        {ticketsRemaining ?? t('Open@@an event without tickets')}
      </span>
      <span className="mt-1.5 block text-small text-chalk-3">
        {ticketsRemaining === null
          ? t('to everybody inside@@follows “Open”')
          : t(
              '{tickets, plural, one {ticket remaining} other {tickets remaining}}@@follows the number',
              { tickets: ticketsRemaining },
            )}
      </span>
    </p>
  );
}

function Window({ event }: { event: EventPreview }) {
  return (
    <>
      <Remaining event={event} />
      <Locked />
    </>
  );
}

function Ticket({ event, wallet }: { event: ClubEvent; wallet: string }) {
  const reservation = useReservation(wallet, event);
  const soldOut = event.ticketsRemaining === 0 && !event.reserved;
  return (
    <>
      <Remaining event={event} />
      <div className="flex flex-wrap gap-2.5 lg:grid">
        <Button
          variant={event.reserved ? 'outline' : 'primary'}
          busy={reservation.isPending}
          busyWord={event.reserved ? t('Giving back...') : t('Reserving...')}
          disabled={soldOut}
          aria-label={
            soldOut
              ? t('Sold out: {event}', { event: event.title })
              : event.reserved
                ? t('Give back: {event}', { event: event.title })
                : t('Reserve a ticket: {event}', { event: event.title })
          }
          onClick={() => reservation.mutate(!event.reserved)}
        >
          {soldOut
            ? t('Sold out')
            : event.reserved
              ? t('Give back@@a ticket')
              : t('Reserve a ticket')}
        </Button>
        <Button asChild variant="ghost" size="sm">
          <a
            href={`/api/club/events/${event.id}/calendar.ics`}
            download={`${event.id}.ics`}
            aria-label={t('Add to calendar: {title}', { title: event.title })}
          >
            <CalendarPlus aria-hidden="true" className="size-4.5" /> {t('Add to calendar')}
          </a>
        </Button>
      </div>
    </>
  );
}

function ProgrammeSkeleton() {
  return (
    <div className="grid gap-6">
      <p role="status" className="sr-only">
        {t('Loading the programme')}
      </p>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-118 sm:h-80 lg:h-58" />
      ))}
    </div>
  );
}
