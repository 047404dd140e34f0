import { buttonLook } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { Link } from '@tanstack/react-router';
import { CardDeal } from '../trading/card-deal.tsx';
import type { RevealedCard } from './reveal/revealed-card.ts';

/** Below a card that lies face up: the way to one's own, and what can be done with any other. */
export function PackDeal({ card: { id, name, yours } }: { card: RevealedCard }) {
  if (id === null) return null;
  if (!yours) return <CardDeal cardId={id} size="sm" />;
  return (
    <Link
      to="/nft/$id"
      params={{ id: String(id) }}
      className={cx(buttonLook({ size: 'sm' }), 'min-h-11.5 w-full')}
    >
      See your card<span className="sr-only">, {name}</span>
    </Link>
  );
}
