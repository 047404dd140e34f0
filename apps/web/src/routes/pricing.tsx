import { formatDollars, groupedCount, PRICE_TIERS, RARITIES, type Rarity } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { HoofCoin } from '../ui/hoof-coin.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { RarityBadge } from '../ui/rarity-badge.tsx';
import { Tag } from '../ui/tag.tsx';

const WORDS = {
  Common: 'A way in. Everybody was a Common once, except the ones who deny it.',
  Rare: 'Two packs and a better class of elbow.',
  Epic: 'Enough cards for a squad and a grudge.',
  Legendary: 'Ten packs. Bring a wheelbarrow.',
} as const satisfies Record<Rarity, string>;

export function PricingPage() {
  return (
    <>
      <PageHeader
        variant="line"
        title="NFT Pricing"
        lead="Four tiers, one price each. Payments in Polygon MATIC, on the external marketplace."
      />
      <div className="wrap">
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 sm:gap-6 lg:mt-12 lg:grid-cols-4">
          {RARITIES.map((tier) => (
            <li key={tier} className="grid">
              <TierCard tier={tier} />
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-180 text-small text-chalk-3">
          Prices are shown in dollars and paid in MATIC on Polygon at the rate of the moment. Cards
          are pre-minted; the network fee is the network's, not ours.
        </p>
      </div>
    </>
  );
}

function TierCard({ tier }: { tier: Rarity }) {
  const { dollars, packs, cards, hoof, mostPopular } = PRICE_TIERS[tier];
  return (
    <section
      aria-label={tier}
      className={cx(
        'relative flex flex-col rounded-panel border bg-pitch-900 p-6',
        mostPopular ? 'border-chalk' : 'border-line',
      )}
    >
      {mostPopular && (
        <Tag tone="chalk" className="absolute -top-2.75 left-6">
          Most Popular
        </Tag>
      )}
      <RarityBadge rarity={tier} className="self-start" />
      <h2 className="sr-only">{tier}</h2>
      <p className="numeral mt-6 text-[5rem] leading-[.82] font-black">{formatDollars(dollars)}</p>
      <p className="mt-4 min-h-12 text-small text-chalk-2">{WORDS[tier]}</p>
      <ul className="perforation mt-6 grid pt-4">
        {[
          [`${packs} ${packs === 1 ? 'pack' : 'packs'}`, 'of five cards'],
          [`${cards} cards`, 'in all'],
        ].map(([figure, note]) => (
          <li
            key={figure}
            className="flex items-baseline justify-between border-b border-line py-2.5"
          >
            <span className="numeral text-2xl">{figure}</span>
            <span className="text-small text-chalk-3">{note}</span>
          </li>
        ))}
        <li className="flex items-center justify-between py-2.5">
          <span className="numeral flex items-center gap-2 text-2xl">
            <HoofCoin /> {groupedCount(hoof)} HOOF
          </span>
          <span className="text-small text-chalk-3">to play with</span>
        </li>
      </ul>
      <div className="mt-auto pt-6">
        <Button asChild variant={mostPopular ? 'primary' : 'outline'}>
          <Link to="/marketplace" search={{ rarity: tier }} className="w-full">
            Browse {tier}
          </Link>
        </Button>
      </div>
    </section>
  );
}
