import { PACK_KINDS, PACK_ODDS, PACK_SIZE, RARITIES } from '@goats/rules';
import { packLabel } from '@goats/ui/club-labels.ts';
import { tierLook } from '@goats/ui/rarity.ts';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';
import type { ReactNode } from 'react';

const [NOW, NEXT, LAST] = PACK_KINDS.map(packLabel);

const FEATURES = [
  [t('Holographic cards'), t('They catch the floodlights, and they know it.')],
  [
    t('Tournament access cards'),
    t('Every card is one: with a free card of its tier you are in a cup.'),
  ],
  [t('Golden ticket NFT drops'), t('Planned. Rare as a goat that tracks back.')],
  [t('Exclusive booster packs'), t('Planned, for clubs that sell out of everything else.')],
] as const;

const TIPS = [
  t('Check the attributes before the tier. A Rare with 85 Pace has beaten better-dressed goats.'),
  t('Doubles are currency. Somebody always needs the one you have twice.'),
  t('Trades are final once confirmed. Sleep on it; goats do.'),
] as const;

/** The three panels below the pack that never change. */
export function PackReading() {
  return (
    <div className="wrap grid gap-12 pt-14 sm:pt-20 md:grid-cols-2 md:gap-x-10 lg:grid-cols-3 lg:gap-14">
      <Part title={t('Pack Statistics')}>
        <dl>
          {RARITIES.map((tier) => (
            <div
              key={tier}
              className="grid min-h-14 grid-cols-[8.5rem_1fr_3rem] items-center gap-3 border-b border-line"
            >
              <dt>
                <RarityBadge rarity={tier} />
              </dt>
              <dd aria-hidden="true" className="h-2.5 bg-pitch-800">
                <i
                  className="block h-full"
                  style={{ width: `${PACK_ODDS[tier]}%`, background: tierLook(tier).color }}
                />
              </dd>
              <dd className="numeral text-right text-2xl">{PACK_ODDS[tier]}%</dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-small text-chalk-3">
          {t(
            '{size} cards a pack. {now} is what there is; {next} and {last} are planned, with the same honest odds.',
            { size: PACK_SIZE, now: NOW, next: NEXT, last: LAST },
          )}
        </p>
      </Part>
      <Part title={t('Special Features')}>
        <ul>
          {FEATURES.map(([name, words]) => (
            <li key={name} className="border-b border-line py-3">
              <span className="font-semibold">{name}</span>
              <span className="block text-small text-chalk-2">{words}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={t('Trading Tips')}>
        <ol className="grid gap-4 pt-4">
          {TIPS.map((tip, place) => (
            <li key={tip} className="grid grid-cols-[2rem_1fr] gap-3 text-chalk-2">
              <span aria-hidden="true" className="numeral text-poster-s text-chalk-3">
                {place + 1}
              </span>
              {tip}
            </li>
          ))}
        </ol>
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="md:max-lg:last:col-span-2">
      <h2 className="mb-5 text-panel">{title}</h2>
      <div className="border-t-[1.5px] border-line-2">{children}</div>
    </section>
  );
}
