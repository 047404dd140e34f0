import { crowdFor, LANDING_MULTIPLIER, oddsWords, type Rarity } from '@goats/rules';
import { FactList } from '@goats/ui/fact-list.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { t } from '@goats/words';
import { BONUS_LINE } from '../../../content/bonus.ts';
import { CLOCKS, MECHANICS, PROMISES, TIER_CARDS } from '../../../content/card-game.ts';
import { ShownCardPicture } from './shown-card.tsx';

/** How often a Common that challenges this tier wins. */
function climb(tier: Rarity): string {
  return oddsWords(crowdFor('Common', tier)?.odds ?? 0);
}

const downwards = oddsWords(crowdFor('Legendary', 'Common')?.odds ?? 0);

export function Mechanics() {
  return (
    <>
      <div className="grid gap-12 md:grid-cols-2 lg:gap-20">
        <div>
          <h2 className="text-part">{t('The small print, in large')}</h2>
          <p className="mt-5 max-w-130 text-lead text-chalk-2">
            {t(
              'Stakes are locked in a vault and go to the winner. The losing card takes a cooldown; the winning card gains +1 on the winning attribute, five times in its life and never above its tier’s maximum.',
            )}
          </p>
          <FactList facts={CLOCKS} className="mt-8" />
        </div>
        <FactList facts={MECHANICS} />
      </div>
      <section className="mt-20">
        <div className="grid items-end gap-6 sm:grid-cols-[minmax(0,1fr)_auto] lg:gap-16">
          <div>
            <h2 className="text-part">{t('Punch up')}</h2>
            <p className="mt-4 max-w-150 text-lead text-chalk-2">
              {t(
                'Challenging a higher rarity pays a multiplier. Win as the underdog and the treasury tops up what the vault holds.',
              )}
            </p>
            <p data-in="live" className="mt-4 max-w-150 text-chalk-2">
              {BONUS_LINE}
            </p>
            <p className="mt-4 max-w-150 text-chalk-2">
              {t(
                'And the crowd is with the underdog: every value of the lower card counts for more. A Common that takes on a Rare wins {rare}, an Epic {epic}, a Legendary {legendary}. Challenge downwards and the crowd makes it {downwards}, without a multiplier.',
                {
                  rare: climb('Rare'),
                  epic: climb('Epic'),
                  legendary: climb('Legendary'),
                  downwards,
                },
              )}
            </p>
          </div>
          <p className="numeral text-poster-xl leading-[.8] text-gold sm:text-[8.5rem]">
            {t('{factor, number}x@@a multiplier', { factor: LANDING_MULTIPLIER })}
          </p>
        </div>
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-4 sm:gap-x-8">
          {TIER_CARDS.map((card) => (
            <li key={card.id} className="grid content-start justify-items-center gap-4">
              <ShownCardPicture
                card={card}
                sizes="(min-width: 40rem) 280px, 42vw"
                className="w-full max-w-60"
              />
              <RarityBadge rarity={card.rarity} />
            </li>
          ))}
        </ul>
      </section>
      <section className="mt-20">
        <h2 className="mb-8 text-part">{t('Fair, and provably so')}</h2>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-3">
          {PROMISES.map(({ title, text }) => (
            <li key={title} className="border-t-[1.5px] border-line-2 pt-5">
              <h3 className="text-row leading-[.92]">{title}</h3>
              <p className="mt-2.5 text-small text-chalk-2">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
