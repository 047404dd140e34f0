import { Dialog } from '@goats/ui/dialog.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Wallet } from 'lucide-react';
import { Suspense } from 'react';
import { GUEST_WALLET_ID } from '../connection/guest-wallet.ts';
import { isInstalled } from '../connection/installed.ts';
import { isPhone } from '../is-phone.ts';
import { cancelWalletChoice, connectTo, useWallet } from '../wallet-store.ts';

const OpenInWallet = lazyPart(() => import('../open-in-wallet.tsx'));

/** Several wallets are installed: the visitor says which one plays, no wallet pushes ahead. */
export function WalletChooser() {
  const { choices } = useWallet();
  return (
    <Dialog
      open
      onClose={() => void cancelWalletChoice()}
      title={t('Pick your wallet')}
      description={t('Which one should play?')}
      width="sm"
    >
      <ul className="grid gap-2">
        {choices.map((wallet) => (
          <li key={wallet.id + wallet.name}>
            <button
              type="button"
              onClick={() => void connectTo(wallet)}
              className="flex min-h-15 w-full items-center gap-4 rounded-control border border-control bg-well px-4 text-left font-semibold transition-colors duration-180 hover:border-chalk"
            >
              {wallet.icon ? (
                <img src={wallet.icon} alt="" className="size-8 flex-none" />
              ) : (
                <Wallet aria-hidden="true" className="size-6 flex-none text-chalk-3" />
              )}
              <span className="min-w-0 flex-1 truncate">{wallet.name}</span>
              {wallet.id === GUEST_WALLET_ID && <Tag>{t('Play money only')}</Tag>}
            </button>
          </li>
        ))}
      </ul>
      {isPhone() && !choices.some(isInstalled) && (
        <Suspense>
          <OpenInWallet />
        </Suspense>
      )}
    </Dialog>
  );
}
