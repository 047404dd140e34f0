import { GOAT_SLUGS, type GoatSlug, goatSummary, progressOf } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { DEFAULT_GOAT, thumbnail } from '@goats/ui/goat-pictures.ts';
import { useChosenInSight } from '@goats/ui/use-chosen-in-sight.ts';
import { t } from '@goats/words';
import { AlbumLink } from './album-link.tsx';
import type { Album } from './album-queries.ts';
import { pageWords } from './album-words.ts';

const TAB =
  'relative flex h-full flex-none flex-col items-center justify-end gap-1.5 rounded-t-row border border-b-0 px-2.5 pt-2 pb-2 transition-colors duration-180 focus-visible:-outline-offset-3';

/** The index at the edge of the album: its cover, and a page for every goat. */
export function AlbumTabs({
  album,
  of,
  open,
}: {
  album: Album;
  of: string | null;
  /** The page that lies open; undefined on the cover. */
  open: GoatSlug | undefined;
}) {
  const row = useChosenInSight<HTMLElement>('[aria-current=page]');
  const look = (chosen: boolean) =>
    cx(
      TAB,
      chosen
        ? 'border-line-2 bg-pitch-900 text-chalk'
        : 'border-line bg-pitch-950/60 text-chalk-3 hover:text-chalk',
    );
  return (
    <nav
      ref={row}
      aria-label={t('Pages of the album')}
      className="edge-fade relative -mx-5 overflow-x-auto px-5 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max min-w-full items-stretch gap-1">
        <li className="flex-1">
          <AlbumLink
            of={of}
            resetScroll={false}
            aria-current={open ? undefined : 'page'}
            className={look(!open)}
          >
            <span className="display grid h-11 min-w-11 place-items-center text-lead sm:h-13 sm:min-w-13">
              {t('Cover@@of an album')}
            </span>
            <span className="numeral text-small whitespace-nowrap">
              <span className="sr-only">, </span>
              {pageWords(progressOf(album.pages.flatMap(({ moments }) => moments)))}
            </span>
          </AlbumLink>
        </li>
        {album.pages.map(({ goat: name, moments }, at) => {
          const goat = GOAT_SLUGS[at]!;
          return (
            <li key={name} className="flex-1">
              <AlbumLink
                of={of}
                goat={goat}
                resetScroll={false}
                aria-current={goat === open ? 'page' : undefined}
                className={look(goat === open)}
              >
                <ArtImage
                  {...thumbnail(goat)}
                  fallbacks={[DEFAULT_GOAT]}
                  alt={t('Page {number}, {name}', { number: at + 1, name: goatSummary(goat).name })}
                  boxClass="size-11 rounded-full sm:size-13"
                />
                <span className="numeral text-small whitespace-nowrap">
                  <span className="sr-only">, </span>
                  {pageWords(progressOf(moments))}
                </span>
              </AlbumLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
