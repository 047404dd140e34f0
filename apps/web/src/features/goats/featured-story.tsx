import { type FeaturedGoat, goatImages } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { DEFAULT_GOAT } from '@goats/ui/goat-pictures.ts';
import { Panel } from '@goats/ui/panel.tsx';
import { t } from '@goats/words';
import { Fragment } from 'react';

/** Quotes stand between paragraphs, where a reader needs a breath. */
const QUOTE_AFTER: Readonly<Record<number, number>> = { 1: 0, 3: 1 };
const PICTURE_AFTER = 2;

export function FeaturedStory({ goat }: { goat: FeaturedGoat }) {
  const paragraphs = goat.fullBackstory.split('\n\n').filter(Boolean);
  return (
    <article className="min-w-0">
      <p className="max-w-160 text-label leading-[1.42] sm:text-row">{goat.description}</p>
      <h2 className="mt-14 text-part">{t('Backstory')}</h2>
      <div className="mt-6 grid gap-5 text-lead leading-[1.68] text-chalk-2">
        {paragraphs.length === 0 && <p>{t('No backstory available.')}</p>}
        {paragraphs.map((paragraph, place) => (
          <Fragment key={paragraph}>
            <p
              className={
                place === 0
                  ? 'max-w-160 first-letter:float-left first-letter:mt-[.09em] first-letter:mr-2.5 first-letter:font-display first-letter:text-[3.9em] first-letter:leading-[.72] first-letter:font-black first-letter:text-chalk'
                  : 'max-w-160'
              }
            >
              {paragraph}
            </p>
            <Quote text={goat.quotes[QUOTE_AFTER[place] ?? -1]} />
            {place === PICTURE_AFTER && <Farm goat={goat} />}
          </Fragment>
        ))}
      </div>
      <Panel corners className="mt-14 max-w-180 sm:p-9!" aria-labelledby="lore">
        <h2 id="lore" className="text-panel">
          {t('Lore')}
        </h2>
        <p className="mt-4 text-lead leading-[1.65] text-chalk-2">{goat.lore}</p>
      </Panel>
    </article>
  );
}

function Quote({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <blockquote className="my-4 max-w-180 border-l-4 border-chalk py-1 pl-6 font-display text-poster-s leading-[1.02] font-extrabold text-chalk sm:-ml-7 sm:text-poster">
      {text}
    </blockquote>
  );
}

function Farm({ goat }: { goat: FeaturedGoat }) {
  const image = goatImages(goat.id)['back-at-the-farm'];
  if (!image) return null;
  return (
    <figure className="my-5 max-w-180">
      <ArtImage
        src={`${image.url}?w=960`}
        srcSet={`${image.url}?w=480 480w, ${image.url}?w=960 960w, ${image.url}?w=1600 1600w`}
        sizes="(min-width: 48rem) 720px, 92vw"
        fallbacks={[DEFAULT_GOAT]}
        alt={t('{name} at the farm, a daisy where others wear a frown', { name: goat.name })}
        boxClass="aspect-[3/2] rounded-row"
        className="object-cover object-[50%_22%]"
      />
      <figcaption className="mt-2.5 text-small text-chalk-3">
        {t('{name}. The neighbours still ask about the fence.', { name: image.name })}
      </figcaption>
    </figure>
  );
}
