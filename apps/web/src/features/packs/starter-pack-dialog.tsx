import { versioned } from '@goats/collection';
import { ApiError } from '@goats/contract';
import { WORK_PARTS } from '@goats/rules';
import { failureOf } from '@goats/ui/api/command-failure.ts';
import { cx } from '@goats/ui/cx.ts';
import { Dialog } from '@goats/ui/dialog.tsx';
import { Progress } from '@goats/ui/progress.tsx';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { signInNow, withSignIn } from '../wallet/sign-in.ts';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { connectGuestWallet, connectWallet, useWallet } from '../wallet/wallet-store.ts';
import { PackReveal } from './pack-reveal.tsx';
import { revealedCard } from './reveal/revealed-card.ts';
import { type Deal, usePack } from './reveal/use-pack.ts';
import './starter/starter.css';
import { StarterBefore } from './starter/starter-before.tsx';
import { StarterOpened } from './starter/starter-opened.tsx';
import { useStarterClaim } from './use-starter-claim.ts';

/**
 * The starter grant, once per wallet, with the reveal of every pack. Whoever has no wallet
 * gets a guest's with the same press, and whoever has opened it goes on to the first opponent.
 */
export default function StarterPackDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { address, guest } = useWallet();
  const { claim: send, partsDone } = useStarterClaim();
  const [gift, setGift] = useState<{ hoof: number; lent: boolean } | null>(null);
  const [unsigned, setUnsigned] = useState<string | null>(null);
  const [claimed, setClaimed] = useState(false);
  const claim = useCallback(async (): Promise<Deal> => {
    try {
      if (address === null) await connectGuestWallet();
      const grant = await withSignIn(async (player) => {
        const answer = await send();
        void refreshWallet(queryClient, player);
        return answer;
      }, t('Sign in to open your starter pack.'));
      if (!grant) return { refusal: null };
      setGift({ hoof: grant.hoof, lent: grant.cards.some(({ bond }) => bond === 'lent') });
      return { cards: grant.cards.map(revealedCard) };
    } catch (error) {
      setClaimed(error instanceof ApiError && error.code === 'STARTER_ALREADY_CLAIMED');
      return { refusal: failureOf(error) };
    }
  }, [address, send, queryClient]);
  const pack = usePack(claim);

  async function open(): Promise<void> {
    // Before the shaking: a pack that shakes behind the wallet's window shakes for nobody.
    const refusal = address === null || guest ? null : await signInNow();
    setUnsigned(refusal);
    if (refusal === null) pack.open();
  }

  // A press on Connect Wallet means the pack too, however many windows the wallet opens first.
  const wanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a wallet that arrives opens it
  useEffect(() => {
    if (!address || !wanted.current) return;
    wanted.current = false;
    void open();
  }, [address]);

  const refusal = unsigned ?? pack.refusal;
  return (
    <Dialog
      open
      onClose={onClose}
      title={pack.revealed ? t('Welcome to the herd') : t('Your starter pack')}
      width="lg"
    >
      <div className={cx('starter-pack', address === null && 'starter-pack-unowned')}>
        <PackReveal
          pack={pack}
          wrapper={versioned('/api/images/pack-standard.webp')}
          label={t('Open your starter pack')}
          sticker={t('Starter pack')}
          onOpen={() => void open()}
        />
      </div>
      <div className="mx-auto max-w-120">
        <p role="status" className="text-center text-chalk-2">
          {partsDone !== null &&
            t(
              'Many goats at the gate: your browser is doing a second of honest work for your pack.',
            )}
        </p>
        {partsDone !== null && (
          <Progress label={t('Honest work')} value={partsDone} max={WORK_PARTS} className="mt-3" />
        )}
      </div>
      <div role="alert">
        {refusal && (
          <p className="mx-auto mt-4 flex max-w-120 gap-3.5 text-error-text">
            <RefereeCard color="red" className="mt-1 h-6 w-4" />
            {refusal}
          </p>
        )}
      </div>
      {pack.stage !== 'opened' && (
        <StarterBefore
          torn={pack.stage !== 'closed'}
          claimed={claimed}
          onGuest={() => void open()}
          onConnect={() => {
            wanted.current = true;
            void connectWallet();
          }}
          onClose={onClose}
        />
      )}
      {pack.revealed && address && gift && (
        <StarterOpened address={address} {...gift} onClose={onClose} />
      )}
    </Dialog>
  );
}
