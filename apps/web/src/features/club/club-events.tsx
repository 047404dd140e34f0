import { Lock } from 'lucide-react';
import { PAST, UPCOMING } from '../../content/owners-club.ts';
import { Tag } from '../../ui/tag.tsx';

function Locked() {
  return (
    <span className="mt-4 inline-flex items-center gap-2 text-small text-chalk-3">
      <Lock aria-hidden="true" className="size-4" /> NFT ownership required
    </span>
  );
}

export function UpcomingEvents({ inside }: { inside: boolean }) {
  return (
    <ol className="border-t-[1.5px] border-line-2">
      {UPCOMING.map((event) => (
        <li
          key={event.id}
          className="grid gap-x-10 gap-y-3 border-b border-line py-7 lg:grid-cols-[16rem_1fr_12rem]"
        >
          <div>
            <p className="numeral text-[2.25rem]">{event.date}</p>
            <p className="mt-2 text-small text-chalk-3">
              {inside ? event.location : 'Location for owners'}
            </p>
          </div>
          <div>
            <div className="flex flex-wrap gap-2">
              <Tag>{event.category}</Tag>
              {event.limited && <Tag tone="chalk">Limited</Tag>}
            </div>
            <h2 className="mt-3 text-[2.25rem]">{event.title}</h2>
            <p className="mt-2 max-w-140 text-chalk-2">{event.description}</p>
            {!inside && <Locked />}
          </div>
          {event.ticketsRemaining !== null && (
            <p className="lg:text-right">
              <span className="numeral block text-[3.5rem]">{event.ticketsRemaining}</span>
              <span className="text-small text-chalk-3">tickets remaining</span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

export function PastEvents({ inside }: { inside: boolean }) {
  return (
    <ul className="grid gap-8 sm:grid-cols-2">
      {PAST.map(({ id, title, date, highlights }) => (
        <li key={id} className="border-t-[1.5px] border-line-2 pt-6">
          <p className="kicker">{date}</p>
          <h2 className="mt-3 text-[2.25rem]">{title}</h2>
          {inside ? (
            <ul className="mt-4 grid gap-2 text-chalk-2">
              {highlights.map((line) => (
                <li key={line} className="border-b border-line pb-2">
                  {line}
                </li>
              ))}
            </ul>
          ) : (
            <Locked />
          )}
        </li>
      ))}
    </ul>
  );
}
