import { formatHoof } from '@goats/rules';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { ChevronDown } from 'lucide-react';
import type { WalletFigures } from '../wallet-queries.ts';

/** What of a balance is locked, and what that means, before somebody wants to trade with it. */
export function HoofColours({ locked, tradable }: Pick<WalletFigures, 'locked' | 'tradable'>) {
  if (locked === 0) return null;
  return (
    <details className="group mb-4 rounded-row bg-well px-4 py-2.5 text-small">
      <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 py-1">
        <span className="text-chalk-2">
          <T m="{hoof} locked@@HOOF" hoof={<b className="text-chalk">{formatHoof(locked)}</b>} />
        </span>
        <span className="text-chalk-2">
          <T
            m="{hoof} tradable@@HOOF"
            hoof={<b className="text-chalk">{formatHoof(tradable)}</b>}
          />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 text-chalk-3 transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
        <span className="sr-only">{t('What is locked?')}</span>
      </summary>
      <p className="pt-1.5 pb-1 text-chalk-2">
        {t(
          'Gifts of the house are locked: they cannot be traded or taken away. Stake them, mint with them, buy from house players with them, lose them gloriously; they are spent first. What you win off other players is tradable when it was theirs to trade.',
        )}
      </p>
      <p className="pb-1 text-chalk-2">
        {t(
          'Prizes of the week and the treasury’s part of a cup can arrive locked too; your history says which. Entry fees that you win are always tradable, and only tradable HOOF pays for an entry.',
        )}
      </p>
    </details>
  );
}
