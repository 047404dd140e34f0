import { Button } from '@goats/ui/button.tsx';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { whenIdle } from '@goats/ui/when-idle.ts';
import { t } from '@goats/words';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { answerPrompt, walletPrompt } from './state/wallet-prompt.ts';
import type { OtherDialogs } from './wallet-dialogs.tsx';
import { connectWallet, openWalletPanel, restoreWallet, useWallet } from './wallet-store.ts';

const WalletCorner = lazyPart(() => import('./wallet-corner.tsx'));
const WalletDialogs = lazyPart(() => import('./wallet-dialogs.tsx'));

/** Beside the name of the site there is little room on a phone. */
const BAR =
  'px-3 max-sm:translated:text-body max-sm:translated:leading-none max-sm:translated:tracking-normal sm:px-4';

/** Connect Wallet, or what is in it. `full` is the wide one of the mobile menu. */
export function WalletControl({ full = false, onDone }: { full?: boolean; onDone?: () => void }) {
  const { status, address } = useWallet();
  if (address) {
    return (
      <Suspense fallback={<span className="h-11 w-28" />}>
        <WalletCorner address={address} full={full} onDone={onDone} />
      </Suspense>
    );
  }
  return (
    <>
      {status === 'connecting' && !full ? (
        // Stays a button: whoever lost the wallet's window finds the way out in the panel.
        <Button
          variant="outline"
          size="sm"
          className={BAR}
          aria-haspopup="dialog"
          onClick={openWalletPanel}
        >
          {t('Connecting')}
        </Button>
      ) : (
        <Button
          variant={full ? 'primary' : 'outline'}
          size={full ? 'md' : 'sm'}
          className={full ? 'w-full' : BAR}
          onClick={() => {
            onDone?.();
            void connectWallet();
          }}
        >
          {full ? t('Connect Wallet') : t('Connect Wallet@@in the bar over every page, short')}
        </Button>
      )}
    </>
  );
}

/** Restores the wallet and carries its dialogs. Mounted once, where the header's control is. */
export function WalletHost({ others }: { others: OtherDialogs }) {
  const { choices } = useWallet();
  const { view, ask } = useSyncExternalStore(
    walletPrompt.subscribe,
    walletPrompt.get,
    walletPrompt.get,
  );
  const [used, setUsed] = useState(false);
  useEffect(() => whenIdle(() => void restoreWallet(), 1000), []);
  const wanted = view !== null || ask !== null || choices.length > 0;
  useEffect(() => {
    if (wanted) setUsed(true);
  }, [wanted]);
  return (
    used && (
      <Suspense>
        <WalletDialogs
          others={others}
          onMissing={() => {
            // Whoever asked gets an answer, and may ask again.
            walletPrompt.set({ view: null });
            answerPrompt(null);
            setUsed(false);
          }}
        />
      </Suspense>
    )
  );
}
