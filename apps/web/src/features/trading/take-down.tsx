import { api } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toasts.tsx';
import type { OwnedCard } from '../wallet/wallet-queries.ts';
import { refusal } from './refusal.ts';
import { useTrade } from './use-trade.ts';

/** Takes a card off the shelf; it can go back up in a moment, so nothing is asked. */
export function TakeDown({
  card: { id, name },
  size = 'md',
}: {
  card: Pick<OwnedCard, 'id' | 'name'>;
  size?: 'md' | 'sm';
}) {
  const down = useTrade(
    id,
    async (_: undefined, __, extras) => {
      await api('DELETE /api/cards/:id/listing', { params: { id: String(id) } }, extras);
      return 'down' as const;
    },
    'to take it off the shelf',
  );
  return (
    <Button
      variant="outline"
      size={size}
      busy={down.isPending}
      busyWord="Taking it down"
      aria-label={`Take ${name} off the shelf`}
      onClick={() =>
        // The promise outlives this button, which goes with the listing.
        void down.mutateAsync(undefined).then(
          (done) => {
            if (done === null) return;
            toast({ title: 'Off the shelf', description: `${name} is not for sale any more.` });
          },
          (error) =>
            toast({ title: 'Still on the shelf', description: refusal(error), tone: 'red' }),
        )
      }
    >
      Take off the shelf
    </Button>
  );
}
