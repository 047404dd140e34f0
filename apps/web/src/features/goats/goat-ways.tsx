import { goatSlugOf } from '@goats/collection';
import { tabLook } from '@goats/ui/tabs.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';

/** A goat has three pages: this bar stands on top of each and leads to the other two. */
export function GoatWays({
  number,
  name,
  here,
}: {
  /** Of the base goat, 1 to 10. */
  number: number;
  name: string;
  here: 'story' | 'profile' | 'cards';
}) {
  const look = (way: typeof here) => ({
    className: `${tabLook()} flex items-center`,
    ...(way === here && { 'aria-current': 'page' as const, 'data-state': 'active' }),
  });
  return (
    <nav
      aria-label={t('{name}, three ways', { name })}
      className="border-b border-line bg-pitch-900"
    >
      <div className="wrap flex items-center gap-x-6">
        <p aria-hidden="true" className="display text-xl text-chalk-3 max-sm:hidden">
          {name}
        </p>
        <ul className="-mx-2 flex flex-wrap gap-x-1.5 sm:mx-0 sm:gap-x-3.5">
          <li>
            <Link to="/goat/$id" params={{ id: goatSlugOf(number) ?? '' }} {...look('story')}>
              {t('Story@@page about a goat')}
            </Link>
          </li>
          <li>
            <Link to="/goat-profile/$id" params={{ id: `goat-${number}` }} {...look('profile')}>
              {t('Scouting report')}
            </Link>
          </li>
          <li>
            <Link to="/base-goat/$id" params={{ id: String(number) }} {...look('cards')}>
              {t('All cards')}
            </Link>
          </li>
        </ul>
      </div>
    </nav>
  );
}

/** The name, and beneath it which of his pages this is. */
export function GoatHeadline({ name, way }: { name: string; way: string }) {
  return (
    <>
      {name} <span className="mt-2 block text-[.46em] text-chalk-3">{way}</span>
    </>
  );
}
