import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useEffect, useRef } from 'react';
import type { ChainInfo, Withdrawal } from '../chain-queries.ts';
import { PassageSteps } from '../passage/passage-steps.tsx';
import { whatGoes } from '../passage/stages.ts';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { useWayOut } from '../passage/use-way-out.ts';

const CLOSE = {
  signed: t('Close, and finish later'),
  sent: t('Close: it arrives by itself'),
  seen: t('Close: it arrives by itself'),
  lapsed: t('Close: it comes back by itself'),
  final: t('Done@@button'),
  expired: t('Done@@button'),
} as const;

/** A signed voucher, and everything until its end. `eager` where the same press means both. */
export function WayOut({
  chain,
  wallet,
  begun,
  barred,
  eager,
  onClose,
}: {
  chain: ChainInfo | null;
  wallet: string;
  begun: Withdrawal;
  barred: string | null;
  eager: boolean;
  onClose: () => void;
}) {
  const { withdrawal, stage, hash, redeem, error } = useWayOut(chain, wallet, begun);
  const pressed = useRef(false);
  const { mutate } = redeem;
  const goesOn = eager && chain !== null && barred === null && begun.state === 'signed';
  useEffect(() => {
    if (!goesOn || pressed.current) return;
    pressed.current = true;
    mutate(begun.id);
  }, [goesOn, mutate, begun.id]);
  if (!withdrawal || !stage) return null;
  const card = withdrawal.cardId !== undefined;
  return (
    <>
      {!card && <p className="display mb-4 text-card">{whatGoes(withdrawal)}</p>}
      <PassageSteps
        way="out"
        stage={stage}
        card={card}
        deadline={withdrawal.deadline}
        hash={hash}
        chain={chain}
      />
      {barred !== null && stage === 'signed' && (
        <p className="mt-4 text-small text-chalk-2">{barred}</p>
      )}
      <StoppedNote error={error} />
      <div className="mt-6 grid gap-3">
        {stage === 'signed' && (
          <Button
            size="lg"
            disabled={barred !== null}
            busy={redeem.isPending}
            busyWord={t('Asking your wallet')}
            onClick={() => mutate(withdrawal.id)}
          >
            {t('Send it with my wallet')}
          </Button>
        )}
        <Button variant={stage === 'final' ? 'primary' : 'outline'} onClick={onClose}>
          {CLOSE[stage]}
        </Button>
      </div>
    </>
  );
}
