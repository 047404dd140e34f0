import { PACK_ODDS, PACK_SIZE, RARITIES, SERIES_SIZE } from '@goats/rules';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { SITE } from '../app/site-config.ts';
import { PackWrapper } from '../features/packs/pack-wrapper.tsx';
import '../features/packs/packs.css';
import { DEFAULT_GOAT } from '../features/goats/goat-pictures.ts';
import { usePack } from '../features/packs/use-pack.ts';
import { ArtImage } from '../ui/art-image.tsx';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { RarityBadge } from '../ui/rarity-badge.tsx';
import { TradingCard } from '../ui/trading-card.tsx';

const FEATURES = [
  'Holographic cards',
  'Tournament access cards',
  'Golden ticket NFT drops',
  'Exclusive booster packs',
] as const;

const TIPS = [
  'Check the attributes before the tier. A Rare with 85 Pace has beaten better-dressed goats.',
  'Doubles are currency. Somebody always needs the one you have twice.',
  'Trades are final once confirmed. Sleep on it; goats do.',
] as const;

export function PackOpeningPage() {
  const pack = usePack();
  const [purchase, setPurchase] = useState(false);
  const opened = pack.stage === 'opened';
  return (
    <>
      <section className="pack-floor relative isolate overflow-hidden border-b-[1.5px] border-line-2">
        <div className="wrap grid gap-10 py-10 sm:py-14 lg:grid-cols-[1fr_420px] lg:items-center lg:gap-16">
          <div className="min-w-0">
            <h1 className="text-page leading-[.82]">Open a pack</h1>
            {opened ? (
              <ul className="mt-9 grid grid-cols-2 gap-4 sm:grid-cols-3 xl:grid-cols-5">
                {pack.cards.map((card, place) => (
                  <li
                    // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold the same card twice
                    key={place}
                    className="animate-[rise-in_420ms_var(--ease-enter)_backwards]"
                    style={{ animationDelay: `${place * 120}ms` }}
                  >
                    <TradingCard
                      name={card.name}
                      moment={card.iconicMoment}
                      rarity={card.rarity}
                      art={<ArtImage src={card.imageUrl} fallbacks={[DEFAULT_GOAT]} alt="" />}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <PackWrapper stage={pack.stage} onOpen={() => void pack.open()} />
            )}
          </div>
          <Panel corners raised aria-live="polite">
            {opened ? (
              <>
                <h2 className="text-panel">Your Pack is Ready!</h2>
                <ul className="mt-5 border-t border-line">
                  {pack.cards.map((card, place) => (
                    <li
                      // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold the same card twice
                      key={place}
                      className="flex items-center justify-between gap-4 border-b border-line py-2.5"
                    >
                      <span className="min-w-0 truncate">{card.name}</span>
                      <RarityBadge rarity={card.rarity} />
                    </li>
                  ))}
                </ul>
                <div className="mt-6 grid gap-3">
                  <Button onClick={() => window.location.reload()}>Open Another Pack</Button>
                  <Button asChild variant="outline">
                    <Link to="/card-game">Back to Card Game</Link>
                  </Button>
                </div>
              </>
            ) : (
              <>
                <h2 className="text-panel">Opening Your Pack</h2>
                <ul className="mt-5 border-t border-line">
                  {[
                    `${PACK_SIZE} unique cards per pack`,
                    'Rarities from Common to Legendary',
                    `${SERIES_SIZE} cards in the series`,
                  ].map((fact) => (
                    <li key={fact} className="border-b border-line py-3 text-chalk-2">
                      {fact}
                    </li>
                  ))}
                </ul>
                <div className="mt-6 grid gap-3">
                  <Button
                    variant="outline"
                    aria-expanded={purchase}
                    onClick={() => setPurchase(!purchase)}
                  >
                    View Purchase Options
                  </Button>
                  <Button asChild variant="ghost">
                    <Link to="/card-game">Back to Game</Link>
                  </Button>
                </div>
              </>
            )}
            {purchase && !opened && <Purchase />}
          </Panel>
        </div>
      </section>
      <div className="wrap grid gap-12 pt-16 lg:grid-cols-3">
        <section>
          <h2 className="text-panel">Pack Statistics</h2>
          <ul className="mt-5 border-t-[1.5px] border-line-2">
            {RARITIES.map((tier) => (
              <li
                key={tier}
                className="flex min-h-13 items-center justify-between border-b border-line"
              >
                <RarityBadge rarity={tier} />
                <span className="numeral text-2xl">{PACK_ODDS[tier]}%</span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-panel">Special Features</h2>
          <ul className="mt-5 border-t-[1.5px] border-line-2">
            {FEATURES.map((feature) => (
              <li key={feature} className="flex min-h-13 items-center border-b border-line">
                {feature}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className="text-panel">Trading Tips</h2>
          <ul className="mt-5 grid gap-3 border-t-[1.5px] border-line-2 pt-4 text-chalk-2">
            {TIPS.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}

function Purchase() {
  return (
    <div className="perforation mt-6 pt-5">
      <p className="text-small text-chalk-2">
        Cards are pre-minted NFTs on an NFT marketplace, paid with Polygon (MATIC).
      </p>
      <div className="mt-4 grid gap-3">
        <Button asChild variant="outline" size="sm">
          <Link to="/marketplace">Go to Marketplace</Link>
        </Button>
        <Button asChild size="sm">
          <a href={SITE.marketplaceCollection} target="_blank" rel="noopener noreferrer">
            View collection <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </Button>
      </div>
    </div>
  );
}
