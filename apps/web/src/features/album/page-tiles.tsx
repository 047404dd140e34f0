import { GOAT_SLUGS, goatSummary, progressOf } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { DEFAULT_GOAT, portrait } from '@goats/ui/goat-pictures.ts';
import { tierLook } from '@goats/ui/rarity.ts';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import type { CSSProperties } from 'react';
import { AlbumLink } from './album-link.tsx';
import type { Album, AlbumPage } from './album-queries.ts';
import { pageWords } from './album-words.ts';

/** The ten pages from above, so small that only full and empty places can be told apart. */
export function PageTiles({ album, of }: { album: Album; of: string | null }) {
  return (
    <section aria-labelledby="album-pages">
      <h2 id="album-pages" className="mb-5 text-panel">
        {t('Ten pages')}
      </h2>
      <ol className="grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-3 lg:grid-cols-5">
        {album.pages.map((page, at) => (
          <li key={page.goat}>
            <PageTile page={page} at={at} of={of} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function PageTile({ page, at, of }: { page: AlbumPage; at: number; of: string | null }) {
  const goat = GOAT_SLUGS[at]!;
  const progress = progressOf(page.moments);
  return (
    <AlbumLink
      of={of}
      goat={goat}
      className="group relative block h-full border border-line bg-pitch-900 transition-colors duration-180 hover:border-chalk"
    >
      <ArtImage
        {...portrait(goat)}
        sizes="(min-width: 68.75rem) 240px, (min-width: 48rem) 30vw, 45vw"
        fallbacks={[DEFAULT_GOAT]}
        alt=""
        boxClass="aspect-[16/10]"
        className={cx(
          'object-cover object-[50%_18%]',
          progress.stuck === 0 && 'saturate-[.35] brightness-60',
        )}
      />
      <span className="numeral absolute top-0 left-0 grid size-8 place-items-center bg-pitch-950 text-lead">
        <T
          m="<page>Page </page>{number}@@of an album"
          page={<span className="sr-only" />}
          number={at + 1}
        />
      </span>
      <span className="block p-3 sm:p-3.5">
        <span className="display block text-label decoration-2 underline-offset-4 group-hover:underline">
          {goatSummary(goat).name}
        </span>
        <span className="mt-1 mb-3 block text-fine text-chalk-2">
          <T
            m="{count} <quiet>stuck in</quiet>@@stickers of an album"
            count={pageWords(progress)}
            quiet={<span className="text-chalk-3" />}
          />
        </span>
        <Places page={page} />
      </span>
    </AlbumLink>
  );
}

/** A column for each moment, a row for each tier, the rarest on top. */
function Places({ page }: { page: AlbumPage }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {page.moments.map(({ title, stickers }) => (
        <span key={title} className="flex max-w-5 flex-1 flex-col-reverse gap-1">
          {stickers.map(({ rarity, card }) => (
            <i
              key={rarity}
              style={{ '--tier': tierLook(rarity).color } as CSSProperties}
              className={cx(
                'block aspect-[5/7] rounded-[1px]',
                card ? 'bg-(--tier)' : 'shadow-[inset_0_0_0_1px_var(--color-line)]',
              )}
            />
          ))}
        </span>
      ))}
    </span>
  );
}
