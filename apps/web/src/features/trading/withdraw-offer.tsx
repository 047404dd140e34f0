import { formatHoof } from '@goats/rules';
import { api } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.tsx';
import { refusal } from './refusal.ts';
import type { Offer } from './trading-queries.ts';
import { useTrade } from './use-trade.ts';

/** Takes an offer off the table; nothing is lost, so nothing is asked. */
export function WithdrawOffer({ offer }: { offer: Pick<Offer, 'id' | 'cardId' | 'amount'> }) {
  const amount = formatHoof(offer.amount);
  const withdraw = useTrade(
    offer.cardId,
    async (_: undefined, __, extras) => {
      await api('DELETE /api/offers/:id', { params: { id: String(offer.id) } }, extras);
      return 'withdrawn' as const;
    },
    'to withdraw your offer',
  );
  return (
    <Button
      variant="outline"
      size="sm"
      busy={withdraw.isPending}
      busyWord="Withdrawing"
      aria-label={`Withdraw your offer of ${amount} HOOF`}
      onClick={() =>
        // The promise outlives this button, which goes with the offer.
        void withdraw.mutateAsync(undefined).then(
          (done) => {
            if (done === null) return;
            toast({ title: 'Offer withdrawn', description: `Your ${amount} HOOF are back.` });
          },
          (error) =>
            toast({ title: 'Still on the table', description: refusal(error), tone: 'red' }),
        )
      }
    >
      Withdraw
    </Button>
  );
}
