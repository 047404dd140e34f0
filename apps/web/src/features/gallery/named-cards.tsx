import { galleryByTeam, goatSummaries } from '@goats/collection';
import { Crest } from '@goats/ui/crest.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { GalleryPicture } from './gallery-picture.tsx';
import { Lightbox } from './lightbox.tsx';

const TEAMS = galleryByTeam();
const ITEMS = TEAMS.flatMap(({ items }) => items);

/** The 27 named cards, team by team; each opens a larger view. */
export function NamedCards() {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <>
      {TEAMS.map(({ team, items }, place) => {
        const goat = goatSummaries.find((one) => one.team === team);
        return (
          <section
            key={team}
            aria-labelledby={`team-${place}`}
            className="grid gap-x-12 gap-y-6 border-b border-line py-10 sm:py-14 lg:grid-cols-[16rem_minmax(0,1fr)]"
          >
            <div>
              <div className="lg:sticky lg:top-8">
                {goat && <Crest goat={goat.slug} size={88} className="mb-4" />}
                <h2 id={`team-${place}`} className="text-panel leading-[.86]">
                  {team}
                </h2>
                {goat && (
                  <p className="mt-3 text-small text-chalk-3">
                    {t('{name}, number {number}@@on a shirt', {
                      name: goat.name,
                      number: goat.jerseyNumber,
                    })}
                  </p>
                )}
              </div>
            </div>
            <ul className="grid grid-cols-2 gap-x-3.5 gap-y-7 sm:grid-cols-3 sm:gap-x-6">
              {items.map((item) => (
                <li key={item.id} className="max-sm:first:nth-last-[odd]:col-span-2">
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    onClick={() => setOpened(ITEMS.indexOf(item))}
                    className="group block w-full text-left focus-visible:outline-offset-4"
                  >
                    <GalleryPicture
                      filename={item.filename}
                      alt=""
                      sizes="(min-width: 68.75rem) 320px, (min-width: 40rem) 31vw, 46vw"
                      className="aspect-square rounded-row"
                      eager={place === 0}
                    />
                    <span className="display mt-3.5 block text-2xl sm:text-row">{item.title}</span>
                    <span className="mt-1.5 line-clamp-3 text-fine leading-[1.4] text-chalk-2 sm:text-small">
                      {item.description}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {opened !== null && (
        <Lightbox
          exhibits={ITEMS}
          place={opened}
          onPlace={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
