import { formatHoof, type Rarity } from '@goats/rules';
import { RefereeCard } from '@goats/ui/referee-card.tsx';
import { t } from '@goats/words';
import type { Lack } from '../../wallet/purse.ts';
import type { WalletFigures } from '../../wallet/wallet-queries.ts';
import NearestDeal from '../nearest-deal.tsx';

/** Why HOOF that is there cannot be spent here, and what it can buy instead. */
export function LackNote({
  figures,
  lack,
  card,
  onLeave,
}: {
  figures: WalletFigures;
  lack: Lack;
  card: { readonly id: number; readonly rarity: Rarity };
  onLeave: () => void;
}) {
  return (
    <div className="mt-4 flex gap-3.5 text-small text-chalk-2">
      <RefereeCard color="yellow" className="mt-0.5 h-5.5 w-4 flex-none" />
      <div>
        <p>{lack.kind === 'free' ? freeWords(figures) : `${lack.words}.`}</p>
        <NearestDeal {...{ figures, lack, onLeave }} cardId={card.id} rarity={card.rarity} />
      </div>
    </div>
  );
}

function freeWords({ tradable, hoofBalance }: WalletFigures): string {
  return t(
    '{tradable} of your {balance} HOOF can be traded. Gifts of the house play, mint and buy from the house, and stay in it. What you are paid for a card can be traded, and what you win that was another player’s to trade.',
    { tradable: formatHoof(tradable), balance: formatHoof(hoofBalance) },
  );
}
