import { cx } from '@goats/ui/cx.ts';
import { t } from '@goats/words';
import { Link, useLocation } from '@tanstack/react-router';
import { CalendarDays, CircleUserRound, Layers, Store, Swords } from 'lucide-react';
import { openWalletPanel, useWallet } from '../../features/wallet/wallet-store.ts';
import { isWithin, PHONE_LINKS } from './nav-links.ts';

const ICONS = {
  '/battle': Swords,
  '/album': Layers,
  '/marketplace': Store,
  '/today': CalendarDays,
} as const;

/**
 * The bar at a phone's foot, and room at the end of every page for what stands there. At its right
 * end it leaves the Battle button its place.
 */
export default function FootBar() {
  const { pathname, search } = useLocation();
  // Whoever is in a match decides there, and needs the whole screen for it.
  if (pathname === '/battle' && 'match' in search) return null;
  return (
    <>
      <div aria-hidden="true" className="foot-room h-16 sm:h-22 xl:hidden print:hidden" />
      <PhoneBar pathname={pathname} />
    </>
  );
}

const SLOT =
  'flex h-full min-w-0 flex-col items-center justify-center gap-1 font-display text-lead leading-none font-bold tracking-[.02em] text-center translated:text-body translated:leading-none translated:tracking-normal focus-visible:-outline-offset-3';

function PhoneBar({ pathname }: { pathname: string }) {
  const address = useWallet().address?.toLowerCase();
  const onOwnPage = address !== undefined && pathname.toLowerCase() === `/player/${address}`;
  const tone = (here: boolean) =>
    here ? 'text-chalk shadow-[inset_0_3px_var(--color-chalk)]' : 'text-chalk-2';
  return (
    <nav
      aria-label={t('Quick@@name of the short navigation on a phone')}
      className={cx(
        'phone-bar fixed inset-x-0 bottom-0 z-44 border-t-[1.5px] border-line-2 bg-pitch-900 pb-[env(safe-area-inset-bottom)] sm:hidden print:hidden',
        pathname !== '/card-game' && 'pr-18.5',
      )}
    >
      <ul className="grid h-16 grid-cols-5">
        {PHONE_LINKS.map(({ to, label, holds }) => {
          const Icon = ICONS[to];
          const here = isWithin(holds, pathname);
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={here ? 'page' : undefined}
                className={cx(SLOT, tone(here))}
              >
                <Icon aria-hidden="true" className="size-5.5" />
                {label}
              </Link>
            </li>
          );
        })}
        <li>
          {address ? (
            <Link
              to="/player/$address"
              params={{ address }}
              aria-current={onOwnPage ? 'page' : undefined}
              className={cx(SLOT, tone(onOwnPage))}
            >
              <CircleUserRound aria-hidden="true" className="size-5.5" />
              {t('Me@@link to the own page')}
            </Link>
          ) : (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={openWalletPanel}
              className={cx(SLOT, 'w-full', tone(false))}
            >
              <CircleUserRound aria-hidden="true" className="size-5.5" />
              {t('Me@@link to the own page')}
            </button>
          )}
        </li>
      </ul>
    </nav>
  );
}
