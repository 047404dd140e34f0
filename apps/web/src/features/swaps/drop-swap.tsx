import { Button } from '@goats/ui/button.tsx';
import { T } from '@goats/ui/t.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';
import { refusal } from '../trading/refusal.ts';
import { useStake } from '../wallet/use-stake.ts';
import { cardIdsOf, refreshSwap, type Swap } from './swap-queries.ts';
import { sidesOf } from './swap-words.ts';

interface What {
  readonly name: string | undefined;
  readonly about: ReactNode;
}

const WORDS = {
  made: {
    label: (what: What) => <T m="Withdraw<about> the swap of {name}</about>" {...what} />,
    busy: t('Withdrawing@@button, while it happens'),
    purpose: t('Sign in to withdraw your swap.'),
    done: t('Swap withdrawn'),
    failed: t('Still on the table'),
  },
  received: {
    label: (what: What) => <T m="Turn down<about> the swap of {name}</about>" {...what} />,
    busy: t('Turning down@@button, while it happens'),
    purpose: t('Sign in to turn this swap down.'),
    done: t('Swap turned down'),
    failed: t('Not turned down'),
  },
} as const;

/** Takes a swap off the table, from either side; nothing is lost, so nothing is asked. */
export function DropSwap({ swap }: { swap: Swap }) {
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
        description: back ? t('Your HOOF is back.') : t('No card has moved.'),
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
      {words.label({ name: swap.give[0]?.name, about: <span className="sr-only" /> })}
    </Button>
  );
}
