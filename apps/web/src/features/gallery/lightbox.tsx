import { Dialog } from '@goats/ui/dialog.tsx';
import { t } from '@goats/words';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect } from 'react';
import { GalleryPicture } from './gallery-picture.tsx';
import { useSwipe } from './use-swipe.ts';

export interface Exhibit {
  filename: string;
  url?: string;
  title: string;
  description?: string;
  team: string;
}

/** The larger view. Arrow keys and swipes walk through the room and round again. */
export function Lightbox({
  exhibits,
  place,
  onPlace,
  onClose,
}: {
  exhibits: readonly Exhibit[];
  place: number;
  onPlace: (place: number) => void;
  onClose: () => void;
}) {
  const count = exhibits.length;
  const step = (by: number) => onPlace((place + by + count) % count);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') onPlace((place + 1) % count);
      if (event.key === 'ArrowLeft') onPlace((place - 1 + count) % count);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [place, count, onPlace]);
  const swipe = useSwipe(
    () => step(1),
    () => step(-1),
  );
  const exhibit = exhibits[place];
  if (!exhibit) return null;
  return (
    <Dialog open onClose={onClose} title={exhibit.title} width="lg">
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_17rem] md:gap-9">
        <div {...swipe} className="relative touch-pan-y select-none">
          <GalleryPicture
            key={exhibit.filename}
            filename={exhibit.filename}
            {...(exhibit.url && { url: exhibit.url })}
            alt={`${exhibit.title}, ${exhibit.team}`}
            sizes="(min-width: 48rem) 620px, 90vw"
            className="mx-auto aspect-square max-h-[calc(100dvh-15rem)] min-h-60 rounded-row"
            eager
          />
        </div>
        <div className="flex min-w-0 flex-col">
          <p className="kicker">{exhibit.team}</p>
          <p aria-live="polite" className="mt-3 text-lead text-chalk-2 md:min-h-36">
            {exhibit.description ??
              t('A portrait of {name}, off the team sheet.', { name: exhibit.team })}
          </p>
          <div className="mt-5 flex items-center justify-between border-t border-line pt-3 md:mt-auto">
            <Turn label={t('Previous picture')} onClick={() => step(-1)}>
              <ChevronLeft aria-hidden="true" className="size-6" />
            </Turn>
            <span className="numeral text-2xl text-chalk-2">
              {t('{number} of {all}@@pictures', { number: place + 1, all: count })}
            </span>
            <Turn label={t('Next picture')} onClick={() => step(1)}>
              <ChevronRight aria-hidden="true" className="size-6" />
            </Turn>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

function Turn({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 place-items-center rounded-control border border-control hover:border-chalk"
    >
      {children}
    </button>
  );
}
