import { nextDay } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { clockTime } from '@goats/ui/clock-time.ts';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CallWhenRested } from '../inbox/call-when-rested.tsx';
import { isFree, type NoneFree, restsOf, whyNoneFree } from '../own-cards/card-standing.ts';
import { useWalletCards } from '../wallet/wallet-queries.ts';
import WhatIsOn from './what-is-on.tsx';

/** For whoever has cards and none that may play now: when the first is back, and what there is meanwhile. */
export default function NobodyFit({
  address,
  justPlayed = false,
  friend,
  className = 'mb-8',
}: {
  address: string | null;
  /** The list may still have the card in the match that has just ended. */
  justPlayed?: boolean;
  /** The way to a friendly, where the head of the page has none. */
  friend?: ReactNode;
  className?: string;
}) {
  const { data } = useWalletCards(address);
  const now = useNow('minute', ...restsOf(data?.cards));
  const cards = data?.cards ?? [];
  const why = cards.some((card) => isFree(card, now)) ? null : whyNoneFree(cards, now);
  if (!why || (justPlayed && why.kind === 'busy')) return null;
  // A card that is back at midnight is back by its games, which nobody is called for.
  const byRest = why.kind === 'resting' && why.backAt !== nextDay((why.backAt ?? now) - 1);
  // A friendly takes whoever is tired, and nobody who is in another game or out of the Stadium.
  const tired = why.kind === 'resting' || why.kind === 'done';
  return (
    <section
      aria-labelledby="nobody-fit"
      className={`stripes rounded-row border border-line-2 px-5 py-5 sm:px-6 ${className}`}
    >
      <h2 id="nobody-fit" className="text-card">
        {TITLES[why.kind]}
      </h2>
      <p className="mt-1.5 mb-4 text-chalk-2">
        {why.words}
        {why.backAt !== null &&
          ` ${t('That is {time} where you are.', { time: clockTime(why.backAt) })}`}{' '}
        {t('Meanwhile nothing has to be at stake.')}
      </p>
      <div className="flex flex-wrap gap-3">
        {byRest && <CallWhenRested />}
        {tired && friend}
        <WhatIsOn />
        <Button asChild variant="ghost">
          <Link to="/marketplace">{t('Find another card')}</Link>
        </Button>
        <Button asChild variant="ghost">
          <Link to="/battle" search={{ tab: 'collection' }}>
            {t('Your cards')}
          </Link>
        </Button>
      </div>
    </section>
  );
}

const TITLES = {
  resting: t('Your cards are having a rest'),
  busy: t('Your cards are in play'),
  outside: t('Your cards are outside'),
  done: t('Your cards are done for today'),
} as const satisfies Record<NoneFree['kind'], string>;
