import { LANGUAGE_TAGS, LOCALE, t } from '@goats/words';
import { useState } from 'react';
import { onFirstUse } from './on-first-use.ts';
import { HEIGHT, type PricePoint, placePoints, WIDTH } from './price-line.ts';
import { ScrollRegion } from './scroll-region.tsx';
import { T } from './t.tsx';

const dayFormat = onFirstUse(
  () => new Intl.DateTimeFormat(LANGUAGE_TAGS[LOCALE], { dateStyle: 'medium', timeZone: 'UTC' }),
);

/**
 * Prices in one currency over time, oldest first. A slider under the line, for fingers and arrow
 * keys, tells what each point was; the same numbers are behind 'As a table'.
 *
 * `<PriceChart title="Sales in HOOF" points={points} format={(price) => `${price} HOOF`} />`
 */
export function PriceChart({
  title,
  points,
  format,
}: {
  title: string;
  points: readonly PricePoint[];
  format: (price: number) => string;
}) {
  const [picked, setPicked] = useState<number | null>(null);
  const last = points.length - 1;
  const at = Math.min(picked ?? last, last);
  const chosen = points[at];
  if (!chosen) return null;
  const prices = points.map(({ price }) => price);
  const words = (point: PricePoint) => `${format(point.price)}, ${day(point)}. ${point.note}`;
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="kicker">{title}</span>
        <span className="text-small text-chalk-3">
          {day(chosen)}. {chosen.note}
        </span>
      </figcaption>
      <p className="numeral mt-3 text-poster-s leading-none">{format(chosen.price)}</p>
      <Line points={points} at={at} />
      {last > 0 && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-fine text-chalk-3">
          <span>{t('Lowest {price}', { price: format(Math.min(...prices)) })}</span>
          <span>{t('Highest {price}', { price: format(Math.max(...prices)) })}</span>
        </p>
      )}
      {last > 0 && (
        <input
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          onChange={(event) => setPicked(Number(event.target.value))}
          aria-label={t('{title}: one sale after the other', { title })}
          aria-valuetext={words(chosen)}
          className="mt-1 block h-11 w-full accent-chalk-2"
        />
      )}
      <Table title={title} points={points} format={format} />
    </figure>
  );
}

function Line({ points, at }: { points: readonly PricePoint[]; at: number }) {
  const places = placePoints(points);
  const line = places.filter((_, index) => !points[index]?.apart);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className="mt-3 block w-full overflow-visible border-b border-line-2"
    >
      <polyline
        points={line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        className="stroke-chalk-2"
      />
      {places.map(([x, y], index) => (
        <circle
          key={points[index]?.id}
          cx={x}
          cy={y}
          r={index === at ? 6.5 : 3.5}
          strokeWidth="1.5"
          className={
            points[index]?.apart
              ? 'fill-pitch-950 stroke-chalk-3'
              : index === at
                ? 'fill-gold stroke-gold'
                : 'fill-chalk stroke-chalk'
          }
        />
      ))}
    </svg>
  );
}

function Table({ title, points, format }: Parameters<typeof PriceChart>[0]) {
  return (
    <details className="mt-1 text-small">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-chalk-2">
        <T m="As a table<of>: {title}</of>" title={title} of={<span className="sr-only" />} />
      </summary>
      <ScrollRegion label={title} className="max-h-80 overflow-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b-[1.5px] border-line-2 text-left text-fine text-chalk-3">
              <th scope="col" className="py-2 pr-4 font-semibold">
                {t('Day')}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-semibold">
                {t('Price')}
              </th>
              <th scope="col" className="py-2 font-semibold">
                {t('What happened')}
              </th>
            </tr>
          </thead>
          <tbody>
            {[...points].reverse().map((point) => (
              <tr key={point.id} className="border-b border-line align-baseline">
                <td className="py-2 pr-4 whitespace-nowrap">{day(point)}</td>
                <td className="py-2 pr-4 text-right whitespace-nowrap tabular-nums">
                  {format(point.price)}
                </td>
                <td className="py-2 text-chalk-2">{point.note}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

function day({ at }: PricePoint): string {
  return dayFormat().format(at);
}
