import { FlipTiles } from '@goats/ui/flip-tiles.tsx';
import { t } from '@goats/words';

const STATS = [
  { value: '10', label: t('Legendary goats'), spoken: '10' },
  { value: t('20K@@20 thousand, on tiles'), label: t('Limited NFTs'), spoken: t('20 thousand') },
  {
    value: t('200K+@@more than 200 thousand, on tiles'),
    label: t('Trading cards'),
    spoken: t('more than 200 thousand'),
  },
  {
    value: t('$50-1K@@50 to 1,000 dollars, on tiles'),
    label: t('Price range'),
    spoken: t('50 to 1,000 dollars'),
  },
] as const;

export function StatsStrip() {
  return (
    <dl className="wrap grid grid-cols-2 gap-y-5 py-7 sm:gap-y-9 sm:py-16 lg:grid-cols-[1fr_1.1fr_1.4fr_1.4fr] lg:pb-18">
      {STATS.map(({ value, label, spoken }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-l border-line-2 pl-4 lg:pl-8"
        >
          <dt className="kicker mt-2 text-lead text-chalk-2 lg:mt-4.5">{label}</dt>
          <dd>
            <FlipTiles
              value={value}
              label={spoken}
              size="clamp(2.125rem, 11.2vw, 4.875rem)"
              className="max-sm:[--tile:min(2.75rem,11vw,66vw/var(--letters))]!"
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}
