import { auctionCountdown, formatHoof, formatMatic, formatSol } from '@goats/rules';
import { Button } from '@goats/ui/button.tsx';
import { CardName } from '@goats/ui/card-name.tsx';
import { rarityLabel } from '@goats/ui/labels.ts';
import { MomentTitle } from '@goats/ui/moment-title.tsx';
import { T } from '@goats/ui/t.tsx';
import { useNow } from '@goats/ui/use-now.ts';
import { t } from '@goats/words';
import { Link } from '@tanstack/react-router';
import { ExternalLink, Gavel } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { assetUrl } from '../../site/site-config.ts';
import { CardPicture } from '../catalogue/card-picture.tsx';
import type { NftSummary } from '../catalogue/card-queries.ts';
import { PlaceBadge } from '../chain/place-badge.tsx';
import { CardDeal } from '../trading/card-deal.tsx';
import { TILE_WORDS_HEIGHT } from './card-tile-skeleton.tsx';
import { useLookedAt } from './use-looked-at.ts';

/** A card flung past the screen is never drawn: the picture is asked for once it has stayed. */
const STAYED_MS = 140;

function useStayed(passing: boolean): boolean {
  const [stayed, setStayed] = useState(!passing);
  useEffect(() => {
    if (stayed) return;
    const timer = setTimeout(() => setStayed(true), STAYED_MS);
    return () => clearTimeout(timer);
  }, [stayed]);
  return stayed;
}

/** One card of the explorer. `passing` while the page is being scrolled. */
export function CardTile({
  card,
  width,
  passing = false,
}: {
  card: NftSummary;
  /** CSS pixels. */
  width: number;
  passing?: boolean;
}) {
  const stayed = useStayed(passing);
  const mint = useRef<HTMLDivElement>(null);
  // Whose it is costs a question of its own, which is asked about cards that somebody looks at.
  const lookedAt = useLookedAt(mint);
  const id = String(card.id);
  return (
    <article className="group/tile relative">
      <div className="transition-transform duration-180 ease-enter group-hover/tile:-translate-y-1.5 motion-reduce:transform-none">
        {stayed ? (
          <CardPicture
            imageUrl={card.imageUrl}
            rarity={card.rarity}
            alt=""
            sizes={`${Math.round(width)}px`}
          />
        ) : (
          <span className="card-back relative block aspect-[5/7]" />
        )}
      </div>
      <div style={{ height: TILE_WORDS_HEIGHT }} className="flex flex-col pt-3">
        <h3 className="text-label leading-[1.05] whitespace-nowrap">
          <Link
            to="/goat-profile/$id"
            params={{ id }}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-gold group-hover/tile:underline decoration-2 underline-offset-4"
          >
            <CardName name={card.name} />
          </Link>
        </h3>
        <p className="truncate text-fine leading-5 text-chalk-3">
          <span className="sr-only">
            {t('{rarity}, GOAT Score {score}.', {
              rarity: rarityLabel(card.rarity),
              score: card.goatScore,
            })}{' '}
          </span>
          <MomentTitle of={card.momentTitle} />
        </p>
        <p className="numeral mt-1.5 text-xl leading-6 text-chalk-2">
          {/* What is outside has no price here. */}
          {card.place === 'chain' || card.place === 'leaving' ? (
            <PlaceBadge place={card.place} />
          ) : (
            priceWords(card)
          )}
        </p>
        <div ref={mint} className="relative z-1 mt-2.5">
          {card.endTime ? (
            <Button asChild variant="outline" size="sm" className="min-h-11.5 w-full">
              <Link to="/nft/$id" params={{ id }}>
                <BidWords endTime={card.endTime} name={card.name} />
              </Link>
            </Button>
          ) : (
            <CardDeal cardId={card.id} listed={card} ask={lookedAt} size="sm" />
          )}
        </div>
        <div className="relative z-1 mt-auto flex items-center justify-between border-t border-dashed border-line-2">
          <Link
            to="/nft/$id"
            params={{ id }}
            className="flex min-h-11 min-w-0 items-center gap-1.5 font-display text-lead font-bold uppercase leading-none tracking-[.02em] text-chalk-2 hover:text-chalk"
          >
            {card.endTime ? (
              <AuctionWords endTime={card.endTime} />
            ) : (
              <span>{t('See the card')}</span>
            )}
          </Link>
          <a
            href={assetUrl(card.contractAddress, card.tokenId)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t('{name} on the external marketplace', { name: card.name })}
            className="-mr-3 grid size-11 flex-none place-items-center text-chalk-3 hover:text-chalk"
          >
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </div>
      </div>
    </article>
  );
}

/** What it would cost whoever wants it now, in the money of that. */
function priceWords({ endTime, currentBid, price, listing, pricePolygon }: NftSummary): string {
  if (endTime) {
    return currentBid === null
      ? t('From {amount}@@the least bid', { amount: formatSol(price) })
      : t('Bid {amount}@@the highest bid so far', { amount: formatSol(currentBid) });
  }
  return listing ? `${formatHoof(listing.price)} HOOF` : formatMatic(pricePolygon);
}

/** Once it is over the card waits for its winner, and takes no bid. */
function BidWords({ endTime, name }: { endTime: string; name: string }) {
  const over = useNow((now) => Date.parse(endTime) <= now);
  const said = { what: <span className="sr-only" />, name };
  return over ? (
    <T m="See the last bid<what> on {name}</what>" {...said} />
  ) : (
    <T m="Place Bid<what> on {name}</what>" {...said} />
  );
}

function AuctionWords({ endTime }: { endTime: string }) {
  const left = useNow((now) => auctionCountdown(Date.parse(endTime) - now));
  const over = useNow((now) => Date.parse(endTime) <= now);
  return (
    <>
      <Gavel aria-hidden="true" className="size-4 flex-none text-gold" />
      <span className="sr-only">{t('On auction,')} </span>
      <span className={over ? undefined : 'text-gold'}>{left}</span>
    </>
  );
}
