import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { connectWallet, restoreWallet, useWallet } from './wallet-store.ts';

const WalletChip = lazy(() => import('./wallet-chip.tsx'));
const WalletDialogs = lazy(() => import('./wallet-dialogs.tsx'));

/** Connect Wallet, or what is in it. `full` is the wide one of the mobile menu. */
export function WalletControl({ full = false, onDone }: { full?: boolean; onDone?: () => void }) {
  const { status, address, choices } = useWallet();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!full) void restoreWallet();
  }, [full]);
  return (
    <>
      {address ? (
        <Suspense fallback={<span className="h-11 w-28" />}>
          <WalletChip address={address} full={full} onOpen={() => setOpen(true)} />
        </Suspense>
      ) : (
        <Button
          variant={full ? 'primary' : 'outline'}
          size={full ? 'md' : 'sm'}
          busy={status === 'connecting'}
          busyWord="Connecting"
          className={full ? 'w-full' : 'px-3 sm:px-4'}
          onClick={() => {
            onDone?.();
            void connectWallet();
          }}
        >
          Connect Wallet
        </Button>
      )}
      {(open || (!full && choices.length > 0)) && (
        <Suspense>
          <WalletDialogs open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
