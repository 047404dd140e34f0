import { useEffect } from 'react';
import DataProvider from '../../api/data-provider.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { WalletPanel } from './wallet-panel.tsx';
import { cancelWalletChoice, connectTo, useWallet } from './wallet-store.ts';

/** The wallet's own panel, and the chooser when several wallets are installed. */
export default function WalletDialogs({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { address, choices } = useWallet();
  useEffect(() => {
    if (open && !address) onClose();
  }, [open, address, onClose]);
  return (
    <>
      <Dialog open={open} onClose={onClose} title="Wallet Connected" width="sm">
        <DataProvider>
          <WalletPanel titled={false} />
        </DataProvider>
      </Dialog>
      <Dialog
        open={choices.length > 0}
        onClose={cancelWalletChoice}
        title="Choose a wallet"
        description="More than one is installed. Pick the one that should play."
        width="sm"
      >
        <ul className="grid gap-2">
          {choices.map((wallet) => (
            <li key={wallet.id}>
              <button
                type="button"
                onClick={() => void connectTo(wallet)}
                className="flex min-h-14 w-full items-center gap-4 rounded-control border border-control bg-well px-4 text-left font-semibold hover:border-chalk"
              >
                {wallet.icon && <img src={wallet.icon} alt="" className="size-8" />}
                {wallet.name}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
