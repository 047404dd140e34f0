import { type FeaturedGoat, goatImages } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { DEFAULT_GOAT } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';

/** What he won, and what he says when nobody asked. */
export function FeaturedTrophies({ goat }: { goat: FeaturedGoat }) {
  const image = goatImages(goat.id)['lap-of-honour'];
  const [, , ...lastWords] = goat.quotes;
  return (
    <section className="wrap grid items-start gap-x-18 gap-y-10 pt-20 sm:pt-28 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
      {image && (
        <ArtImage
          src={`${image.url}?w=960`}
          srcSet={`${image.url}?w=480 480w, ${image.url}?w=960 960w`}
          sizes="(min-width: 68.75rem) 480px, 92vw"
          fallbacks={[DEFAULT_GOAT]}
          alt={t('{name} on a lap of honour, with a medal and a great deal of paper', {
            name: goat.name,
          })}
          boxClass="aspect-square w-full max-w-120 rounded-row"
        />
      )}
      <div className="min-w-0">
        <h2 className="text-part">{t('Achievements')}</h2>
        <ol className="mt-5 border-t-[1.5px] border-line-2">
          {goat.achievements.map((line, place) => (
            <li
              key={line}
              className="grid grid-cols-[2.75rem_1fr] items-baseline gap-3 border-b border-line py-3.5"
            >
              <span aria-hidden="true" className="numeral text-row text-gold">
                {place + 1}
              </span>
              <span className="text-lead">{line}</span>
            </li>
          ))}
        </ol>
        {lastWords.length > 0 && (
          <div className="mt-10 grid gap-6">
            {lastWords.map((quote) => (
              <blockquote
                key={quote}
                className="border-l-4 border-chalk pl-5 font-display text-row leading-[1.04] font-extrabold sm:text-poster-s"
              >
                {quote}
              </blockquote>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
