import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { t } from '@goats/words';
import { Suspense } from 'react';
import { CardDeal } from '../trading/card-deal.tsx';

const SwapForCard = lazyPart(() => import('../swaps/swap-for-card.tsx'));

/** What can be done with a card for HOOF or for other cards, here and at once. */
export function DealSection({ cardId }: { cardId: number }) {
  return (
    <section
      aria-labelledby="for-hoof"
      className="mt-8 rounded-panel border border-line bg-pitch-900 p-5 sm:p-6"
    >
      <h2 id="for-hoof" className="mb-4 text-row leading-none">
        {t('For HOOF, right here')}
      </h2>
      <div className="grid gap-3.5 sm:max-w-110">
        <CardDeal cardId={cardId} />
        <Suspense>
          <SwapForCard cardId={cardId} />
        </Suspense>
      </div>
    </section>
  );
}
