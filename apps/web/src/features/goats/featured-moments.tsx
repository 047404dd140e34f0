import { type FeaturedGoat, versioned } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';

/** A season ticket's worth of years along the halfway line, left and right in turn. */
export function FeaturedMoments({ goat }: { goat: FeaturedGoat }) {
  return (
    <section aria-labelledby="iconic-moments" className="hanging-arc mt-20 sm:mt-28">
      <div className="wrap pt-18">
        <h2 id="iconic-moments" className="text-section leading-[.84]">
          {t('Iconic moments')}
        </h2>
        {goat.iconicMoments.length === 0 && (
          <p className="mt-6 text-chalk-2">{t('No iconic moments recorded for this goat yet.')}</p>
        )}
        <ol className="relative mt-10 grid gap-y-10 before:absolute before:top-2 before:bottom-2 before:left-[5px] before:w-[1.5px] before:bg-line-2 md:mt-14 md:gap-y-4 md:before:left-1/2">
          {goat.iconicMoments.map((moment, place) => {
            const right = place % 2 === 1;
            return (
              <li
                key={moment.title}
                className={cx(
                  'relative max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3.5 max-md:pl-9 md:w-1/2 md:not-first:-mt-52',
                  right ? 'md:ml-auto md:pl-12' : 'md:pr-12 md:text-right',
                )}
              >
                <i
                  aria-hidden="true"
                  className={cx(
                    'absolute top-2 size-3 rounded-full border-2 border-chalk bg-pitch-950 max-md:left-0 md:top-5',
                    right ? 'md:-left-1.5' : 'md:-right-1.5',
                  )}
                />
                <ArtImage
                  src={`${versioned(`/api/images/moment-${goat.id}-${place + 1}.webp`)}?w=640`}
                  alt=""
                  boxClass={cx(
                    'aspect-[45/32] rounded-panel border-[1.5px] border-line-2 max-md:max-w-70 md:mb-5 md:max-w-125',
                    !right && 'md:ml-auto',
                  )}
                />
                <p className="numeral self-end text-poster leading-[.8] font-black text-chalk-3 md:text-poster-l">
                  {moment.year}
                </p>
                <h3 className="col-span-2 mt-3 text-card">{moment.title}</h3>
                <p className={cx('col-span-2 mt-2 max-w-125 text-chalk-2', !right && 'md:ml-auto')}>
                  {moment.description}
                </p>
              </li>
            );
          })}
        </ol>
      </div>
    </section>
  );
}
