import { ATTRIBUTE_RANGES, RARITIES } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { T } from '@goats/ui/t.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { TIER_CARDS, TIER_WORDS } from '../../content/game-guide.ts';
import { SampleCard } from './sample-card.tsx';

export function GuideCollection() {
  return (
    <>
      <div className="grid items-end gap-x-18 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <h2 className="text-section leading-[.82]">{t('10 goats, 20,000 cards')}</h2>
        <p className="text-lead text-chalk-2 lg:pb-2">
          {t(
            '2,000 a goat in four tiers. The tier sets the range of every attribute; the draw does the rest.',
          )}
        </p>
      </div>
      <ul className="mt-10 grid grid-cols-2 gap-x-3.5 gap-y-10 sm:mt-14 sm:gap-x-6 md:grid-cols-4">
        {RARITIES.map((tier) => (
          <li key={tier}>
            <SampleCard card={TIER_CARDS[tier]} />
            <div className="mt-5 flex flex-wrap items-center justify-between gap-2">
              <RarityBadge rarity={tier} />
              <span className="numeral text-poster-s">
                <T
                  m="<hidden>Attributes </hidden>{min}-{max}"
                  hidden={<span className="sr-only" />}
                  {...ATTRIBUTE_RANGES[tier]}
                />
              </span>
            </div>
            <p className="mt-2.5 text-small text-chalk-2 sm:text-body">{TIER_WORDS[tier]}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap gap-3">
        <Button asChild>
          <Link to="/marketplace">{t('Browse the marketplace')}</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/gallery">{t('See the gallery')}</Link>
        </Button>
      </div>
    </>
  );
}
