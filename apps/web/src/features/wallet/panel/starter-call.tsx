import { versioned } from '@goats/collection';
import { ArtImage } from '@goats/ui/art-image.tsx';
import { Button } from '@goats/ui/button.tsx';
import { t } from '@goats/words';
import { starterWaits, useWalletFigures } from '../wallet-queries.ts';
import { openStarterPack } from '../wallet-store.ts';

/** Shown until the wallet has opened its starter pack. */
export function StarterCall({ address }: { address: string }) {
  const { data } = useWalletFigures(address);
  if (!starterWaits(data)) return null;
  return (
    <div className="stripes relative mb-5 grid grid-cols-[5.75rem_1fr] items-center gap-6 overflow-hidden rounded-row border border-line py-4 pr-4 pl-5">
      <div className="relative -rotate-4">
        <ArtImage
          src={`${versioned('/api/images/pack-standard.webp')}?w=192`}
          alt=""
          eager
          boxClass="aspect-[5/7] bg-transparent!"
        />
        {/* Over the small print of the shop's pack, which counts other cards. */}
        <span
          aria-hidden="true"
          className="display absolute inset-x-1.5 bottom-[6%] -rotate-3 bg-chalk py-2 text-center text-body leading-none text-ink"
        >
          {t('Starter@@printed on a starter pack')}
        </span>
      </div>
      <div>
        <h3 className="text-row leading-[.92]">{t('Your starter pack is here')}</h3>
        <p className="mt-1.5 mb-3 text-small text-chalk-2">
          {t('Cards and HOOF, once per wallet.')}
        </p>
        <Button size="sm" className="px-3! whitespace-nowrap" onClick={openStarterPack}>
          {t('Open Starter Pack')}
        </Button>
      </div>
    </div>
  );
}
