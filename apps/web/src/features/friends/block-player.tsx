import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useState } from 'react';
import { useWallet } from '../wallet/wallet-store.ts';
import { useBlockPlayer, useIsBlocked } from './friend-queries.ts';

/** Quiet on purpose: there for whoever needs it. */
export function BlockPlayer({ address, house }: { address: string; house: boolean }) {
  const own = useWallet().address?.toLowerCase() === address;
  const [asking, setAsking] = useState(false);
  const blocked = useIsBlocked(address);
  const block = useBlockPlayer();
  if (own || house) return null;
  const quiet = 'link min-h-11 text-small text-chalk-3';
  if (blocked) {
    return (
      <button
        type="button"
        className={quiet}
        onClick={() => block.mutate({ address, on: false })}
        disabled={block.isPending}
      >
        {t('Blocked. Take the block away')}
      </button>
    );
  }
  if (!asking) {
    return (
      <button type="button" className={quiet} onClick={() => setAsking(true)}>
        {t('Block this player')}
      </button>
    );
  }
  return (
    <div className="w-full max-w-120">
      <p className="text-small text-chalk-2">
        {t(
          'You stop following them, they never see you online, and what they ask you for does not reach you. What you have open for them and all your links are withdrawn. They are not told.',
        )}
      </p>
      <div className="mt-3 flex gap-3">
        <Button
          size="sm"
          variant="outline"
          busy={block.isPending}
          onClick={() =>
            block.mutate({ address, on: true }, { onSuccess: (done) => done && setAsking(false) })
          }
        >
          {t('Block@@button: a player')}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setAsking(false)}>
          {t('Never mind')}
        </Button>
      </div>
    </div>
  );
}
