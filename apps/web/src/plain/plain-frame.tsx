import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import Footer from '../app/shell/footer.tsx';
import { NAV_LINKS } from '../app/shell/nav-links.ts';
import { MENU_BARS, MENU_BUTTON, SkipLink, TopBar } from '../app/shell/top-bar.tsx';

/** The frame of the site for a page that comes without scripts. */
export function PlainFrame({ path, children }: { path?: string; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar>
        <PlainMenu />
      </TopBar>
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {children}
      </main>
      <Footer plain={{ path }} />
    </>
  );
}

/** Opens and closes by itself: the browser knows how. */
function PlainMenu() {
  return (
    <details className="group nav:hidden print:hidden">
      <summary className={`${MENU_BUTTON} list-none [&::-webkit-details-marker]:hidden`}>
        <span className="sr-only">{t('Menu')}</span>
        <i aria-hidden="true" className={MENU_BARS} />
      </summary>
      <nav
        aria-label={t('Menu')}
        className="absolute inset-x-0 top-full border-y border-line-2 bg-pitch-950 shadow-pop"
      >
        <ul className="wrap">
          {NAV_LINKS.map(({ to, label }) => (
            <li key={to} className="not-first:border-t not-first:border-line">
              <Link
                to={to}
                className="display block py-3.5 text-row text-chalk-2 hover:text-chalk focus-visible:-outline-offset-3"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
