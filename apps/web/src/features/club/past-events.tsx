import { versioned } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { eventCategoryLabel } from '@goats/ui/club-labels.ts';
import { eventDay } from '@goats/ui/event-date.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import type { ClubAccess } from './club-access.ts';
import { useClubPreview } from './club-queries.ts';
import { Locked } from './locked.tsx';

export function PastEvents({ access }: { access: ClubAccess }) {
  const preview = useClubPreview();
  const inside = access.state === 'owner';
  const events = inside ? access.room.pastEvents : preview.data?.pastEvents;
  if (!events) return <Skeleton className="h-96" />;
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2">
      {events.map(({ id, title, date, category, image, highlights }) => (
        <li key={id}>
          <ArtImage src={`${versioned(image)}?w=960`} alt="" boxClass="aspect-video rounded-row" />
          <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Tag>{eventCategoryLabel(category)}</Tag>
            <p className="kicker">{eventDay(date)}</p>
          </div>
          <h2 className="mt-4 text-part">{title}</h2>
          {inside ? (
            <ul className="mt-5 border-t-[1.5px] border-line-2">
              {highlights.map((line) => (
                <li key={line} className="border-b border-line py-2.5 text-chalk-2">
                  {line}
                </li>
              ))}
            </ul>
          ) : (
            <Locked className="mt-4" />
          )}
        </li>
      ))}
    </ul>
  );
}
