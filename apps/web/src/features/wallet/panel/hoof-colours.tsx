import { formatHoof } from '@goats/rules';
import type { WalletFigures } from '../wallet-queries.ts';

/** What of a balance is locked, and what that means, before somebody wants to trade with it. */
export function HoofColours({ locked, tradable }: Pick<WalletFigures, 'locked' | 'tradable'>) {
  if (locked === 0) return null;
  return (
    <details className="mb-4 rounded-row bg-well px-4 py-2.5 text-small">
      <summary className="flex cursor-pointer flex-wrap items-baseline justify-between gap-x-4 py-1">
        <span className="text-chalk-2">
          <b className="text-chalk">{formatHoof(locked)}</b> locked
        </span>
        <span className="text-chalk-2">
          <b className="text-chalk">{formatHoof(tradable)}</b> tradable
        </span>
      </summary>
      <p className="pt-1.5 pb-1 text-chalk-2">
        Gifts of the house are locked: stake them, mint with them, lose them gloriously. They are
        spent first. What you win off other players can be traded when it was theirs to trade.
      </p>
    </details>
  );
}
