import { BrandMark } from '@goats/ui/brand-mark.tsx';
import { Button } from '@goats/ui/button.tsx';
import { PAGE_FOCUS } from '@goats/ui/focus.ts';
import { patiently } from '@goats/ui/patiently.ts';
import { Skeleton } from '@goats/ui/skeleton.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { adminLogout, useAdminFlag } from './admin-session.ts';
import { goAtDesk, useDeskAddress } from './desk-address.ts';
import { LoginForm } from './login-form.tsx';

/** A visitor who only meets the login form does not load the desk. */
const Dashboard = lazy(() =>
  patiently(() => import('./dashboard.tsx')).then((module) => ({
    default: module.Dashboard,
  })),
);

export function DeskPage() {
  const authenticated = useAdminFlag();
  const { tab, section } = useDeskAddress();
  const client = useQueryClient();
  const logout = async () => {
    // The screen first: nobody who walks away now leaves the desk open behind them.
    const left = adminLogout();
    client.removeQueries({ queryKey: ['admin'] });
    const { theDesk } = await import('./desk/use-desk.ts');
    theDesk().close();
    await left;
  };
  return (
    <>
      <header className="sticky top-0 z-40 flex h-16 items-center gap-4 border-b border-line bg-well px-4 sm:px-10">
        {/* Ways out open beside the desk: what was generated lives in this tab alone. */}
        <a
          href="/"
          target="_blank"
          rel="noopener"
          className="display flex items-center gap-3 text-xl max-xs:[&>span]:sr-only"
        >
          <BrandMark className="size-8" /> <span>Legendary GOATs</span>
        </a>
        <Tag>Operator</Tag>
        {authenticated && (
          <Button variant="outline" size="sm" className="ml-auto" onClick={() => void logout()}>
            Logout
          </Button>
        )}
      </header>
      <main {...PAGE_FOCUS} className="wrap min-h-[70vh] py-9 outline-none">
        {authenticated ? (
          <Suspense fallback={<Skeleton className="h-[60vh]" />}>
            <Dashboard
              tab={tab}
              section={section}
              onGo={(next, part) => goAtDesk({ tab: next, section: part })}
            />
          </Suspense>
        ) : (
          <LoginForm />
        )}
      </main>
      <footer className="mt-10 border-t border-line py-9">
        <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-3 text-small text-chalk-3">
          <p>
            Legendary GOATs is an independent art and parody project, not affiliated with any real
            club or player.
          </p>
          <p className="flex gap-5">
            <a href="/legal/terms-and-conditions.html" target="_blank" rel="noopener">
              Terms
            </a>
            <a href="/legal/privacy-policy.html" target="_blank" rel="noopener">
              Privacy
            </a>
            <a href="/legal/cookie-policy.html" target="_blank" rel="noopener">
              Cookies
            </a>
          </p>
        </div>
      </footer>
    </>
  );
}
