import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CARDS } from '../../catalogue/card-queries.ts';
import { depositCards } from '../line/deposit-cards.ts';
import { StoppedNote } from '../passage/stopped-note.tsx';
import { useWayIn } from '../passage/use-way-in.ts';
import { PassageDialog, usePassage } from './passage-dialog.tsx';
import { WayIn } from './way-in.tsx';

/** Many cards come back from the chain at once. */
export default function CardsIn({
  address,
  cards,
  onClose,
}: {
  address: string;
  cards: readonly number[];
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const { chain, barred } = usePassage();
  // The list behind shrinks while they arrive.
  const [chosen] = useState(cards);
  const way = useWayIn<void>(chain, address, 'cards', (_, on) => depositCards(on, address, chosen));
  const { stage, bring, error } = way;
  useEffect(() => {
    // Those that came need not be the chosen ones: an earlier visit may have sent them.
    if (stage === 'final') void queryClient.invalidateQueries({ queryKey: CARDS });
  }, [stage, queryClient]);
  const words = t('Bring {count, plural, one {# card} other {# cards}} back', {
    count: chosen.length,
  });
  return (
    <PassageDialog
      title={stage ? t('Back to the Stadium@@cards, under way or there') : words}
      underWay={stage && <WayIn card {...{ way, chain, onClose }} />}
      barred={barred}
      onClose={onClose}
    >
      <p className="text-chalk-2">
        {t(
          'Your wallet sends them to the Stadium in one transaction. Once that is final they play, trade and rest like any others, and each may leave again whenever it is free.',
        )}
      </p>
      <StoppedNote error={error} />
      <Button
        size="lg"
        className="mt-6 w-full"
        disabled={chain === null}
        busy={bring.isPending}
        busyWord={t('Asking your wallet')}
        onClick={() => bring.mutate()}
      >
        {words}
      </Button>
    </PassageDialog>
  );
}
