import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { starterWaits, useWalletFigures } from '../../wallet/wallet-queries.ts';
import { openStarterPack } from '../../wallet/wallet-store.ts';
import type { Cup } from '../cup-queries.ts';

/** Nothing to bring: the way to a card of the tier. */
export function NoCardForCup({
  cup,
  address,
  onClose,
}: {
  cup: Cup;
  address: string;
  onClose: () => void;
}) {
  const { data } = useWalletFigures(address);
  const fresh = starterWaits(data);
  return (
    <>
      <p className="mb-6 text-chalk-2">
        {fresh
          ? t(
              'This cup is for {tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} cards, and you have none yet. Your starter pack is waiting: open it, see what is inside, and if no {tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} falls out, mint one.',
              { tier: cup.tier },
            )
          : t(
              'This cup is for {tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} cards, and you have none. Mint one with HOOF or buy one from its owner; the next cup of this tier will not be long.',
              { tier: cup.tier },
            )}
      </p>
      <div className="grid gap-3">
        {fresh && (
          <Button
            onClick={() => {
              onClose();
              openStarterPack();
            }}
          >
            {t('Open Starter Pack')}
          </Button>
        )}
        <Button asChild variant={fresh ? 'outline' : 'primary'}>
          <Link to="/marketplace" search={{ rarity: cup.tier }} onClick={onClose}>
            {t(
              'Find {tier, select, Common {a Common card} Rare {a Rare card} Epic {an Epic card} other {a Legendary card}}',
              { tier: cup.tier },
            )}
          </Link>
        </Button>
      </div>
    </>
  );
}
