import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import DataProvider from '../../api/data-provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SignInDialog } from './dialogs/sign-in-dialog.tsx';
import { WalletChooser } from './dialogs/wallet-chooser.tsx';
import { WalletPanelDialog } from './dialogs/wallet-panel-dialog.tsx';
import { answerPrompt, walletPrompt } from './state/wallet-prompt.ts';
import { WalletPanel } from './wallet-panel.tsx';
import { useWallet } from './wallet-store.ts';

const InboxDialog = lazy(() => import('../inbox/inbox-dialog.tsx'));
const StarterPackDialog = lazy(() => import('../packs/starter-pack-dialog.tsx'));

/** Every dialog the wallet can open, mounted once beside the header's control. */
export default function WalletDialogs() {
  const { view, ask } = useSyncExternalStore(walletPrompt.subscribe, walletPrompt.get);
  const { address, choices } = useWallet();
  const close = () => walletPrompt.set({ view: null });
  // Whoever asked for a wallet has it now.
  useEffect(() => {
    if (ask === 'connect' && address) answerPrompt(address);
  }, [ask, address]);
  return (
    <DataProvider>
      {view === 'panel' && <WalletPanelDialog onClose={close} />}
      {view === 'starter' && (
        <Suspense>
          <StarterPackDialog onClose={close} />
        </Suspense>
      )}
      {view === 'inbox' && (
        <Suspense>
          <InboxDialog onClose={close} />
        </Suspense>
      )}
      {ask === 'connect' && (
        <Dialog open onClose={() => answerPrompt(null)} title="Connect Your Wallet" width="sm">
          <WalletPanel titled={false} />
        </Dialog>
      )}
      {ask === 'sign-in' && <SignInDialog />}
      {choices.length > 0 && <WalletChooser />}
    </DataProvider>
  );
}
