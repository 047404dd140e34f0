import { formatHoof, shortAddress } from '@goats/rules';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { useWalletFigures } from './wallet-queries.ts';
import { connectWallet, restoreWallet, useWallet } from './wallet-store.ts';

const WalletDialogs = lazy(() => import('./wallet-dialogs.tsx'));

/** Connect Wallet, or what is in it. `full` is the wide one of the mobile menu. */
export function WalletControl({ full = false, onDone }: { full?: boolean; onDone?: () => void }) {
  const { status, address, choices } = useWallet();
  const figures = useWalletFigures(address);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!full) void restoreWallet();
  }, [full]);
  return (
    <>
      {address ? (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          className={cx(
            'flex h-11 items-center rounded-control border border-line-2 font-display text-lg font-bold tracking-[.02em] hover:border-chalk sm:text-[1.1875rem]',
            full && 'w-full justify-center',
          )}
        >
          <span className={cx('flex items-center gap-2 px-3', !full && 'max-sm:px-2.5')}>
            <HoofCoin />
            <span className="sr-only">HOOF balance </span>
            {figures.data ? formatHoof(figures.data.hoofBalance) : '–'}
          </span>
          <span
            className={cx(
              'border-l border-dashed border-line-2 px-3 leading-6 text-chalk-2',
              !full && 'max-sm:hidden',
            )}
          >
            {shortAddress(address)}
          </span>
        </button>
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
