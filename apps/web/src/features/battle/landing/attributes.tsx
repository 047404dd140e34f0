import {
  ATTRIBUTE_RANGES,
  ATTRIBUTES,
  attributeLabel,
  GROWTH_PER_CARD,
  RARITIES,
} from '@goats/rules';
import { tierLook } from '@goats/ui/rarity.ts';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';
import type { CSSProperties } from 'react';
import { ATTRIBUTE_NOTES } from '../../../content/card-game.ts';

/** Bars begin here: no card is minted below it. */
const FLOOR = 50;

export function AttributeNotes() {
  return (
    <div className="grid gap-14 md:grid-cols-[minmax(0,1fr)_18rem] lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-20">
      <section>
        <h2 className="text-part">{t('Ten numbers')}</h2>
        <p className="mt-5 max-w-140 text-lead text-chalk-2">
          {t(
            'Every card carries the same ten, from 0 to 100. Their average is its GOAT Score; their differences are the game.',
          )}
        </p>
        <dl className="mt-8 grid gap-x-12 border-t-[1.5px] border-line-2 sm:grid-cols-2">
          {ATTRIBUTES.map((attribute) => (
            <div key={attribute} className="border-b border-line py-4">
              <dt className="display text-row">{attributeLabel(attribute)}</dt>
              <dd className="mt-1.5 text-chalk-2">{ATTRIBUTE_NOTES[attribute]}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className="text-panel">{t('What a tier is worth')}</h2>
        <p className="mt-4 mb-7 text-chalk-2">
          {t(
            'The range each number is minted in. Winning adds one at a time, never beyond the tier’s own best, and at most {most} in a card’s life.',
            { most: GROWTH_PER_CARD },
          )}
        </p>
        <dl className="grid gap-6">
          {RARITIES.map((rarity) => {
            const { min, max } = ATTRIBUTE_RANGES[rarity];
            const at = (value: number) => `${((value - FLOOR) / (100 - FLOOR)) * 100}%`;
            return (
              <div key={rarity} className="grid grid-cols-[1fr_auto] items-end gap-x-4 gap-y-2.5">
                <dt>
                  <RarityBadge rarity={rarity} />
                </dt>
                <dd className="numeral text-row">
                  {min}-{max}
                </dd>
                <dd aria-hidden="true" className="relative col-span-2 h-3 bg-pitch-800">
                  <i
                    className="absolute inset-y-0 bg-(--tier)"
                    style={
                      {
                        '--tier': tierLook(rarity).color,
                        left: at(min),
                        right: `calc(100% - ${at(max)})`,
                      } as CSSProperties
                    }
                  />
                </dd>
              </div>
            );
          })}
        </dl>
      </section>
    </div>
  );
}
