import { PACK_SIZE, SERIES_SIZE } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { Panel } from '@goats/ui/panel.tsx';
import { RarityBadge } from '@goats/ui/rarity-badge.tsx';
import { Tag } from '@goats/ui/tag.tsx';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { SITE } from '../../site/site-config.ts';
import type { RevealedCard } from './reveal/revealed-card.ts';

const FACTS = [
  t('{size} unique cards per pack', { size: PACK_SIZE }),
  t('Rarities from Common to Legendary'),
  t('{size} cards in the series', { size: SERIES_SIZE }),
] as const;

/** While the pack is closed: what is in it and where it is sold. */
export function OpeningPanel() {
  const [purchase, setPurchase] = useState(false);
  return (
    <Panel corners raised>
      <h2 className="text-panel">{t('Opening Your Pack')}</h2>
      <ul className="mt-5 border-t border-line">
        {FACTS.map((fact) => (
          <li key={fact} className="border-b border-line py-3 text-chalk-2">
            {fact}
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-3">
        <Button
          variant="outline"
          aria-expanded={purchase}
          aria-controls="purchase-options"
          onClick={() => setPurchase(!purchase)}
        >
          {t('View Purchase Options')}
        </Button>
        <Button asChild variant="ghost">
          <Link to="/card-game">{t('Back to Game')}</Link>
        </Button>
      </div>
      <div id="purchase-options" hidden={!purchase} className="perforation mt-4 pt-5">
        <p className="text-small text-chalk-2">
          {t('Cards are pre-minted NFTs on an NFT marketplace, paid with Polygon (MATIC).')}
        </p>
        <div className="mt-4 grid gap-3">
          <Button asChild variant="outline" size="sm">
            <Link to="/marketplace">{t('Go to Marketplace')}</Link>
          </Button>
          <Button asChild size="sm">
            <a href={SITE.marketplaceCollection} target="_blank" rel="noopener noreferrer">
              {t('Buy the collection')} <ExternalLink aria-hidden="true" className="size-4" />
            </a>
          </Button>
        </div>
      </div>
    </Panel>
  );
}

/** Once it lies open: what came out. */
export function ReadyPanel({
  cards,
  turned,
}: {
  cards: readonly RevealedCard[];
  /** A card that lies face down is not given away by the list. */
  turned: (place: number) => boolean;
}) {
  return (
    <Panel corners raised>
      <h2 className="text-panel">{t('Your Pack is Ready!')}</h2>
      <ul className="mt-5 border-t border-line">
        {cards.map((card, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a pack may hold the same card twice
            key={place}
            className="flex min-h-12 items-center justify-between gap-4 border-b border-line py-2"
          >
            {!turned(place) ? (
              <span className="text-chalk-3">{t('Face down@@a card')}</span>
            ) : card.id === null ? (
              <span lang="en" className="min-w-0">
                {card.name}
              </span>
            ) : (
              <Link
                lang="en"
                to="/nft/$id"
                params={{ id: String(card.id) }}
                className="min-w-0 hover:underline"
              >
                {card.name}
              </Link>
            )}
            {turned(place) && (
              <span className="flex flex-none items-center gap-2.5">
                {card.yours && <Tag tone="gold">{t('Yours@@a card')}</Tag>}
                <RarityBadge rarity={card.rarity} />
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small text-chalk-3">
        {cards.some(({ yours }) => yours)
          ? t(
              'Drawn by the odds below. One is among your cards now; the others were to look at. What nobody owns yet can be minted with HOOF.',
            )
          : t('Drawn by the odds below, to look at. What nobody owns yet can be minted with HOOF.')}
      </p>
      <div className="mt-5 grid gap-3">
        {/* A reload, not a reset: the next pack starts with nothing left of this one. */}
        <Button onClick={() => window.location.reload()}>{t('Open Another Pack')}</Button>
        <Button asChild variant="outline">
          <Link to="/card-game">{t('Back to Card Game')}</Link>
        </Button>
      </div>
    </Panel>
  );
}
