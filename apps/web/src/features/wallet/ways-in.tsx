import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { t } from '@goats/words';
import { Suspense } from 'react';
import { SITE } from '../../site/site-config.ts';
import { isPhone } from './is-phone.ts';
import { cancelConnecting, connectGuestWallet, connectWallet, useWallet } from './wallet-store.ts';

const OpenInWallet = lazyPart(() => import('./open-in-wallet.tsx'));

/** The two ways in: a wallet of one's own, and the guest's. `guestFirst` where that is the shorter one. */
export function WaysIn({
  guestFirst,
  onGuest = () => void connectGuestWallet(),
  onConnect = () => void connectWallet(),
}: {
  guestFirst: boolean;
  onGuest?: () => void;
  onConnect?: () => void;
}) {
  const { status, problem, noneFound } = useWallet();
  const connecting = status === 'connecting';
  const buttons = [
    <Button
      key="connect"
      variant={guestFirst ? 'outline' : 'primary'}
      busy={connecting}
      busyWord={t('Connecting')}
      onClick={onConnect}
    >
      {t('Connect Wallet')}
    </Button>,
    <div key="guest" className="grid gap-2">
      <Button variant={guestFirst ? 'primary' : 'outline'} onClick={onGuest}>
        {t('Play with a guest wallet')}
      </Button>
      <p className="text-center text-small text-balance text-chalk-2">
        {t('A real key, made and kept in this browser. Back it up later from the wallet panel.')}
      </p>
    </div>,
  ];
  return (
    <div>
      <div role="alert">
        {problem && !connecting && (
          <p className="mb-4 flex gap-3 text-small text-error-text">
            <RefereeCard color="red" className="mt-0.5 h-5 w-3.5" />
            {problem}
          </p>
        )}
      </div>
      <div className="grid gap-3">{guestFirst ? buttons.reverse() : buttons}</div>
      {noneFound && isPhone() && (
        <Suspense>
          <OpenInWallet />
        </Suspense>
      )}
      <p className="mt-2 text-center text-small text-chalk-2">
        {connecting ? (
          <>
            {t('Your wallet is asking in a window of its own.')}{' '}
            <button type="button" className="link py-2.5" onClick={() => void cancelConnecting()}>
              {t('Stop waiting')}
            </button>
          </>
        ) : (
          <a
            href={SITE.chooseWallet}
            target="_blank"
            rel="noopener noreferrer"
            className="link inline-block py-2.5"
          >
            {t('Choose a wallet')}
          </a>
        )}
      </p>
    </div>
  );
}
