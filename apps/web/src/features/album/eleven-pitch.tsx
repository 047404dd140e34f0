import { cx } from '@goats/ui/cx.ts';
import { rarityLabel } from '@goats/ui/labels.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { CardPicture } from '../catalogue/card-picture.tsx';
import type { Eleven } from './album-queries.ts';
import { elevenWords } from './album-words.ts';

const LINES = ['Forward', 'Midfielder', 'Defender', 'Goalkeeper'] as const;
type Place = Eleven['places'][number];

/** The best eleven on their pitch, and how they were chosen. */
export function ElevenPitch({ eleven }: { eleven: Eleven }) {
  const signed = eleven.places.filter(({ card }) => card !== null).length;
  return (
    <section
      aria-labelledby="best-eleven"
      className="grid items-start gap-x-14 gap-y-5 lg:grid-cols-[19rem_minmax(0,1fr)]"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:grid lg:gap-y-8">
        <div className="max-w-150">
          <h2 id="best-eleven" className="text-panel">
            {t('Best eleven')}
          </h2>
          <p className="mt-3 text-small text-chalk-2">{elevenWords(signed)}</p>
        </div>
        <dl className="flex gap-8">
          {(
            [
              [t('Shape@@of a team: 4-3-3'), eleven.shape.join('-')],
              [t('GOAT Score'), eleven.total],
            ] as const
          ).map(([name, value]) => (
            <div key={name}>
              <dt className="text-fine text-chalk-3">{name}</dt>
              <dd className="numeral mt-1 text-poster-s leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="eleven-pitch grid gap-y-3 px-3 py-4 sm:gap-y-6 sm:px-8 sm:py-9">
        <Chalk />
        {LINES.map((line) => (
          <ul
            key={line}
            aria-label={LINE_NAMES[line]}
            className="flex items-center justify-center gap-1.5 sm:gap-[clamp(.75rem,3vw,2.25rem)]"
          >
            {eleven.places
              .filter((place) => place.line === line)
              .map((place, at) => (
                <li
                  key={place.card?.id ?? at}
                  className="w-[18.2%] flex-none sm:w-[min(7.25rem,16%)]"
                >
                  <Player {...place} />
                </li>
              ))}
          </ul>
        ))}
      </div>
    </section>
  );
}

const LINE_NAMES = {
  Forward: t('Attack@@line of a team'),
  Midfielder: t('Midfield@@line of a team'),
  Defender: t('Defence@@line of a team'),
  Goalkeeper: t('Goal@@line of a team'),
} as const;

/** On an empty place, where there is room for four letters. */
const SHORT_NAMES = {
  Forward: t('For@@short for forward'),
  Midfielder: t('Mid@@short for midfielder'),
  Defender: t('Def@@short for defender'),
  Goalkeeper: t('Goal@@line of a team'),
} as const;

function Player({ line, card }: Place) {
  if (!card) {
    return (
      <span className="eleven-empty">
        <span className="sr-only">{t('Empty place')}</span>
        <span aria-hidden="true" className="kicker text-small text-chalk-2">
          {SHORT_NAMES[line]}
        </span>
      </span>
    );
  }
  return (
    <Link
      to="/nft/$id"
      params={{ id: String(card.id) }}
      className={cx(
        'block rounded-card transition-[translate] duration-180 ease-enter hover:-translate-y-1.5',
        'drop-shadow-[0_8px_8px_rgb(0_0_0/.55)] motion-reduce:translate-none',
      )}
    >
      <CardPicture
        imageUrl={card.imageUrl}
        rarity={card.rarity}
        alt={t('{name}, {rarity}, GOAT Score {score}', {
          name: card.name,
          rarity: rarityLabel(card.rarity),
          score: card.goatScore,
        })}
        sizes="(min-width: 40rem) 116px, 18vw"
      />
    </Link>
  );
}

/** Halfway line and both boxes; stretched with the pitch, so that no line is ever cut off. */
function Chalk() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 600 600"
      preserveAspectRatio="none"
      className="eleven-lines"
    >
      <path
        vectorEffect="non-scaling-stroke"
        d="M18 14H582V586H18ZM18 300H582M170 14V92H430V14M170 586V508H430V586M245 586V552H355V586M245 14V48H355V14"
      />
      <ellipse cx="300" cy="300" rx="62" ry="62" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
