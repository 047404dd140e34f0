import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import DataProvider from '../../api/data-provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SignInDialog } from './dialogs/sign-in-dialog.tsx';
import { WalletChooser } from './dialogs/wallet-chooser.tsx';
import { answerPrompt, walletPrompt } from './state/wallet-prompt.ts';
import { WalletPanel } from './wallet-panel.tsx';
import { useWallet } from './wallet-store.ts';

const ConnectedDetails = lazy(() => import('./panel/connected-details.tsx'));

/** Every dialog the wallet can open, mounted once beside the header's control. */
export default function WalletDialogs() {
  const { open } = useSyncExternalStore(walletPrompt.subscribe, walletPrompt.get);
  const { address, choices } = useWallet();
  const close = () => answerPrompt(null);
  // Whoever asked for a wallet has it now; the chooser may lie on top and is not in the way.
  useEffect(() => {
    if (open === 'connect' && address) answerPrompt(address);
  }, [open, address]);
  return (
    <DataProvider>
      {open === 'connect' && (
        <Dialog open onClose={close} title="Connect Your Wallet" width="sm">
          <WalletPanel titled={false} />
        </Dialog>
      )}
      {open === 'panel' && (
        <Dialog
          open
          onClose={close}
          title={address ? 'Wallet Connected' : 'Connect Your Wallet'}
          width="sm"
        >
          <WalletPanel titled={false} />
          {address && (
            <Suspense>
              <ConnectedDetails address={address} onLeave={close} />
            </Suspense>
          )}
        </Dialog>
      )}
      {open === 'sign-in' && <SignInDialog />}
      {choices.length > 0 && <WalletChooser />}
    </DataProvider>
  );
}
