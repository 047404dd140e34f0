import type { LinedUpGoat } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { DEFAULT_GOAT, figure, portrait } from '@goats/ui/goat-pictures.ts';
import { originLabel, positionLabel } from '@goats/ui/labels.ts';
import { T } from '@goats/ui/t.tsx';
import { LOCALE, t, wordCount } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { useStartingOrder } from './starting-order.ts';

/** The first goat gets the poster, the others stand in line, the last place is the gate. */
export function StartingTen() {
  const goats = useStartingOrder();
  return (
    <section className="hanging-arc" aria-labelledby="starting-ten">
      <div className="wrap pt-9 sm:pt-18">
        <div className="mb-7 grid items-end gap-3.5 lg:mb-11 lg:grid-cols-[1fr_420px]">
          <h2 id="starting-ten" className="text-section leading-[.82]">
            {t('The starting ten')}
          </h2>
          <p className="text-chalk-2 sm:text-lead">
            {t(
              'Every card in the collection descends from one of these. Two thousand each, no two alike, all of them convinced they should take the penalty.',
            )}
          </p>
        </div>
        <ul className="flex snap-x gap-3.5 overflow-x-auto overscroll-x-contain pb-3 max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4 sm:grid sm:grid-cols-3 sm:overflow-visible sm:pb-0 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-4">
          {goats.map((goat, index) => (
            <li
              key={goat.slug}
              className={cx(
                'min-w-0 flex-none snap-start',
                index === 0 ? 'w-72 sm:col-span-2 sm:w-auto' : 'w-40 sm:w-auto',
              )}
            >
              <Link
                to="/goat/$id"
                params={{ id: goat.slug }}
                className="group relative block h-full rounded-row focus-visible:outline-offset-4"
              >
                {index === 0 ? <Poster goat={goat} /> : <Portrait goat={goat} />}
              </Link>
            </li>
          ))}
          <li className="w-40 flex-none snap-start sm:w-auto">
            <Link
              to="/marketplace"
              className="gate group relative flex h-full min-h-60 flex-col justify-end overflow-hidden rounded-row border-[1.5px] border-line-2 p-4 hover:border-chalk sm:p-6"
            >
              <span className="numeral text-poster-s leading-[.8] font-black whitespace-nowrap xs:text-poster sm:text-poster-l max-sm:translated:text-poster-s">
                {wordCount(LOCALE, 20_000)}
              </span>
              <span className="mt-3 max-w-44 text-chalk-2">
                <T
                  m="cards came after them. <link>Meet the family</link>@@follows the figure 20,000"
                  link={<span className="text-chalk underline underline-offset-4" />}
                />
              </span>
            </Link>
          </li>
        </ul>
      </div>
    </section>
  );
}

function Poster({ goat }: { goat: LinedUpGoat }) {
  return (
    <>
      <span className="poster relative block h-full min-h-70 overflow-hidden rounded-row sm:min-h-80">
        <img
          {...figure(goat.slug)}
          sizes="(min-width: 68.75rem) 480px, 80vw"
          alt=""
          loading="lazy"
          decoding="async"
          className="poster-figure aspect-square max-w-none transition-transform duration-420 ease-enter group-hover:scale-[1.02]"
        />
      </span>
      <span className="poster-shade absolute inset-0 flex flex-col justify-end rounded-row p-4.5 sm:p-7">
        <span
          aria-hidden="true"
          className="outline-number numeral mb-3 text-poster-xl leading-[.8] max-sm:hidden lg:text-[9.375rem]"
        >
          {goat.jerseyNumber}
        </span>
        <span
          lang="en"
          className="display max-w-60 text-poster leading-[.82] lg:max-w-100 lg:text-poster-l"
        >
          {goat.name}
        </span>
        <span className="mt-2.5">
          {t('Inspired by {inspiredBy}', { inspiredBy: goat.inspiredBy })}
        </span>
        <span className="text-chalk-2">
          {originLabel(goat.origin)} · {positionLabel(goat.position)}
        </span>
      </span>
    </>
  );
}

function Portrait({ goat }: { goat: LinedUpGoat }) {
  return (
    <>
      <ArtImage
        {...portrait(goat.slug)}
        sizes="(min-width: 68.75rem) 306px, (min-width: 40rem) 31vw, 46vw"
        fallbacks={[DEFAULT_GOAT]}
        alt=""
        boxClass="aspect-4/5 rounded-row"
        className="object-cover transition-transform duration-420 ease-enter group-hover:scale-[1.03]"
      />
      <span className="grid grid-cols-[auto_1fr] items-start gap-x-2.5 pt-4 sm:gap-x-3.5">
        <span className="numeral min-w-8.5 whitespace-nowrap text-poster-s leading-[.8] text-chalk-3 sm:min-w-11.5 sm:text-poster">
          {goat.jerseyNumber}
        </span>
        <span className="min-w-0">
          <span
            lang="en"
            className="display block text-label group-hover:underline decoration-2 underline-offset-4 xs:text-label sm:text-row"
          >
            {goat.name}
          </span>
          <span className="mt-1 block text-fine text-chalk-2 sm:text-small">
            {t('Inspired by {inspiredBy}', { inspiredBy: goat.inspiredBy })}
          </span>
          <span className="block text-fine text-chalk-3 sm:text-small">
            {originLabel(goat.origin)} · {positionLabel(goat.position)}
          </span>
        </span>
      </span>
    </>
  );
}
