import { failureWords } from '@goats/ui/api/failure-words.ts';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { ErrorState } from '@goats/ui/error-state.tsx';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { t } from '@goats/words';
import { useMemo, useState } from 'react';
import { useGoats } from '../goats/goat-queries.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { shuffled } from './gallery-pictures.ts';
import { type Exhibit, Lightbox } from './lightbox.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const GRID = 'grid grid-cols-2 gap-3.5 sm:grid-cols-4 sm:gap-5 lg:grid-cols-6';

/** Every other picture there is, in a new order at each visit. */
export function MoreArtworks() {
  const { data, isPending, error, refetch } = useGoats();
  const [opened, setOpened] = useState<number | null>(null);
  const exhibits: Exhibit[] = useMemo(
    () =>
      shuffled(
        (data ?? []).flatMap((goat) =>
          Object.values(goat.images).map((image) => ({
            filename: image.filename,
            url: image.url,
            title: image.name,
            team: goat.nickname,
          })),
        ),
      ),
    [data],
  );
  return (
    <section className="pt-20 sm:pt-28" aria-labelledby="more-artworks">
      <h2 id="more-artworks" className="mb-7 border-b-[1.5px] border-line-2 pb-5 text-part">
        {t('Additional Goat Artworks')}
      </h2>
      {isPending ? (
        <div className={GRID} aria-busy="true">
          {PLACEHOLDERS.map((key) => (
            <Skeleton key={key} className="aspect-square" />
          ))}
        </div>
      ) : error && !data ? (
        <ErrorState
          heading="h3"
          title={t('The pictures did not come')}
          text={failureWords(error)}
          onRetry={() => void refetch()}
        />
      ) : exhibits.length === 0 ? (
        <EmptyState compact title={t('No additional goat images found.')} />
      ) : (
        <ul className={GRID}>
          {exhibits.map((exhibit, place) => (
            <li key={exhibit.filename}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setOpened(place)}
                className="group block w-full focus-visible:outline-offset-4"
              >
                <GalleryPicture
                  filename={exhibit.filename}
                  {...(exhibit.url && { url: exhibit.url })}
                  alt={`${exhibit.team}: ${exhibit.title}`}
                  sizes="(min-width: 68.75rem) 200px, (min-width: 40rem) 23vw, 46vw"
                  className="aspect-square rounded-row"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {opened !== null && (
        <Lightbox
          exhibits={exhibits}
          place={opened}
          onPlace={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
