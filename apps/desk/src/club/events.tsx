import { versioned } from '@goats/collection';
import { groupedCount } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { eventDay, eventHours } from '@goats/ui/event-date.ts';
import { Tag } from '@goats/ui/tag.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { useState } from 'react';
import type { DeskEvent } from './club-queries.ts';
import { EventDialog } from './event-dialog.tsx';

/** Everything that takes place or took place, the latest first. */
export function Events({
  events,
  images,
}: {
  events: readonly DeskEvent[];
  images: readonly string[];
}) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-labelledby="events-title" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-4 border-b-[1.5px] border-line-2 pb-3.5">
        <h2 id="events-title" className="text-card">
          Events
        </h2>
        <Button size="sm" onClick={() => setOpen('')}>
          Plan an event
        </Button>
      </div>
      {events.length === 0 && (
        <EmptyState compact title="Nothing planned" text="The bar serves grass regardless." />
      )}
      <ul>
        {events.map((event) => (
          <EventRow key={event.id} event={event} onChange={() => setOpen(event.id)} />
        ))}
      </ul>
      {open !== null && (
        <EventDialog
          key={open}
          event={events.find(({ id }) => id === open)}
          taken={events.map(({ id }) => id)}
          images={images}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

function EventRow({ event, onChange }: { event: DeskEvent; onChange: () => void }) {
  const over = useNow((now) => Date.parse(event.endsAt) < now);
  return (
    <li className="grid grid-cols-[5.5rem_1fr] items-center gap-x-4 gap-y-2 border-b border-line py-3 sm:grid-cols-[7rem_1fr_13.5rem]">
      <ArtImage
        src={`${versioned(event.image)}?w=320`}
        alt=""
        boxClass={over ? 'aspect-5/3 rounded-panel opacity-55' : 'aspect-5/3 rounded-panel'}
      />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="display text-label">{event.title}</span>
          {over && <Tag>Over</Tag>}
        </span>
        <span className="mt-1 block text-fine text-chalk-3">
          {eventDay(event.startsAt)}, {eventHours(event.startsAt, event.endsAt)}
        </span>
        <span className="block truncate text-fine text-chalk-3">{event.location}</span>
      </span>
      <span className="flex items-center justify-between gap-4 max-sm:col-start-2">
        <span className="text-fine text-chalk-3">
          <span className="numeral block text-2xl text-chalk">
            {groupedCount(event.taken)}
            {event.tickets !== null && ` / ${groupedCount(event.tickets)}`}
          </span>
          tickets taken
        </span>
        <Button variant="outline" size="sm" aria-label={`Change ${event.title}`} onClick={onChange}>
          Change
        </Button>
      </span>
    </li>
  );
}
