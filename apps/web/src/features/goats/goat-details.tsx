import { goatSlugOf, goatSummaries } from '@goats/collection';
import { ATTRIBUTES, attributeLabel } from '@goats/rules';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { EmptyState } from '@goats/ui/empty-state.tsx';
import { DEFAULT_GOAT } from '@goats/ui/goat-pictures.ts';
import { hoofLabel, originLabel } from '@goats/ui/labels.ts';
import { lazyTab } from '@goats/ui/lazy-tab.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { StatBar } from '@goats/ui/score.tsx';
import { t } from '@goats/words';
import { goatNumber } from './find-goat.ts';
import type { ServerGoat } from './goat-queries.ts';
import { GoatSignature } from './goat-signature.tsx';
import { IconicMoments } from './iconic-moments.tsx';

const ResultsOf = lazyTab(
  () => import('./results-of.tsx'),
  (module) => module.ResultsOf,
);

export function GoatDetails({ goat }: { goat: ServerGoat }) {
  const facts = [
    [t('Inspired by@@followed by a footballer'), goat.inspiredBy],
    [t('Origin@@country of a goat'), originLabel(goat.origin)],
    [t('Preferred hoof'), hoofLabel(goat.preferredHoof)],
    [t('Shirt number'), goat.shirtNumber],
    [t('Fur@@its colour'), goat.furColor],
    [t('Physical traits'), goat.physicalTraits],
    [t('Club shirt'), goat.shirtColorsClub],
    [t('International shirt'), goat.shirtColorsInternational],
  ] as const;
  const story = goat.backstory.split('\n\n').filter(Boolean);
  return (
    <>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="border-t border-line py-3.5">
            <dt className="text-fine text-chalk-3">{name}</dt>
            <dd className="mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
      <h2 className="mt-10 text-panel">{t('Backstory')}</h2>
      <div className="mt-5 grid max-w-170 gap-4 text-lead leading-[1.6] text-chalk-2">
        {story.length === 0 ? (
          <p>{t('No backstory available.')}</p>
        ) : (
          story.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
        )}
      </div>
    </>
  );
}

export function GoatStats({ goat }: { goat: ServerGoat }) {
  return (
    <>
      <div className="border-t-[1.5px] border-line-2">
        {ATTRIBUTES.map((attribute) => (
          <StatBar key={attribute} name={attributeLabel(attribute)} score={goat.stats[attribute]} />
        ))}
      </div>
      <GoatSignature signature={signatureOf(goat)} className="mt-9" />
    </>
  );
}

/** From the cards that are out, whatever an operator makes of the goat for later ones. */
function signatureOf(goat: ServerGoat) {
  return goatSummaries.find(({ baseGoatId }) => goat.id === `goat-${baseGoatId}`)?.signature ?? [];
}

export function GoatImages({ goat }: { goat: ServerGoat }) {
  const images = Object.values(goat.images);
  if (images.length === 0) return <EmptyState title={t('No images available for this goat.')} />;
  return (
    <ul className="grid grid-cols-2 gap-x-3.5 gap-y-7 sm:grid-cols-3 sm:gap-x-6">
      {images.map((image) => (
        <li key={image.filename}>
          <ArtImage
            src={`${image.url}?w=480`}
            srcSet={`${image.url}?w=320 320w, ${image.url}?w=640 640w`}
            sizes="(min-width: 68.75rem) 300px, (min-width: 40rem) 30vw, 46vw"
            fallbacks={[`/api/images/${image.filename}`, DEFAULT_GOAT]}
            alt={`${goat.nickname}: ${image.name}`}
            boxClass="aspect-square rounded-row"
          />
          <p className="display mt-3.5 text-2xl">{image.name}</p>
          <RarityBadge rarity={image.rarity} className="mt-2" />
        </li>
      ))}
    </ul>
  );
}

export function GoatMoments({ goat }: { goat: ServerGoat }) {
  const slug = goatSlugOf(goatNumber(goat));
  return (
    <>
      {goat.iconicMoments.length === 0 ? (
        <EmptyState title={t('No iconic moments recorded for this goat yet.')} />
      ) : (
        <IconicMoments lines={goat.iconicMoments} />
      )}
      {slug && (
        <div className="mt-14">
          <ResultsOf slug={slug} />
        </div>
      )}
    </>
  );
}
