import { PACK_ODDS, RARITIES } from '@goats/rules';
import { rarityLabel } from '@goats/ui/labels.ts';
import { tierLook } from '@goats/ui/rarity.ts';
import { RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';
import type { CSSProperties } from 'react';

/** What comes out of a pack, drawn to scale. */
export function PackOdds() {
  return (
    <section aria-labelledby="pack-odds" className="mt-20 sm:mt-24">
      <h2 id="pack-odds" className="text-part">
        {t('What is in a pack')}
      </h2>
      <p className="mt-4 max-w-140 text-chalk-2">
        {t(
          'Five cards, each drawn on its own by these odds. The wrapper does not improve them, however slowly it is opened.',
        )}
      </p>
      <div aria-hidden="true" className="mt-7 flex h-5 gap-px">
        {RARITIES.map((tier) => (
          <i
            key={tier}
            style={{ flexGrow: PACK_ODDS[tier], background: tierLook(tier).color } as CSSProperties}
          />
        ))}
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {RARITIES.map((tier) => (
          <div key={tier} className="flex flex-col-reverse">
            <dt className="mt-2 flex items-center gap-2 text-small text-chalk-2">
              <RaritySlashes rarity={tier} /> {rarityLabel(tier)}
            </dt>
            <dd className="numeral text-poster leading-[.84] font-black">{PACK_ODDS[tier]}%</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
