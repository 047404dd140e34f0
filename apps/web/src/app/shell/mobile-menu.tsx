import { cx } from '@goats/ui/cx.ts';
import { Dialog } from '@goats/ui/dialog.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { WalletControl } from '../../features/wallet/wallet-control.tsx';
import { NAV_LINKS } from './nav-links.ts';

export default function MobileMenu({
  active,
  onClose,
}: {
  active: string | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog open sheet onClose={onClose} title="Legendary GOATs">
      <nav aria-label={t('Menu')} className="flex-1">
        <ul>
          {NAV_LINKS.map(({ to, label }) => (
            <li key={to} className="border-b border-line">
              <Link
                to={to}
                onClick={onClose}
                aria-current={to === active ? 'page' : undefined}
                className={cx(
                  'display block px-4 py-3.5 text-poster-s focus-visible:-outline-offset-3',
                  to === active
                    ? 'text-chalk shadow-[inset_4px_0_var(--color-chalk)]'
                    : 'text-chalk-2',
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="p-4">
        <WalletControl full onDone={onClose} />
      </div>
    </Dialog>
  );
}
