import { formatHoof } from '@goats/rules';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWallet } from '../../wallet/wallet-store.ts';
import { onChain, useChain, useChainWallet } from '../chain-queries.ts';
import { depositHoof } from '../line/deposit-hoof.ts';
import { AmountForm } from '../passage/amount-field.tsx';
import { PassageSteps } from '../passage/passage-steps.tsx';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { useWayIn } from '../passage/use-way-in.ts';
import { whyNoPassage } from '../passage/why-no-passage.ts';

const ASKS = {
  permit: 'Your wallet asks for a signature: it lets the Stadium take exactly this much.',
  approve: 'Your wallet asks to allow the Stadium exactly this much. One more follows.',
  deposit: 'Your wallet asks to send the deposit.',
} as const;

/** From one's own wallet into the game. */
export default function BringInHoof({
  address,
  onClose,
}: {
  address: string;
  onClose: () => void;
}) {
  const { guest } = useWallet();
  const { data: answer } = useChain({ live: true });
  const chain = onChain(answer);
  const { data: held } = useChainWallet(address, chain !== null);
  const [step, setStep] = useState<keyof typeof ASKS | null>(null);
  const { stage, hash, bring, error } = useWayIn(chain, address, 'hoof', (hoof: number, on) =>
    depositHoof(on, address, Math.round(hoof * 100), { onStep: setStep, now: Date.now() }),
  );
  const barred = whyNoPassage(answer, guest);
  return (
    <Dialog open onClose={onClose} title="Bring HOOF in">
      {stage ? (
        <>
          <PassageSteps way="in" stage={stage} card={false} hash={hash} chain={chain} />
          <StoppedNote error={error} />
          <Button
            className="mt-6 w-full"
            variant={stage === 'final' ? 'primary' : 'outline'}
            onClick={onClose}
          >
            {stage === 'final' ? 'Done' : 'Close: it arrives by itself'}
          </Button>
        </>
      ) : barred !== null ? (
        <>
          <p className="text-chalk-2">{barred}</p>
          <Button className="mt-6 w-full" onClick={onClose}>
            All right
          </Button>
        </>
      ) : (
        <>
          <p className="mb-5 text-small text-chalk-2">
            Out of your own wallet and into the Stadium, where it plays, mints and trades. What you
            bring may leave again.
          </p>
          <AmountForm
            label="How much"
            most={held?.hoof ?? 0}
            tooMuch="Your wallet holds {most} HOOF on the chain, and no more."
            help={held && `${formatHoof(held.hoof)} HOOF in your wallet on the chain.`}
            action="Bring in"
            busy={bring.isPending}
            busyWord="Ask your wallet"
            onSend={(hoof) => bring.mutate(hoof)}
          >
            <p aria-live="polite" className="mt-4 min-h-5 text-small text-chalk-2">
              {bring.isPending && step ? ASKS[step] : ''}
            </p>
            <StoppedNote error={error} />
          </AmountForm>
        </>
      )}
    </Dialog>
  );
}
