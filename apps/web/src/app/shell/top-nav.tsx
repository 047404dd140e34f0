import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Part } from '@goats/ui/part.tsx';
import { t } from '@goats/words';
import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { ChannelControl } from '../../features/channel/channel-control.tsx';
import { InboxControl } from '../../features/inbox/inbox-control.tsx';
import { WalletControl, WalletHost } from '../../features/wallet/wallet-control.tsx';
import { activeNavLink } from './nav-links.ts';
import { MENU_BARS, MENU_BUTTON, TopBar } from './top-bar.tsx';

const MobileMenu = lazyPart(() => import('./mobile-menu.tsx'));
const WALLETS_OTHERS = {
  inbox: lazyPart(() => import('../../features/inbox/inbox-dialog.tsx')),
  play: lazyPart(() => import('../../features/packs/play-dialog.tsx')),
  purse: lazyPart(() => import('../../features/chain/chain-purse.tsx')),
  languages: lazyPart(() => import('../../features/language/panel-languages.tsx')),
  starter: lazyPart(() => import('../../features/packs/starter-pack-dialog.tsx')),
};

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
            <Part name="menu" path={pathname}>
              <Suspense>
                <MobileMenu active={active} onClose={() => setMenu(false)} />
              </Suspense>
            </Part>
          )
        }
      >
        <Part name="match chip" path={pathname}>
          <ChannelControl />
        </Part>
        <Part name="bell" path={pathname}>
          <InboxControl />
        </Part>
        <Part name="wallet" path={pathname}>
          <WalletControl />
        </Part>
        <button
          type="button"
          aria-label={t('Menu')}
          aria-haspopup="dialog"
          aria-expanded={menu}
          onClick={() => setMenu(true)}
          className={MENU_BUTTON}
        >
          <i aria-hidden="true" className={MENU_BARS} />
        </button>
      </TopBar>
      {/* Beside the header: its dialogs are no part of the banner. */}
      <Part name="wallet dialogs" path={pathname}>
        <WalletHost others={WALLETS_OTHERS} />
      </Part>
    </>
  );
}
