import { Button } from '@goats/ui/button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { refusal } from '../trading/refusal.ts';
import { useStake } from '../wallet/use-stake.ts';
import { cardIdsOf, refreshSwap, type Swap } from './swap-queries.ts';
import { sidesOf } from './swap-words.ts';

const WORDS = {
  made: {
    label: 'Withdraw',
    busy: 'Withdrawing',
    purpose: 'to withdraw your swap',
    done: 'Swap withdrawn',
    failed: 'Still on the table',
  },
  received: {
    label: 'Turn down',
    busy: 'Turning down',
    purpose: 'to turn this swap down',
    done: 'Swap turned down',
    failed: 'Not turned down',
  },
} as const;

/** Takes a swap off the table, from either side; nothing is lost, so nothing is asked. */
export function DropSwap({ swap, about }: { swap: Swap; about: string }) {
  const words = WORDS[swap.side];
  const back = swap.side === 'made' && sidesOf(swap).give.hoof > 0;
  const drop = useStake({
    call: 'DELETE /api/swaps/:id',
    request: () => ({ params: { id: String(swap.id) } }),
    purpose: words.purpose,
    refresh: refreshSwap(cardIdsOf(swap)),
    done: () =>
      toast({
        title: words.done,
        description: back ? 'Your HOOF is back.' : 'No card has moved.',
      }),
    failed: { title: words.failed, words: refusal },
  });
  return (
    <Button
      variant="outline"
      size="sm"
      busy={drop.isPending}
      busyWord={words.busy}
      onClick={() => drop.mutate()}
    >
      {words.label}
      <span className="sr-only"> {about}</span>
    </Button>
  );
}
