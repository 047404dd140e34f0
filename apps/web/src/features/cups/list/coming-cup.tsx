import { CountdownTiles } from '@goats/ui/clock.tsx';
import { tierLook } from '@goats/ui/rarity.ts';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import type { CSSProperties } from 'react';
import type { Fixture } from '../cup-queries.ts';
import { atWords } from '../cup-words.ts';
import { CUP_FRAME, CUP_SIDE, CupStage } from './open-cup.tsx';

/** While no cup takes entries: the next one, and how long until it does. */
export function ComingCup({ fixture }: { fixture: Fixture }) {
  const { kind, tier, size, opensAt, startsAt } = fixture;
  const now = useNow('countdown', opensAt);
  const msLeft = Date.parse(opensAt) - now;
  return (
    <article
      aria-labelledby="coming-cup"
      className={CUP_FRAME}
      style={{ '--tier': tierLook(tier).color } as CSSProperties}
    >
      <CupStage cup={fixture} />
      <div className="min-w-0 p-5 sm:p-7">
        <RarityBadge rarity={tier} />
        <h3 id="coming-cup" className="mt-3.5 text-part">
          {kind === 'clubs'
            ? t('Club match')
            : t(
                '{tier, select, Common {Common cup} Rare {Rare cup} Epic {Epic cup} other {Legendary cup}} of {size}@@for so many players',
                { tier, size },
              )}
        </h3>
        <p className="mt-4 max-w-130 text-chalk-2">
          {t(
            'No cup takes entries this minute. This one is next, with kick-off {at}: pick one to three of your {tier, select, Common {Common} Rare {Rare} Epic {Epic} other {Legendary}} cards meanwhile.',
            { at: atWords(startsAt, now), tier },
          )}
        </p>
      </div>
      <div className={CUP_SIDE}>
        <div>
          <p className="kicker mb-3">
            {msLeft > 0 ? t('Opens in@@a countdown follows') : t('Opening')}
          </p>
          <CountdownTiles msLeft={msLeft} size="3.25rem" />
        </div>
      </div>
    </article>
  );
}
