import { PAGE_FOCUS } from '@goats/ui/focus.ts';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Part } from '@goats/ui/part.tsx';
import { GoTo } from '@goats/ui/path-link.tsx';
import { whenIdle } from '@goats/ui/when-idle.ts';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { useRouteTitle } from '../../site/page-title.ts';
import { useShownPath } from '../../site/shown-path.ts';
import { PageWithData } from './page-with-data.tsx';
import { RouteNews } from './route-news.tsx';
import { SkipLink } from './top-bar.tsx';
import { TopNav } from './top-nav.tsx';

const FloatingBattleButton = lazyPart(
  () => import('../../features/battle/floating-battle-button.tsx'),
);
const Footer = lazyPart(() => import('./footer.tsx'));
const FootBar = lazyPart(() => import('./foot-bar.tsx'));
const ReleaseBar = lazyPart(() => import('@goats/ui/release-bar.tsx'));
const Toasts = lazyPart(() => import('@goats/ui/toast-region.tsx'));
const CookieBanner = lazyPart(() => import('./cookie-banner.tsx'));
const LanguageOffer = lazyPart(() => import('../../features/language/language-offer.tsx'));

export function Shell() {
  const path = useShownPath();
  useRouteTitle(path);
  const settled = useSettled();
  const { history } = useRouter();
  const inMatch = useLocation({ select: ({ search }) => 'match' in search });
  return (
    <GoTo value={history.push}>
      <SkipLink />
      <Part name="header" path={path}>
        <TopNav />
      </Part>
      <main {...PAGE_FOCUS} className="min-h-[60vh] outline-none">
        {path === '/' ? <Outlet /> : <PageWithData />}
      </main>
      <Part name="footer" path={path}>
        <Suspense>
          <Footer />
        </Suspense>
      </Part>
      {settled && (
        <Part name="foot bar" path={path}>
          <Suspense>
            <FootBar />
          </Suspense>
        </Part>
      )}
      {settled && (
        <Part name="floating button" path={path}>
          <Suspense>
            <FloatingBattleButton />
          </Suspense>
        </Part>
      )}
      {settled && (
        <Part name="cookie banner" path={path}>
          <Suspense>
            <CookieBanner />
          </Suspense>
        </Part>
      )}
      {settled && !inMatch && (
        <Part name="language offer" path={path} unsaid>
          <Suspense>
            <LanguageOffer />
          </Suspense>
        </Part>
      )}
      {settled && (
        <Part name="release bar" path={path} unsaid>
          <Suspense>
            <ReleaseBar quiet={inMatch} />
          </Suspense>
        </Part>
      )}
      {settled && (
        <Part name="toasts" path={path} unsaid>
          <Suspense>
            <Toasts />
          </Suspense>
        </Part>
      )}
      <Part name="route news" path={path}>
        <RouteNews path={path} />
      </Part>
    </GoTo>
  );
}

/** True once the browser has nothing better to do: extras must not delay the first screen. */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true), 2000), []);
  return settled;
}
