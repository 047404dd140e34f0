import { shortAddress } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { connectWallet } from '../../wallet/wallet-store.ts';

/** Signed in, but the wallet itself is elsewhere, and only its signature seals and opens. */
export function CallWallet({ player }: { player: string }) {
  const [busy, setBusy] = useState(false);

  async function call(): Promise<void> {
    setBusy(true);
    await connectWallet();
    setBusy(false);
  }

  return (
    <div
      role="alert"
      className="wrap flex flex-wrap items-center justify-center gap-x-5 gap-y-2 py-3"
    >
      <p>
        <b className="font-semibold">{t('Your choice waits for your wallet.')}</b>{' '}
        <span className="text-chalk-2">
          {t('Only {wallet} can seal and open it. Connect it, and play on.', {
            wallet: shortAddress(player),
          })}
        </span>
      </p>
      <Button busy={busy} busyWord={t('Connecting')} onClick={() => void call()}>
        {t('Connect Wallet')}
      </Button>
    </div>
  );
}
