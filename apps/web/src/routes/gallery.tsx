import { type GalleryItem, galleryByTeam } from '@goats/collection';
import { useMemo, useState } from 'react';
import { galleryFallbacks, shuffled } from '../features/goats/gallery-pictures.ts';
import { useGoats } from '../features/market/market-queries.ts';
import { ArtImage } from '../ui/art-image.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const TEAMS = galleryByTeam();
const PLACEHOLDERS = 8;
const GRID = 'grid grid-cols-2 gap-3.5 sm:grid-cols-3 sm:gap-6 lg:grid-cols-4';

export function GalleryPage() {
  const [opened, setOpened] = useState<GalleryItem | null>(null);
  return (
    <>
      <PageHeader
        variant="line"
        title="Card Gallery"
        lead="Twenty-seven cards in ten shirts. Please do not feed the pictures."
      />
      <div className="wrap">
        {TEAMS.map(({ team, items }) => (
          <section key={team} className="pt-14" aria-labelledby={anchor(team)}>
            <h2 id={anchor(team)} className="mb-6 border-b border-line pb-4 text-panel">
              {team}
            </h2>
            <ul className={GRID}>
              {items.map((item) => (
                <li key={item.id}>
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => setOpened(item)}
                    className="group block w-full text-left focus-visible:outline-offset-4"
                  >
                    <ArtImage
                      src={`/api/images/${item.filename}`}
                      fallbacks={galleryFallbacks(item.filename)}
                      alt=""
                      boxClass="aspect-4/5 rounded-row"
                      className="object-cover transition-transform duration-420 ease-enter group-hover:scale-[1.03]"
                    />
                    <span className="display mt-3.5 block text-2xl sm:text-row">{item.title}</span>
                    <span className="mt-1 line-clamp-2 text-[.8125rem] text-chalk-2 sm:text-small">
                      {item.description}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <MoreArtworks />
      </div>
      <Dialog
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.title ?? ''}
        width="md"
      >
        {opened && (
          <>
            <ArtImage
              src={`/api/images/${opened.filename}`}
              fallbacks={galleryFallbacks(opened.filename)}
              alt={`${opened.title}, ${opened.team}`}
              boxClass="aspect-square rounded-row"
            />
            <p className="mt-5 text-chalk-2">{opened.description}</p>
            <p className="kicker mt-4">{opened.team}</p>
          </>
        )}
      </Dialog>
    </>
  );
}

function anchor(team: string): string {
  return `team-${team.toLowerCase().replace(/\W+/g, '-')}`;
}

function MoreArtworks() {
  const { data, isPending } = useGoats();
  const images = useMemo(
    () =>
      shuffled(
        (data ?? []).flatMap((goat) =>
          Object.values(goat.images).map((image) => ({ ...image, goat: goat.nickname })),
        ),
      ),
    [data],
  );
  return (
    <section className="pt-20" aria-labelledby="more-artworks">
      <h2 id="more-artworks" className="mb-6 border-b-[1.5px] border-line-2 pb-5 text-part">
        Additional Goat Artworks
      </h2>
      {isPending ? (
        <div className={GRID}>
          {Array.from({ length: PLACEHOLDERS }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are alike
            <Skeleton key={place} className="aspect-square" />
          ))}
        </div>
      ) : images.length === 0 ? (
        <EmptyState compact title="No additional goat images found." />
      ) : (
        <ul className={GRID}>
          {images.map((image) => (
            <li key={image.url}>
              <ArtImage
                src={image.url}
                fallbacks={galleryFallbacks(image.filename)}
                alt={`${image.goat}: ${image.name}`}
                boxClass="aspect-square rounded-row"
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
