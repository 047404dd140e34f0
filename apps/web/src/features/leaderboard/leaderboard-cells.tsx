import { goatSlugOf } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { cx } from '@goats/ui/cx.ts';
import { DEFAULT_GOAT, figure, thumbnail } from '@goats/ui/goat-pictures.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { RankedEntry } from './leaderboard-sort.ts';

/** Gold pennant for the first, green ones for second and third, a plain number from there on. */
export function RankBadge({ rank }: { rank: number }) {
  return (
    <span
      className={cx(
        'numeral grid w-10.5 place-items-center text-row nav:w-14 nav:text-poster-s',
        rank === 1 && 'pennant h-12 bg-gold pb-2 text-gold-ink nav:h-21 nav:w-18 nav:text-poster',
        (rank === 2 || rank === 3) && 'pennant h-12 bg-pitch-700 pb-2 nav:h-15.5',
        rank > 3 && 'h-12 text-chalk-3',
      )}
    >
      {rank}
    </span>
  );
}

export function GoatCell({ row, poster }: { row: RankedEntry; poster: boolean }) {
  const slug = goatSlugOf(row.baseGoatId) ?? '';
  return (
    <span className={cx('flex items-center gap-3 nav:gap-4', poster && 'nav:h-39')}>
      {poster ? (
        <img
          {...figure(slug)}
          sizes="(min-width: 68.75rem) 156px, 76px"
          alt=""
          width={172}
          height={172}
          className="w-19 flex-none self-end nav:-mt-5 nav:w-32 xl:w-39"
        />
      ) : (
        <ArtImage
          {...thumbnail(slug)}
          fallbacks={[DEFAULT_GOAT]}
          alt=""
          boxClass="h-13 w-11 flex-none rounded-panel nav:h-15 nav:w-13"
        />
      )}
      <span className="min-w-0">
        <Link
          to="/base-goat/$id"
          params={{ id: String(row.baseGoatId) }}
          className={cx(
            'display block py-1 text-label decoration-2 underline-offset-4 hover:underline',
            poster ? 'nav:text-poster-s xl:text-poster' : 'nav:text-row',
          )}
        >
          {row.goatName}
        </Link>
        <span className="block text-fine leading-tight text-chalk-3 nav:text-small in-[.rank-one]:text-chalk">
          {t('Inspired by {name}', { name: row.inspiredBy })}
        </span>
      </span>
    </span>
  );
}
