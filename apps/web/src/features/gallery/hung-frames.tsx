import { galleryByTeam } from '@goats/collection';
import { cx } from '@goats/ui/cx.ts';
import { GalleryPicture } from './gallery-picture.tsx';

const HUNG = galleryByTeam()
  .flatMap(({ items }) => items.slice(0, 1))
  .slice(0, 3);

/** How far each hangs from the rail. The middle one is crooked; nobody dares to touch it. */
const FRAMES = [
  'w-[27%] [--wire:2.25rem]',
  'w-[33%] rotate-2 [--wire:3.5rem]',
  'w-[25%] [--wire:1.5rem]',
] as const;

/** Three of the pictures below, on a rail. */
export function HungFrames() {
  return (
    <div
      aria-hidden="true"
      className="flex items-start justify-between gap-3 border-t-4 border-pitch-700 pb-8 max-sm:mx-auto max-sm:w-1/2 max-sm:pb-5 md:mt-12"
    >
      {HUNG.map((item, place) => (
        <span
          key={item.id}
          className={cx(
            'origin-top pt-(--wire) [background:linear-gradient(to_bottom_right,#0000_49%,var(--color-control)_49.3%_50.3%,#0000_50.6%)_right_top/50%_var(--wire)_no-repeat,linear-gradient(to_bottom_left,#0000_49%,var(--color-control)_49.3%_50.3%,#0000_50.6%)_left_top/50%_var(--wire)_no-repeat]',
            FRAMES[place],
          )}
        >
          <GalleryPicture
            filename={item.filename}
            alt=""
            sizes="160px"
            eager
            className="aspect-[4/5] border-[6px] border-pitch-700 shadow-card outline outline-offset-[-10px] outline-chalk/30"
          />
        </span>
      ))}
    </div>
  );
}
