import { formatDollars, groupedCount, PRICE_TIERS, type Rarity } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { cx } from '@goats/ui/cx.ts';
import { HoofCoin } from '@goats/ui/hoof-coin.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { tierLook } from '@goats/ui/rarity.ts';
import { RarityBadge, RaritySlashes } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';

const WORDS = {
  Common: t('A way in. Everybody was a Common once, except the ones who deny it.'),
  Rare: t('Two packs and a better class of elbow.'),
  Epic: t('Enough cards for a squad and a grudge.'),
  Legendary: t('Ten packs. Bring a wheelbarrow.'),
} as const satisfies Record<Rarity, string>;

/** A tier as a match ticket: what it is above the perforation, what is in it below. */
export function TierTicket({ tier }: { tier: Rarity }) {
  const { dollars, packs, cards, hoof, mostPopular } = PRICE_TIERS[tier];
  return (
    <section
      aria-labelledby={`tier-${tier}`}
      style={{ '--tier': tierLook(tier).color } as CSSProperties}
      className={cx(
        'tier-ticket relative flex flex-col rounded-row border',
        mostPopular ? 'border-chalk bg-pitch-850 lg:-my-5' : 'border-line bg-pitch-900',
      )}
    >
      {mostPopular && (
        <Tag tone="chalk" className="absolute -top-2.75 left-6 z-1">
          {t('Most Popular@@tier')}
        </Tag>
      )}
      <div className="tier-ticket-head relative overflow-hidden rounded-t-row px-6 pt-7 pb-7">
        <RaritySlashes
          rarity={tier}
          className="absolute -top-4 -right-2 gap-2! opacity-16 [&>i]:h-20! [&>i]:w-5!"
        />
        <h2 id={`tier-${tier}`} className="leading-none">
          <RarityBadge rarity={tier} />
        </h2>
        <p className="numeral mt-7 text-poster-l leading-[.8] font-black">
          {formatDollars(dollars)}
        </p>
        <p className="relative mt-5 min-h-11 text-small text-chalk-2">{WORDS[tier]}</p>
      </div>
      <ul className="perforation mx-6 grid pt-3">
        <Line
          figure={t('{count, plural, one {# pack} other {# packs}}', { count: packs })}
          note={t('of five cards@@packs')}
        />
        <Line
          figure={t('{count, plural, one {# card} other {# cards}}', { count: cards })}
          note={t('in all@@so many cards in a ticket')}
        />
        <Line
          figure={
            <>
              <HoofCoin /> {groupedCount(hoof)} HOOF
            </>
          }
          note={t('to play with@@so much HOOF')}
        />
      </ul>
      <div className={cx('mt-auto px-6 pt-5', mostPopular ? 'pb-6 lg:pb-11' : 'pb-6')}>
        <Button asChild variant={mostPopular ? 'primary' : 'outline'}>
          <Link to="/marketplace" search={{ rarity: tier }} className="w-full">
            {t('Browse {rarity}@@cards', { rarity: rarityLabel(tier) })}
          </Link>
        </Button>
      </div>
    </section>
  );
}

function Line({ figure, note }: { figure: React.ReactNode; note: string }) {
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2.75 last:border-0">
      <span className="numeral flex items-center gap-2 text-2xl">{figure}</span>
      <span className="text-small text-chalk-3">{note}</span>
    </li>
  );
}
