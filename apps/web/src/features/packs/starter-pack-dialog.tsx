import { versioned } from '@goats/collection';
import { formatHoof, HISTORY, PRESETS, WORK_PARTS } from '@goats/rules';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { HoofCoin } from '../../ui/hoof-coin.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RefereeCard } from '../../ui/referee-card.tsx';
import { refusalWords } from '../wallet/refusal.ts';
import { ensureSignedIn, withSignIn } from '../wallet/sign-in.ts';
import { refreshWallet } from '../wallet/wallet-queries.ts';
import { PackReveal } from './pack-reveal.tsx';
import { revealedCard } from './reveal/revealed-card.ts';
import { type Deal, usePack } from './reveal/use-pack.ts';
import { useStarterClaim } from './work/use-starter-claim.ts';

const PURPOSE = 'to open your starter pack';

/** The starter grant, once per wallet, with the same reveal as any other pack. */
export default function StarterPackDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const { claim: send, partsDone } = useStarterClaim();
  const [hoof, setHoof] = useState<number | null>(null);
  const [lent, setLent] = useState(false);
  const claim = useCallback(async (): Promise<Deal> => {
    try {
      const grant = await withSignIn(async (player) => {
        const answer = await send();
        void refreshWallet(queryClient, player);
        return answer;
      }, PURPOSE);
      if (!grant) return { refusal: null };
      setHoof(grant.hoof);
      setLent(grant.cards.some(({ bond }) => bond === 'lent'));
      return { cards: grant.cards.map(revealedCard) };
    } catch (error) {
      return { refusal: refusalWords(error, 'The pack would not open. Please try again.') };
    }
  }, [send, queryClient]);
  const pack = usePack(claim);

  async function open(): Promise<void> {
    // Before the shaking: a pack that shakes behind the wallet's window shakes for nobody.
    if (await ensureSignedIn(PURPOSE)) pack.open();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={pack.revealed ? 'Welcome to the herd' : 'Your starter pack'}
      width="lg"
    >
      <PackReveal
        pack={pack}
        wrapper={versioned('/api/images/pack-standard.webp')}
        label="Open your starter pack"
        sticker="Starter pack"
        onOpen={() => void open()}
      />
      <div className="mx-auto max-w-120">
        <p role="status" className="text-center text-chalk-2">
          {partsDone !== null &&
            'Many goats at the gate: your browser is doing a second of honest work for your pack.'}
        </p>
        {partsDone !== null && (
          <Progress label="Honest work" value={partsDone} max={WORK_PARTS} className="mt-3" />
        )}
      </div>
      <div role="alert">
        {pack.refusal && (
          <p className="mx-auto mt-4 flex max-w-120 gap-3.5 text-error-text">
            <RefereeCard color="red" className="mt-1 h-6 w-4" />
            {pack.refusal}
          </p>
        )}
      </div>
      {pack.revealed && (
        <div className="grid justify-items-center gap-5 animate-[rise-in_420ms_var(--ease-enter)]">
          {hoof !== null && hoof > 0 && (
            <p className="numeral flex items-center gap-3 text-[3rem]">
              <HoofCoin className="size-9" />
              {formatHoof(hoof)}
              <span className="display text-xl text-chalk-2">HOOF</span>
            </p>
          )}
          {lent && (
            <p className="max-w-120 text-center text-small text-chalk-2">
              These goats are on loan: they play your challenges, and nobody can take them from you.
              Play {HISTORY.matches} matches out against {HISTORY.wallets} wallets and{' '}
              {PRESETS.live.ownCards.perWallet} of your own follow.
            </p>
          )}
          <div className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to="/card-game" search={{ tab: 'lobby' }} onClick={onClose}>
                Find an opponent
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to="/battle" search={{ tab: 'collection' }} onClick={onClose}>
                See my cards
              </Link>
            </Button>
          </div>
        </div>
      )}
      {pack.stage === 'closed' && !pack.refusal && (
        <p className="text-center text-small text-chalk-2">
          Cards and HOOF to begin with. One pack per wallet, on the house.
        </p>
      )}
    </Dialog>
  );
}
