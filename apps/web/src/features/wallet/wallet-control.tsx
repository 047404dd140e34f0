import { formatHoof, shortAddress } from '@goats/rules';
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { walletPrompt } from './state/wallet-prompt.ts';
import { useWalletFigures } from './wallet-queries.ts';
import { connectWallet, openWalletPanel, restoreWallet, useWallet } from './wallet-store.ts';

const WalletDialogs = lazy(() => import('./wallet-dialogs.tsx'));

/** Connect Wallet, or what is in it. `full` is the wide one of the mobile menu. */
export function WalletControl({ full = false, onDone }: { full?: boolean; onDone?: () => void }) {
  const { status, address } = useWallet();
  if (address) return <Purse address={address} full={full} onDone={onDone} />;
  return (
    <>
      {status === 'connecting' && !full ? (
        // Stays a button: whoever lost the wallet's window finds the way out in the panel.
        <Button
          variant="outline"
          size="sm"
          className="px-3 sm:px-4"
          aria-haspopup="dialog"
          onClick={openWalletPanel}
        >
          Connecting
        </Button>
      ) : (
        <Button
          variant={full ? 'primary' : 'outline'}
          size={full ? 'md' : 'sm'}
          className={full ? 'w-full' : 'px-3 sm:px-4'}
          onClick={() => {
            onDone?.();
            void connectWallet();
          }}
        >
          Connect Wallet
        </Button>
      )}
    </>
  );
}

function Purse({
  address,
  full,
  onDone,
}: {
  address: string;
  full: boolean;
  onDone: (() => void) | undefined;
}) {
  const { guest } = useWallet();
  const figures = useWalletFigures(address);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => {
        onDone?.();
        openWalletPanel();
      }}
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
        {guest && <span className="mr-2 text-chalk-3 uppercase">Guest</span>}
        {shortAddress(address)}
      </span>
    </button>
  );
}

/** Restores the wallet and carries its dialogs. Mounted once, where the header's control is. */
export function WalletHost() {
  const { choices } = useWallet();
  const { open } = useSyncExternalStore(walletPrompt.subscribe, walletPrompt.get);
  const [used, setUsed] = useState(false);
  useEffect(() => {
    const soon = window.requestIdleCallback ?? ((run: () => void) => window.setTimeout(run, 200));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = soon(() => void restoreWallet(), { timeout: 1000 });
    return () => cancel(handle);
  }, []);
  const wanted = open !== null || choices.length > 0;
  useEffect(() => {
    if (wanted) setUsed(true);
  }, [wanted]);
  return (
    used && (
      <Suspense>
        <WalletDialogs />
      </Suspense>
    )
  );
}
