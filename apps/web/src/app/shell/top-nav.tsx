import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { InboxControl } from '../../features/inbox/inbox-control.tsx';
import { WalletControl, WalletHost } from '../../features/wallet/wallet-control.tsx';
import { activeNavLink } from './nav-links.ts';
import { MENU_BARS, MENU_BUTTON, TopBar } from './top-bar.tsx';

const MobileMenu = lazy(() => import('./mobile-menu.tsx'));

export function TopNav() {
  const { pathname } = useLocation();
  const active = activeNavLink(pathname);
  const [menu, setMenu] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setMenu(false), [pathname]);
  return (
    <>
      <TopBar
        active={active}
        menu={
          menu && (
            <Suspense>
              <MobileMenu active={active} onClose={() => setMenu(false)} />
            </Suspense>
          )
        }
      >
        <InboxControl />
        <WalletControl />
        <button
          type="button"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-expanded={menu}
          onClick={() => setMenu(true)}
          className={MENU_BUTTON}
        >
          <i aria-hidden="true" className={MENU_BARS} />
        </button>
      </TopBar>
      {/* Beside the header: its dialogs are no part of the banner. */}
      <WalletHost />
    </>
  );
}
