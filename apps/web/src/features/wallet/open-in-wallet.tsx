import { t } from '@goats/words';
import { ExternalLink } from 'lucide-react';
import { opensInApps, WALLET_APPS } from './connection/wallet-apps.ts';

/** For a phone without a wallet in its browser: the same page in the browser of a wallet. */
export default function OpenInWallet({ page = new URL(window.location.href) }: { page?: URL }) {
  if (!opensInApps(page)) return null;
  return (
    <section aria-labelledby="open-in-wallet" className="mt-5 border-t border-line pt-4">
      <h3 id="open-in-wallet" className="text-label">
        {t('A wallet on this phone?')}
      </h3>
      <p className="mt-1 text-small text-chalk-2">
        {t('Open this page inside it: there it is connected.')}
      </p>
      <ul className="mt-3 grid gap-2">
        {WALLET_APPS.map(({ name, open }) => (
          <li key={name}>
            <a
              href={open(page)}
              rel="noreferrer"
              className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-control bg-well px-4 font-semibold"
            >
              {t('Open in {wallet}', { wallet: name })}
              <ExternalLink aria-hidden="true" className="size-4 flex-none text-chalk-3" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
