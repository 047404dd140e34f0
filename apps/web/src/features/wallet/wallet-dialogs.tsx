import DataProvider from '@goats/ui/api/data-provider.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { t } from '@goats/words';
import { type ComponentType, Suspense, useEffect, useSyncExternalStore } from 'react';
import { SignInDialog } from './dialogs/sign-in-dialog.tsx';
import { WalletChooser } from './dialogs/wallet-chooser.tsx';
import { WalletPanelDialog } from './dialogs/wallet-panel-dialog.tsx';
import { answerPrompt, walletPrompt } from './state/wallet-prompt.ts';
import { WalletPanel } from './wallet-panel.tsx';
import { useWallet } from './wallet-store.ts';

const PairingDialog = lazyPart(() => import('./dialogs/pairing-dialog.tsx'));

/** Dialogs of other features that the wallet's prompt can open; they stand on the wallet, not it on them. */
export type OtherDialogs = Readonly<
  Record<'starter' | 'play' | 'inbox', ComponentType<{ onClose: () => void }>>
> & {
  /** Inside the panel: what of the wallet's own is on the chain. */
  readonly purse: ComponentType<{ address: string; onLeave: () => void }>;
  /** At its foot: the page in another language. */
  readonly languages: ComponentType;
};

/** Every dialog the wallet can open, mounted once beside the header's control. */
export default function WalletDialogs({ others }: { others: OtherDialogs }) {
  const { view, ask } = useSyncExternalStore(walletPrompt.subscribe, walletPrompt.get);
  const { address, choices, pairing } = useWallet();
  const Other = view === null || view === 'panel' ? null : others[view];
  const close = () => walletPrompt.set({ view: null });
  // Whoever asked for a wallet has it now.
  useEffect(() => {
    if (ask === 'connect' && address) answerPrompt(address);
  }, [ask, address]);
  return (
    <DataProvider>
      {view === 'panel' && (
        <WalletPanelDialog purse={others.purse} languages={others.languages} onClose={close} />
      )}
      {Other && (
        <Suspense>
          <Other onClose={close} />
        </Suspense>
      )}
      {ask === 'connect' && (
        <Dialog open onClose={() => answerPrompt(null)} title={t('Connect Your Wallet')} width="sm">
          <WalletPanel titled={false} />
        </Dialog>
      )}
      {ask === 'sign-in' && <SignInDialog />}
      {choices.length > 0 && <WalletChooser />}
      {pairing !== null && (
        <Suspense>
          <PairingDialog uri={pairing} />
        </Suspense>
      )}
    </DataProvider>
  );
}
