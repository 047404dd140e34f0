import { T } from '@goats/ui/t.tsx';
import '../battle.css';
import { cx } from '@goats/ui/cx.ts';
import { SAMPLE_DUEL } from '../../../content/card-game.ts';
import { ShownCardPicture } from './shown-card.tsx';

/** Two cards on the spot, before anybody has called anything. */
export function FaceOff({ className }: { className?: string }) {
  const { near, far } = SAMPLE_DUEL;
  return (
    <div
      className={cx(
        'kick-off relative isolate grid grid-cols-2 items-center gap-10 overflow-hidden rounded-panel border border-line-2 px-6 py-9 *:[img]:mx-auto sm:gap-20 sm:px-11 sm:py-12 md:max-lg:gap-10 md:max-lg:px-6',
        className,
      )}
    >
      <i
        aria-hidden="true"
        className="absolute inset-y-0 left-1/2 -z-1 border-l-[3px] border-[rgb(244_241_228/.26)]"
      />
      <i
        aria-hidden="true"
        className="absolute top-1/2 left-1/2 -z-1 size-60 -translate-1/2 rounded-full border-[3px] border-[rgb(244_241_228/.26)] sm:size-80"
      />
      <ShownCardPicture
        card={near}
        sizes="(min-width: 40rem) 190px, 36vw"
        className="-rotate-3"
        eager
      />
      <ShownCardPicture
        card={far}
        sizes="(min-width: 40rem) 190px, 36vw"
        className="rotate-3"
        eager
      />
      <p className="display absolute top-1/2 left-1/2 grid size-15 -translate-1/2 place-items-center rounded-full border-2 border-gold bg-well text-row text-gold sm:size-20 sm:text-poster-s">
        <T
          m="<hidden>{near} against {far}, </hidden>v@@v is short for versus"
          near={near.name}
          far={far.name}
          hidden={<span className="sr-only" />}
        />
      </p>
    </div>
  );
}
