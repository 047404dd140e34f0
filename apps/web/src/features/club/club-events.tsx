import { Lock } from 'lucide-react';
import { PAST, UPCOMING } from '../../content/owners-club.ts';
import { ArtImage } from '../../ui/art-image.tsx';
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
          className="grid gap-x-10 gap-y-3 border-b border-line py-7 sm:grid-cols-[12rem_1fr] lg:grid-cols-[18rem_1fr_12rem]"
        >
          <ArtImage src={event.image} alt="" boxClass="aspect-3/2 self-start rounded-row" />
          <div>
            <div className="flex flex-wrap gap-2">
              <Tag>{event.category}</Tag>
              {event.limited && <Tag tone="chalk">Limited</Tag>}
            </div>
            <h2 className="mt-3 text-[2.25rem]">{event.title}</h2>
            <p className="mt-2">
              {event.date}
              <span className="text-chalk-3">
                {' '}
                · {inside ? event.location : 'Location for owners'}
              </span>
            </p>
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
      {PAST.map(({ id, title, date, image, highlights }) => (
        <li key={id}>
          <ArtImage src={image} alt="" boxClass="aspect-3/2 rounded-row" />
          <p className="kicker mt-5">{date}</p>
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
