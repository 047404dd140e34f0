import { BrandMark } from '@goats/ui/brand-mark.tsx';
import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NAV_LINKS } from './nav-links.ts';

export const MENU_BUTTON =
  'grid size-11 flex-none cursor-pointer place-items-center rounded-control border border-line-2 hover:border-chalk nav:hidden';
export const MENU_BARS = 'h-3 w-4.5 border-y-2 border-chalk';

/** The first stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute left-4 top-3 z-50 -translate-y-20 rounded-control bg-chalk px-4 py-2 font-semibold text-ink focus:translate-y-0"
    >
      {t('Skip to content')}
    </a>
  );
}

export function Brand({ large = false }: { large?: boolean }) {
  return (
    <Link
      to="/"
      className={cx(
        'display flex items-center gap-3 leading-[.84] [word-spacing:0]',
        large ? 'text-poster-s' : 'text-label turn:max-[22rem]:hidden',
      )}
    >
      <BrandMark className={large ? 'size-11.5' : 'size-10 sm:size-11.5'} />
      <span
        lang="en"
        className={
          large ? undefined : 'max-xs:sr-only turn:max-md:sr-only turn:nav:max-[100rem]:sr-only'
        }
      >
        {/* English: the name of the site. */}
        Legendary
        <br />
        GOATs
      </span>
    </Link>
  );
}

/** The bar over every page; what stands at its right end is the page's own. */
export function TopBar({
  active,
  children,
  menu,
}: {
  active?: string | undefined;
  children: ReactNode;
  menu?: ReactNode;
}) {
  return (
    <header className="relative z-40 border-b border-line bg-pitch-950">
      <div className="mx-auto flex h-16 w-[min(1344px,100%-2rem)] items-center gap-2 sm:h-19 sm:w-[min(1344px,100%-3rem)] sm:gap-4 xl:gap-9 min-[100rem]:w-[min(1500px,100%-3rem)]">
        <Brand />
        <nav
          aria-label={t('Main@@name of the navigation')}
          className="ml-auto h-full max-nav:hidden print:hidden"
        >
          <ul className="flex h-full gap-4.5 xl:gap-6.5">
            {NAV_LINKS.map(({ to, label }) => (
              <li key={to} className="flex">
                <Link
                  to={to}
                  aria-current={to === active ? 'page' : undefined}
                  className={cx(
                    'relative flex items-center font-display text-lead font-bold uppercase tracking-[.03em] transition-colors duration-180 hover:text-chalk focus-visible:-outline-offset-6',
                    to === active ? 'nav-active text-chalk' : 'text-chalk-2',
                  )}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex items-center gap-2 max-nav:ml-auto nav:has-[>details]:hidden print:hidden">
          {children}
        </div>
      </div>
      {menu}
    </header>
  );
}
