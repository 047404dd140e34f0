import { formatHoof } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useStake } from '../wallet/use-stake.ts';
import { refreshTrade } from './refresh-trade.ts';
import { refusal } from './refusal.ts';
import type { Offer } from './trading-queries.ts';

/** Takes an offer off the table; nothing is lost, so nothing is asked. */
export function WithdrawOffer({ offer }: { offer: Pick<Offer, 'id' | 'cardId' | 'amount'> }) {
  const amount = formatHoof(offer.amount);
  const withdraw = useStake({
    call: 'DELETE /api/offers/:id',
    request: () => ({ params: { id: String(offer.id) } }),
    purpose: t('Sign in to withdraw your offer.'),
    refresh: refreshTrade(offer.cardId),
    done: () =>
      toast({
        title: t('Offer withdrawn'),
        description: t('Your {hoof} HOOF are back.', { hoof: amount }),
      }),
    failed: { title: t('Still on the table'), words: refusal },
  });
  return (
    <Button
      variant="outline"
      size="sm"
      busy={withdraw.isPending}
      busyWord={t('Withdrawing@@button, while it happens')}
      aria-label={t('Withdraw your offer of {hoof} HOOF', { hoof: amount })}
      onClick={() => withdraw.mutate()}
    >
      {t('Withdraw@@button: an offer')}
    </Button>
  );
}
