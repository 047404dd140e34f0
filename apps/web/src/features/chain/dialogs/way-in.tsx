import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import type { ChainInfo } from '../chain-queries.ts';
import { PassageSteps } from '../passage/passage-steps.tsx';
import type { Stage } from '../passage/stages.ts';
import { StoppedNote } from '../passage/stopped-note.tsx';

/** A deposit that was sent, and everything until its end. */
export function WayIn({
  way: { stage, hash, error },
  card = false,
  chain,
  onClose,
}: {
  way: { stage: Stage | null; hash: string | null; error: unknown };
  card?: boolean;
  chain: ChainInfo | null;
  onClose: () => void;
}) {
  if (!stage) return null;
  return (
    <>
      <PassageSteps way="in" {...{ stage, card, hash, chain }} />
      <StoppedNote error={error} />
      <Button
        className="mt-6 w-full"
        variant={stage === 'final' ? 'primary' : 'outline'}
        onClick={onClose}
      >
        {stage === 'final' ? t('Done@@button') : t('Close: it arrives by itself')}
      </Button>
    </>
  );
}
