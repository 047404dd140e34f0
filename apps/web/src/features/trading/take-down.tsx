import { Button } from '@goats/ui/button.tsx';
import { toast } from '@goats/ui/toasts.tsx';
import { t } from '@goats/words';
import { useStake } from '../wallet/use-stake.ts';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import { refreshTrade } from './refresh-trade.ts';
import { refusal } from './refusal.ts';

/** Takes a card off the shelf; it can go back up in a moment, so nothing is asked. */
export function TakeDown({
  card: { id, name },
  size = 'md',
}: {
  card: Pick<OwnedCard, 'id' | 'name'>;
  size?: 'md' | 'sm';
}) {
  const down = useStake({
    call: 'DELETE /api/cards/:id/listing',
    request: () => ({ params: { id: String(id) } }),
    purpose: t('Sign in to take it off the shelf.'),
    refresh: refreshTrade(id),
    done: () =>
      toast({
        title: t('Off the shelf'),
        description: t('{name} is not for sale any more.', { name }),
      }),
    failed: { title: t('Still on the shelf'), words: refusal },
  });
  return (
    <Button
      variant="outline"
      size={size}
      busy={down.isPending}
      busyWord={t('Taking it down')}
      aria-label={t('Take {name} off the shelf', { name })}
      onClick={() => down.mutate()}
    >
      {t('Take off the shelf')}
    </Button>
  );
}
