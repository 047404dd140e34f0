import { buttonLook } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { lazyPart } from '@goats/ui/lazy-part.tsx';
import { T } from '@goats/ui/t.tsx';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { RevealedCard } from './reveal/revealed-card.ts';

// Nobody sees it before a card is turned.
const CardDeal = lazyPart(async () => ({
  default: (await import('../trading/card-deal.tsx')).CardDeal,
}));

/** Below a card that lies face up: the way to one's own, and what can be done with any other. */
export function PackDeal({ card: { id, name, yours } }: { card: RevealedCard }) {
  if (id === null) return null;
  if (!yours) {
    return (
      <Suspense>
        <CardDeal cardId={id} size="sm" />
      </Suspense>
    );
  }
  return (
    <Link
      to="/nft/$id"
      params={{ id: String(id) }}
      className={cx(buttonLook({ size: 'sm' }), 'min-h-11.5 w-full')}
    >
      <T
        m="See your card<hidden>, {name}</hidden>"
        hidden={<span className="sr-only" />}
        name={name}
      />
    </Link>
  );
}
