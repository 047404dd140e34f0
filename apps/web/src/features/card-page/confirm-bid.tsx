import { formatSol } from '@goats/rules';
import { failureNews } from '@goats/ui/api/command-failure.ts';
import { Button } from '@goats/ui/button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
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
      busyWord="Confirming..."
      aria-label={`Confirm bid of ${amount}`}
      onClick={() =>
        confirm.mutate(bid.id, {
          onSuccess: (confirmed) => {
            if (confirmed === null) return;
            const description = `${amount} is signed for and stands until somebody beats it.`;
            toast({ title: 'Bid confirmed', description });
          },
          onError: (error) => toast(failureNews(error, 'Failed to confirm bid')),
        })
      }
    >
      Confirm bid
    </Button>
  );
}
