import { Button } from '@goats/ui/button.tsx';
import { Dialog } from '@goats/ui/dialog.tsx';
import { t } from '@goats/words';
import { useNames } from '../players/use-names.ts';
import { DealDone } from '../trading/deal-done.tsx';
import { refusal } from '../trading/refusal.ts';
import { RefusalNote } from '../trading/refusal-note.tsx';
import { useStake } from '../wallet/use-stake.ts';
import { cardIdsOf, refreshSwap, type Swap } from './swap-queries.ts';
import { SwapSides } from './swap-sides.tsx';
import { sidesOf } from './swap-words.ts';

/** The second look before cards are gone. */
export default function AcceptSwap({ swap, onClose }: { swap: Swap; onClose: () => void }) {
  const accept = useStake({
    call: 'POST /api/swaps/:id/accept',
    request: () => ({ params: { id: String(swap.id) } }),
    purpose: t('Sign in to accept this swap.'),
    refresh: refreshSwap(cardIdsOf(swap)),
  });
  const made = accept.data ?? null;
  const name = useNames([swap.proposer.address])(swap.proposer.address);
  return (
    <Dialog
      open
      onClose={onClose}
      title={made ? t('Swapped@@a swap was made') : t('Swap with {name}', { name })}
    >
      <div className="mb-6">
        <SwapSides {...sidesOf(swap)} tense={made ? 'done' : 'now'} />
      </div>
      {made ? (
        <DealDone onClose={onClose}>
          {t(
            'Shaken on it. {count, plural, =1 {Your new card waits} other {Your new cards wait}} in your collection.',
            { count: swap.give.length },
          )}
        </DealDone>
      ) : (
        <>
          <RefusalNote words={accept.isError ? refusal(accept.error) : null} />
          <Button
            size="lg"
            className="w-full"
            busy={accept.isPending}
            busyWord={t('Swapping@@button, while it happens')}
            onClick={() => accept.mutate(undefined)}
          >
            {t('Yes, swap')}
          </Button>
          <p className="mt-4 text-small text-chalk-3">
            {t(
              'Everything changes hands at once and does not come back by itself. Offers for the cards are paid back.',
            )}
          </p>
        </>
      )}
    </Dialog>
  );
}
