import { formatHoof } from '@goats/rules';
import { serverNow } from '@goats/ui/server-clock.ts';
import { m, t } from '@goats/words';
import { useState } from 'react';
import { useWallet } from '../../wallet/wallet-store.ts';
import { useChainWallet } from '../chain-queries.ts';
import { depositHoof } from '../line/deposit-hoof.ts';
import { AmountForm } from '../passage/amount-form.tsx';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { useWayIn } from '../passage/use-way-in.ts';
import { PassageDialog, usePassage } from './passage-dialog.tsx';
import { WayIn } from './way-in.tsx';

const ASKS = {
  permit: t('Your wallet asks for a signature: it lets the Stadium take exactly this much.'),
  approve: t('Your wallet asks to allow the Stadium exactly this much. One more follows.'),
  deposit: t('Your wallet asks to send the deposit.'),
  sent: t('Your wallet has sent it. Wait here for the block, and do not send it twice.'),
  words: t('One more signature: that it is you who deposits. We send it, and pay for it.'),
} as const;

const NONE = t(
  'Your own wallet holds no HOOF on the chain yet. Take some out first: it can come back any time.',
);

/** From one's own wallet into the game. */
export default function BringInHoof({
  address,
  onClose,
}: {
  address: string;
  onClose: () => void;
}) {
  const { walletType } = useWallet();
  const { chain, barred } = usePassage();
  const { data: held } = useChainWallet(address, chain !== null);
  const [step, setStep] = useState<keyof typeof ASKS | null>(null);
  const way = useWayIn(chain, address, 'hoof', (hoof: number, on) =>
    depositHoof(on, address, Math.round(hoof * 100), {
      walletType,
      onStep: setStep,
      now: serverNow(),
    }),
  );
  return (
    <PassageDialog
      title={t('Bring HOOF in')}
      underWay={way.stage && <WayIn {...{ way, chain, onClose }} />}
      barred={barred ?? (held && held.hoof < 1 ? NONE : null)}
      onClose={onClose}
    >
      <p className="mb-5 text-small text-chalk-2">
        {t(
          'Out of your own wallet and into the Stadium, where it plays, mints and trades. What you bring may leave again.',
        )}
      </p>
      <AmountForm
        most={held?.hoof ?? 0}
        tooMuch={m('Your wallet holds {most} HOOF on the chain, and no more.')}
        help={
          held && t('{hoof} HOOF in your wallet on the chain.', { hoof: formatHoof(held.hoof) })
        }
        action={(hoof) =>
          hoof ? t('Bring in {hoof} HOOF', { hoof }) : t('Bring in@@HOOF, from a wallet')
        }
        busy={way.bring.isPending}
        busyWord={t('Asking your wallet')}
        onSend={(hoof) => way.bring.mutate(hoof)}
      >
        <p aria-live="polite" className="mt-4 text-small text-chalk-2 empty:mt-0">
          {way.bring.isPending && step ? ASKS[step] : ''}
        </p>
        <StoppedNote error={way.error} />
      </AmountForm>
    </PassageDialog>
  );
}
