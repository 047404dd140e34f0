import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Toasts } from '../../ui/toasts.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import { CookieBanner } from './cookie-banner.tsx';
import { Footer } from './footer.tsx';
import { useRouteTitle } from './page-title.ts';
import { PageWithData } from './page-with-data.tsx';
import { SkipLink } from './top-bar.tsx';
import { TopNav } from './top-nav.tsx';

const FloatingBattleButton = lazy(() => import('../../features/battle/floating-battle-button.tsx'));

/** Who has already chosen must not see the question flash in a page that was drawn ahead. */
const IN_BROWSER = typeof document !== 'undefined';

export function Shell() {
  const { pathname } = useLocation();
  useRouteTitle(pathname);
  const settled = useSettled();
  if (pathname === '/admin') {
    return (
      <>
        <PageWithData />
        <Toasts />
      </>
    );
  }
  return (
    <>
      <SkipLink />
      <TopNav />
      <main id="content" tabIndex={-1} className="min-h-[60vh] outline-none">
        {pathname === '/' ? <Outlet /> : <PageWithData />}
      </main>
      <Footer />
      {settled && (
        <Suspense>
          <FloatingBattleButton />
        </Suspense>
      )}
      {IN_BROWSER && <CookieBanner />}
      <Toasts />
    </>
  );
}

/** True once the browser has nothing better to do: extras must not delay the first screen. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true), 2000), []);
  return settled;
}
