import { formatSol } from '@goats/rules';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import type { Bid } from '../catalogue/card-queries.ts';
import { useConfirmBid } from './use-bid-calls.ts';

/** Signs in where that is missing, and makes a typed bid one that stands. */
export function ConfirmBid({ nftId, bid }: { nftId: number; bid: Bid }) {
  const confirm = useConfirmBid(nftId);
  const amount = formatSol(bid.bidAmount);
  return (
    <Button
      size="sm"
      busy={confirm.isPending}
      busyWord={t('Confirming...')}
      aria-label={t('Confirm bid of {amount}', { amount })}
      onClick={() =>
        confirm.mutate(bid.id, {
          onSuccess: (confirmed) => {
            if (confirmed === null) return;
            const description = t('{amount} is signed for and stands until somebody beats it.', {
              amount,
            });
            toast({ title: t('Bid confirmed'), description });
          },
          onError: (error) => toast(failureNews(error, t('Failed to confirm bid'))),
        })
      }
    >
      {t('Confirm bid')}
    </Button>
  );
}
